import { expect, test } from 'vitest';
import { graded, gradedColour } from './grade.ts';
import { picture, rect, stamp } from './svg.ts';

const AIR = '#FDEFDC';

test('haze draws a colour towards the air, and all of it is the air', () => {
  expect(gradedColour('#0B7F62', {})).toBe('#0b7f62');
  expect(gradedColour('#0B7F62', { air: AIR, haze: 1 })).toBe('#fdefdc');
  expect(gradedColour('#000000', { air: '#FFFFFF', haze: 0.5 })).toBe('#808080');
});

test('a light multiplies a colour, and grey takes its difference out', () => {
  expect(gradedColour('#FF8040', { ambient: '#808080' })).toBe('#804020');
  expect(gradedColour('#FF0000', { grey: 1 })).toBe('#514b59');
});

test('only colours change, and a thing that is stamped in two lights is drawn in both', () => {
  const thing = stamp(3, 4, rect(1, 2, 3, 4, 0, '#FF8040'));
  const far = graded(thing, { air: AIR, haze: 0.5 });
  expect(far).toContain('x="3" y="4"');
  expect(far).not.toContain('#FF8040');
  const both = picture('both', { width: 9, height: 9 }, thing + far + thing + far);
  expect(both.match(/<symbol /g)).toHaveLength(2);
  expect(new Set([...both.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))).toEqual(
    new Set([...both.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)),
  );
  expect(graded(thing, { air: AIR, haze: 0.5 })).toBe(far);
});
