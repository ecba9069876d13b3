/**
 * An invented estuary round the headquarters, drawn by hand in metres east and north of it: river,
 * quay, jetty, roads, buildings. It agrees with the site plan of the contact page, not with
 * the country; an owner who moves the coordinates takes it along.
 */

export {areas} from './areas';
export {lines} from './lines';
export {fairway, places} from './places';
