import { expect, test } from 'vitest';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { noteAt } from './note-at.ts';

const { current } = BOARDS.newCycle;
const at = (cycle: number, stageRelativeToCycle: number, read = 0) =>
  noteAt(
    {
      stage: { ...current.stage, cycle },
      extras: { ...current.extras, stageRelativeToCycle },
    },
    read,
  );

test('each of the four steps of the tutorial has one place, the choice of a place comes first', () => {
  expect([at(1, 1), at(1, 2), at(1, 3), at(2, 1)].map((note) => note?.step)).toEqual([1, 0, 2, 3]);
});

test('elsewhere there is none', () => {
  expect([at(1, 4), at(1, 5), at(2, 2), at(3, 1)]).toEqual([null, null, null, null]);
});

test('a note that was put away does not come again, the later ones do', () => {
  expect(at(1, 1, 1)).toBeNull();
  expect(at(1, 2, 1)).toEqual({ step: 0, count: 2 });
});
