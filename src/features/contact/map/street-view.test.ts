import {describe, expect, it} from 'vitest';
import {streetViewAddress} from './street-view';

describe('streetViewAddress', () => {
  it('shows the street at the point of the specification, without a key', () => {
    expect(streetViewAddress({coordinates: {latitude: 51.484, longitude: 0.471}})).toBe(
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=51.484%2C0.471',
    );
  });
});
