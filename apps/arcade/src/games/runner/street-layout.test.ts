import { describe, expect, test } from 'vitest';
import { streetLayout } from './street-layout.ts';

describe('the street', () => {
  test('stands as it is laid out where the field is not taller', () => {
    expect(streetLayout(0)).toMatchObject({ down: 0, road: 812, buttons: 902 });
  });

  test.each([70, 130, 300])(
    'has its buttons at the end of a field that is %i units taller, and room for the runner over them',
    (extra) => {
      const { road, buttons } = streetLayout(extra);
      expect(buttons + 116).toBeLessThan(1024 + extra);
      expect(buttons - road).toBeGreaterThan(90);
    },
  );

  test.each([0, 130, 300])('lies on the ground without a gap in a field that is %i units taller', (extra) => {
    const { down, groundSeen } = streetLayout(extra);
    const [[, roofs] = [0, 0], [road] = [0]] = groundSeen;
    // The houses' strip begins at 470, the road's ends at 1024.
    expect(roofs).toBeGreaterThanOrEqual(470 + down);
    expect(road).toBeLessThanOrEqual(1024 + down);
  });
});
