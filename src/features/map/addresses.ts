import type {Brand} from '@site/src/data/brand/brand.schema';

type Place = Pick<Brand, 'address' | 'coordinates'>;

/** The address in the lines of an envelope, the country left out. */
export function addressLines({address}: Pick<Brand, 'address'>): string[] {
  const {building, street, town, county, postcode} = address;
  return [building, street, town, `${county} ${postcode}`];
}

/**
 * The way to the address, in the visitor's own maps application where there is one. By address,
 * not by point: the point of the specification is only "about" there.
 */
export function directionsAddress(place: Pick<Brand, 'address'>): string {
  return withQuery('https://www.google.com/maps/dir/', {
    api: '1',
    destination: addressLines(place).join(', '),
  });
}

/** Pictures from the street at the point of the map; this form of address needs no key. */
export function streetViewAddress({coordinates}: Pick<Place, 'coordinates'>): string {
  return withQuery('https://www.google.com/maps/@', {
    api: '1',
    map_action: 'pano',
    viewpoint: `${coordinates.latitude},${coordinates.longitude}`,
  });
}

/** The same place on a map that anybody may open without a key. */
export function openMapAddress({coordinates}: Pick<Place, 'coordinates'>, zoom: number): string {
  const {latitude, longitude} = coordinates;
  const marker = withQuery('https://www.openstreetmap.org/', {
    mlat: String(latitude),
    mlon: String(longitude),
  });
  return `${marker}#map=${zoom}/${latitude}/${longitude}`;
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
