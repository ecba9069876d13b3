import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {addressLines, directionsAddress, openMapAddress, streetViewAddress} from './addresses';

const place = {coordinates: {latitude: 51.484, longitude: 0.471}};

describe('addresses outside the site', () => {
  it('lead to the address', () => {
    const {searchParams} = new URL(directionsAddress(brand));
    expect(searchParams.get('api')).toBe('1');
    expect(searchParams.get('destination')).toBe(addressLines(brand).join(', '));
  });

  it('show the street at the point of the specification, without a key', () => {
    expect(streetViewAddress(place)).toBe(
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.484%2C0.471',
    );
  });

  it('open the same view on a public map', () => {
    expect(openMapAddress(place, 14)).toBe(
      'https://www.openstreetmap.org/?mlat=51.484&mlon=0.471#map=14/51.484/0.471',
    );
  });
});
