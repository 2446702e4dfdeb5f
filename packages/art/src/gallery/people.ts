/** People from head to feet and their faces. */
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import * as art from '../index.ts';
import { each, type Gallery, upTo } from './family.ts';

const portraits = PERSONA_IDS.flatMap((id) => art.PORTRAIT_KINDS.map((kind) => ({ id, kind })));

export const PEOPLE: Gallery = {
  poses: each(
    art.POSE_NAMES,
    (pose) => pose,
    (pose) => art.person({ persona: 3, pose }),
  ),
  expressions: each(
    art.EXPRESSION_NAMES,
    (name) => name,
    (expression) => art.portrait(2, 'plain', { expression }),
  ),
  people: {
    ...each(
      PERSONA_IDS,
      (id) => id,
      (persona) => art.person({ persona, pose: 'cintura', expression: 'feliz' }),
    ),
    ...each(
      PERSONA_IDS,
      (id) => `${id}-left`,
      (persona) => art.person({ persona, pose: 'corre2', flip: true }),
    ),
    behind: () => art.person({ persona: 'x5', back: true }),
    speaking: () => art.person({ persona: 4, t: 1.3, talking: true, seed: 2 }),
    dressed: () => art.person({ persona: 2, apron: true, helmet: true }),
  },
  eyes: {
    ...each(
      PERSONA_IDS,
      (id) => `${id}-shut`,
      (persona) => art.personEyes({ persona, pose: 'cintura', blink: 1 }),
    ),
    ...each(
      PERSONA_IDS,
      (id) => `${id}-aside`,
      (persona) => art.personEyes({ persona, pose: 'cintura', gaze: [-0.9, 0.1] }),
    ),
  },
  crowd: each(
    upTo(48),
    (n) => `x${n}`,
    (n) => art.portrait(`x${n}`),
  ),
  portraits: each(
    portraits,
    ({ id, kind }) => `${id}-${kind}`,
    ({ id, kind }) => art.portrait(id, kind),
  ),
};
