import { onDeviceCopy } from '@consorcio/copy/on-device';
import { plans, type StageReply, takeTurn } from '@consorcio/players';
import { strFromU8, strToU8 } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callsIn } from '../support/device-player.ts';
import { beginInPackage, type Kept, TEXT, useSchoolPlatform, WORDS } from '../support/school-platform.ts';

/** Places in the worker where the form of records stands (packages/game/src/home/player-record.ts). */
const FORMS = /\bform(:|>)1\b/g;
const zip = 'vai-de-consorcio-scorm-1.2';
let places = 0;
/* The newer one says that older programs do not read what it keeps. */
const platform = useSchoolPlatform({
  older: { version: '1.2', zip },
  newer: {
    version: '1.2',
    zip,
    change(name, bytes) {
      if (!/\/home-worker-[^/]+\.js$/.test(name)) return bytes;
      const raised = (_: string, sign: string): string => {
        places += 1;
        return `form${sign}2`;
      };
      return strToU8(strFromU8(bytes).replace(FORMS, raised));
    },
  },
});
const PUPIL = { [WORDS['1.2'].pupil]: 'ana.lima', [WORDS['1.2'].status]: 'incomplete' };
type Name = 'older' | 'newer';

const standing = async (frame: Frame): Promise<StageReply> => (await callsIn(frame)('stageCurrent')) as StageReply;
const turn = async (frame: Frame): Promise<unknown> => takeTurn(await standing(frame), plans.saver, callsIn(frame));
async function enter(page: Page, name: Name, kept: Kept = PUPIL): Promise<Frame> {
  const frame = await platform().open(page, name, kept);
  await frame.getByText('Que bom ter você de volta').waitFor();
  return frame;
}

test('two packages of two versions in one course keep one pupil’s games apart, and the older one opens none of the newer', async () => {
  expect(places).toBe(4);
  const { page: one, context, faults } = await platform().visit('phone', { isCalm: true });
  const two = await context.newPage();
  const old = await platform().open(one, 'older', PUPIL);
  await beginInPackage(old);
  const young = await platform().open(two, 'newer', PUPIL);
  await beginInPackage(young, /Moto zero km/);
  const begun = await standing(old);
  await turn(young);
  expect(await standing(old)).toEqual(begun);
  await turn(old);
  await turn(young);
  const [before, after] = [await standing(old), await standing(young)];
  expect([before.dream.id, after.dream.id]).toEqual([1, 2]);

  /* In one window, and where the platform has lost what it was given. */
  const books = { older: await platform().leave(one), newer: await platform().leave(two) };
  for (const kept of [books, { older: PUPIL, newer: PUPIL }]) {
    expect(await standing(await enter(one, 'newer', kept.newer))).toEqual(after);
    expect(await standing(await enter(one, 'older', kept.older))).toEqual(before);
  }

  expect(faults).toEqual([]);

  /* The activity gets the older package again. */
  const back = await platform().open(one, 'older', books.newer);
  await back.getByText(onDeviceCopy.notOpened).first().waitFor();
  expect((await platform().leave(one))[TEXT]).toBe(books.newer[TEXT]);
  expect(await standing(await enter(two, 'newer', books.newer))).toEqual(after);

  /* The activity gets the newer package: from what that has done on, the older one does not play. */
  const raised = await enter(two, 'newer', books.older);
  expect(await standing(raised)).toEqual(before);
  await turn(raised);
  const news = await standing(raised);
  const book = await platform().leave(two);
  for (const kept of [books.older, book, PUPIL]) {
    const late = await platform().open(one, 'older', kept);
    await late.getByText(onDeviceCopy.notOpened).first().waitFor();
  }
  expect(await standing(await enter(two, 'newer', book))).toEqual(news);
});
