import { RESULTS_PATH } from '@consorcio/contract/wire';
import { plans } from '@consorcio/players';
import { strFromU8, strToU8 } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DevicePlayer } from '../support/device-player.ts';
import { beginInPackage, type Kept, TEXT, useSchoolPlatform, WORDS } from '../support/school-platform.ts';

/** Draws the same at every run, in place of what nobody can foresee. */
const KNOWN_DRAWS = `{let drawn=1;crypto.getRandomValues=(bytes)=>{for(let i=0;i<bytes.length;i+=1){
drawn=Math.imul(drawn,1103515245)+12345|0;bytes[i]=drawn>>>16;}return bytes;};}`;
const platform = useSchoolPlatform({
  jogo: {
    version: '2004',
    zip: 'vai-de-consorcio-scorm-2004',
    change: (name, bytes) => (/\/home-worker-[^/]+\.js$/.test(name) ? strToU8(KNOWN_DRAWS + strFromU8(bytes)) : bytes),
  },
});
const { status, score, pupil } = WORDS['2004'];
/** What a platform hands to the next visit of what the last one has handed in. */
const HANDED_ON = [status, score, TEXT];

async function launch(page: Page, book: Kept = {}): Promise<DevicePlayer> {
  const kept = Object.fromEntries(Object.entries(book).filter(([name, value]) => HANDED_ON.includes(name) && value));
  return new DevicePlayer(page, await platform().open(page, 'jogo', { [pupil]: 'ana.lima', ...kept }));
}
const leave = (page: Page): Promise<Kept> => platform().leave(page);

/** A visit that goes on another time, and what the platform has to know of its end. */
const SUSPENDED = {
  'cmi.exit': 'suspend',
  'cmi.session_time': expect.stringMatching(/^PT\d+H\d+M[\d.]+S$/),
  'cmi.success_status': 'unknown',
  [TEXT]: expect.stringMatching(/^[0-9a-f]{32}\../),
};

test('a dream is played by hand in a package of SCORM 2004: each visit goes on where the last one was left, and its note is the score', async () => {
  const { page, faults } = await platform().visit('phone');
  await new DevicePlayer(page).hurryMinigames();
  const first = await launch(page);
  await beginInPackage(first.here);
  await first.playUntil(
    async ({ path }) => path === '/mapa' && (await first.standing()).extras.stageRelativeToCycle === 2,
    plans.saver,
  );
  const before = await first.standing();
  const begun = await leave(page);
  expect(begun).toMatchObject({ ...SUSPENDED, [status]: 'incomplete' });
  expect(begun[score] ?? '').toBe('');

  const second = await launch(page, begun);
  await second.press('CONTINUAR O SONHO');
  expect(await second.standing()).toEqual(before);
  await second.playToCertificate();
  await expect.poll(() => platform().told(page, status)).toBe('completed');
  const ended = await leave(page);
  expect(ended).toMatchObject({ ...SUSPENDED, [status]: 'completed' });
  const note = Number(ended[score]);
  expect(note).toBeGreaterThan(0);
  expect(note).toBeLessThanOrEqual(100);
  expect(Number(ended['cmi.score.scaled'])).toBeCloseTo(note / 100);

  /* On another device, which knows what the platform knows. */
  const { page: other } = await platform().visit('phone');
  const third = await launch(other, ended);
  await third.here.waitForURL(`**${RESULTS_PATH}`);
  await third.here.evaluate(() => {
    location.hash = '#/certificado-de-conquista';
  });
  await third.here.getByText('Viagem à praia').first().waitFor();
  expect(await leave(other)).toMatchObject({ ...SUSPENDED, [status]: 'completed', [score]: ended[score] });
  expect(faults).toEqual([]);
});
