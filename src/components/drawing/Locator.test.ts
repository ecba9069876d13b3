import fc from 'fast-check';
import {expect, it} from 'vitest';
import {bearing, distance} from '@site/src/features/companies/international/place-facts';
import {azimuthal} from './Locator';

const coordinates = fc.record({
  latitude: fc.double({min: -85, max: 85, noNaN: true}),
  longitude: fc.double({min: -180, max: 180, noNaN: true}),
});

it('azimuthal preserves distance and bearing from the centre', () => {
  fc.assert(
    fc.property(coordinates, coordinates, (from, to) => {
      const project = azimuthal([from.longitude, from.latitude]);
      const [right, up] = project([to.longitude, to.latitude]);
      const kilometres = distance(from, to);
      expect(Math.hypot(right, up)).toBeCloseTo(kilometres, 2);
      // Bearing is undefined at the centre and at the opposite point of the globe.
      fc.pre(kilometres > 1 && kilometres < 20_000);
      const course = (Math.atan2(right, up) * 180) / Math.PI;
      const difference = Math.abs(((course - bearing(from, to) + 540) % 360) - 180);
      expect(difference).toBeLessThan(0.01);
    }),
  );
});
