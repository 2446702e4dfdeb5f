import { expect, test } from 'vitest';
import { dist } from '../core/geometry.ts';
import { blend } from './blend.ts';
import { BONE } from './body/spine.ts';
import { personOf } from './cast.ts';
import { extra } from './extras.ts';
import { figure } from './figure.ts';
import { hand } from './hand/hand.ts';
import { HAIR_STYLES } from './person.ts';
import { PERSONAS } from './personas.ts';
import { placesOf } from './places.ts';
import { POSES } from './poses.ts';
import { EXPRESSION_NAMES, HAND_SHAPES, POSE_NAMES } from './vocabulary.ts';

const IDS = [1, 2, 3, 4] as const;
const nodes = (svg: string): number => svg.match(/<[a-z]/gi)?.length ?? 0;

test.each(POSE_NAMES)('in pose %s a person has at most 250 elements', (pose) => {
  for (const persona of [...IDS, 'a', 'e', 'x7'] as const)
    expect(nodes(figure({ persona, pose }).body)).toBeLessThanOrEqual(250);
});
test.each(POSE_NAMES.filter((pose) => !/^(pulo|dancaC|corre)/.test(pose)))(
  'in pose %s a foot stands on the ground',
  (pose) => {
    const { nearLeg, farLeg } = placesOf(POSES[pose]).places;
    const lowest = Math.max(nearLeg.to[1], farLeg.to[1]);
    expect(lowest).toBeGreaterThan(-BONE.ankle - 22);
    expect(lowest).toBeLessThan(-BONE.ankle + 8);
  },
);
test('every expression, hair style and hand is drawn in its own way', () => {
  const faces = EXPRESSION_NAMES.map((expression) => figure({ expression }).body);
  const heads = HAIR_STYLES.map((hairStyle) => figure({ persona: { ...PERSONAS[1], hairStyle } }).body);
  const hands = HAND_SHAPES.map((kind) => {
    const { back, front } = hand([1, 0, 0, 1, 0, 0], kind, { skin: '#8A5236' });
    return back + front;
  });
  for (const list of [faces, heads, hands]) expect(new Set(list).size).toBe(list.length);
});
test('no two people have the same face', () => {
  const faces = [...IDS, 'a', 'b', 'c', 'd', 'e'] as const;
  const outlines = [...faces.map(personOf), ...Array.from({ length: 48 }, (_, n) => extra(n))].map(({ face }) =>
    JSON.stringify(face),
  );
  expect(new Set(outlines).size).toBe(outlines.length);
});
test('a palm is where the pose puts it, as far as an arm reaches', () => {
  for (const pose of ['acenar', 'cintura', 'joia', 'palmas'] as const) {
    const { places } = placesOf(POSES[pose]);
    const { hands } = figure({ persona: 3, pose });
    const scale = 0.88 * PERSONAS[3].build.height;
    const wanted = [places.near.to[0] * scale, places.near.to[1] * scale] as const;
    expect(dist(hands.A, wanted), pose).toBeLessThan(6);
  }
});
test('who looks the other way is mirrored, hands included, and keeps the blade on the right leg', () => {
  const [right, left] = [figure({ persona: 3, pose: 'acenar' }), figure({ persona: 3, pose: 'acenar', flip: true })];
  expect(left.hands.B[0]).toBeCloseTo(-right.hands.B[0], 5);
  expect(left.body).not.toBe(right.body);
});
test('a blend begins at the one pose and ends at the other', () => {
  expect(placesOf(blend('parado', 'acenar', 0)).places.far.to).toEqual(placesOf(POSES.parado).places.far.to);
  expect(placesOf(blend('parado', 'acenar', 1)).places.far.to).toEqual(placesOf(POSES.acenar).places.far.to);
});
test('a bust has no legs and no shadow on the ground', () => {
  expect(figure({ bust: true }).body.length).toBeLessThan(figure({ shadow: false }).body.length);
});

test.each(IDS)('other eyes of persona %s are small, and lie where its own are', (persona) => {
  const own = figure({ persona, pose: 'pensar', expression: 'feliz' });
  const shut = figure({ persona, pose: 'pensar', expression: 'feliz', blink: 1 });
  expect(own.body).toContain(own.eyes);
  expect(shut.eyes).toContain(`fill="${personOf(persona).skin}"`);
  expect(shut.eyes.length).toBeLessThan(own.body.length / 20);
});
