import type {Brand} from '@site/src/data/brand/brand.schema';

/**
 * Address of Google Street View at the map's coordinates (decisions, "Map"). This form of address
 * needs no key.
 */
export function streetViewAddress({coordinates}: Pick<Brand, 'coordinates'>): string {
  const query = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: `${coordinates.latitude},${coordinates.longitude}`,
  });
  return `https://www.google.com/maps/@?${query.toString()}`;
}
