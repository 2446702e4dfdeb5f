import { PATHS, ROOM_START } from '@consorcio/contract/wire';
import { expect, test } from 'vitest';
import type { Lesson } from './lesson.ts';
import { LIVE_LESSON } from './live-lesson.ts';
import { lessonPlanOf, teachersCopy } from './teachers.ts';

const MINUTES = 50;
const lesson = { beach: { name: 'Viagem', cycles: 3 }, bike: { price: 18_000 } } as Lesson;

test.each([
  ['of pairs', lessonPlanOf(lesson)],
  ['with a live group', LIVE_LESSON],
])('the steps of the lesson %s follow one another and fill its minutes', (_, steps) => {
  const times = steps.map(({ time }) => time.split('–').map(Number));
  expect(times.map(([from]) => from)).toEqual([0, ...times.slice(0, -1).map(([, to]) => to)]);
  expect(times.at(-1)?.[1]).toBe(MINUTES);
  expect(teachersCopy.heading).toContain(`${MINUTES} minutos`);
});

test('the plan says where the contract of the dream is', () => {
  expect(lessonPlanOf(lesson).map(({ solo }) => solo)).toContain(
    'No menu do jogo, Caderno, aba Contrato: ler o contrato e achar as 5 respostas.',
  );
});

test('a pair has eight minutes to read the contract and find its answers', () => {
  const [from = 0, to = 0] =
    lessonPlanOf(lesson)
      .find(({ solo }) => solo.includes('contrato'))
      ?.time.split('–')
      .map(Number) ?? [];
  expect(to - from).toBe(8);
});

test('the address that desk, terminal and start of live groups give leads to the part on starting the game', () => {
  expect(ROOM_START).toBe(`${PATHS.teachers}#${teachersCopy.start.title.toLowerCase().replaceAll(' ', '-')}`);
});
