import {brand} from './brand';

const {address} = brand;

/** The registered office on one line. Example: `'Example House, 1 Example Road, Leeds, …'`. */
export const addressLine = [
  address.building,
  address.street,
  address.town,
  `${address.county} ${address.postcode}`,
].join(', ');
