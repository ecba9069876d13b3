import {describe, expect, it} from 'vitest';
import {streetViewAddress} from './street-view';

describe('streetViewAddress', () => {
  it('points to the specification’s coordinates, without a key', () => {
    expect(streetViewAddress({coordinates: {latitude: 51.484, longitude: 0.471}})).toBe(
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.484%2C0.471',
    );
  });
});
