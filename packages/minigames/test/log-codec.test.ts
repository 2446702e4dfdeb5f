import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packInputs, unpackInputs } from '../src/log-codec.ts';

test('a log that was kept is the same log again, calm head and long pauses included', () => {
  const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_600 }), fc.integer({ min: 0, max: 900 })));
  fc.assert(
    fc.property(gaps, (steps) => {
      let tick = 0;
      const inputs = steps.map(([gap, code]) => {
        tick += gap;
        return [tick, code] as const;
      });
      expect(unpackInputs(packInputs(inputs))).toEqual(inputs);
    }),
  );
});

test('an input takes two bytes at the pace of hands', () => {
  expect(packInputs([[12, 3] as const, [40, 97] as const, [139, 0] as const])).toHaveLength(6);
});
