import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { Actor, type Stage } from '../support/heard/actor.ts';
import { compareAct, type Holes } from '../support/heard/compare.ts';
import { listenIn } from '../support/heard/hearing.ts';
import { openWithOrca } from '../support/heard/orca.ts';
import { type Act, wholePlay } from '../support/heard/play.ts';
import { KeyboardPlayer } from '../support/keyboard-player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();
/** `npm run drill -- orca`. */
const IS_ORCA = process.env.ORCA !== undefined;
/** Milliseconds in which a sentence must be heard. */
const LIMIT = IS_ORCA ? 30_000 : 120_000;

/** `npm run drill -- orca SCENE`: the scene at which it begins, whose player comes to the map by calls. */
const FIRST = Number(process.env.PLAY_FROM ?? 1);

/** The acts from there on. */
const acts = (): readonly Act[] => {
  const all = wholePlay();
  return all.slice(all.findIndex(({ scene }) => scene.startsWith(`Cena ${FIRST}:`)));
};

/** Brings a player of the same name, persona, dream and code to the first month, past its film. */
async function comeToMap({ player: { page } }: Stage): Promise<void> {
  const api = new ApiPlayer(site().origin);
  await api.startPersona();
  await api.call('dreamChoose', { body: { dreamId: 1, clientSeed: 'Caramelo' } });
  await api.seeBadges();
  await signIn(page, api);
  await page.goto('/mapa');
  const month = page.getByRole('heading', { name: /^Ciclo 01/ });
  await month.waitFor();
  await month.waitFor({ state: 'detached' });
}

async function openStage(): Promise<Stage> {
  if (!IS_ORCA) {
    const { player, context } = await site().newKeyboardPlayer('desktop');
    await player.hurryMinigames();
    return { player, heard: await listenIn(context), untilSilent: () => Promise.resolve() };
  }
  const { page, heard, untilSilent, close } = await openWithOrca(site().origin);
  onTestFinished(close);
  return { player: new KeyboardPlayer(page), heard, untilSilent };
}

test('a screen reader speaks the play as it is written, sentence by sentence, each once', async () => {
  const stage = await openStage();
  const { player, heard, untilSilent } = stage;
  if (FIRST > 1) await comeToMap(stage);
  /** The screen of who leads a live group. */
  let host: Promise<Page> | undefined;
  const openHost = async (): Promise<Page> => (await site().newPlayer('phone')).page;
  const actor = new Actor(stage, () => (host ??= openHost()));
  const faults: string[] = [];
  const report: string[] = [];
  let holes: Holes = {};

  const play = async (act: Act): Promise<void> => {
    await untilSilent();
    const from = heard.length;
    await actor.do(act, holes);
    const compared = () => compareAct(act, heard.slice(from), holes);
    for (const end = Date.now() + LIMIT; compared().missing.length > 0 && Date.now() < end; )
      await player.page.waitForTimeout(100);
    await untilSilent();
    const { missing, wrong, holes: found } = compared();
    holes = found;
    const told = [...missing.map((line) => `não se ouviu: ${line}`), ...wrong.map((line) => `ouviu-se ${line}`)];
    faults.push(...told.map((fault) => `${act.scene}, ${act.verb} ${act.given.join(', ')}: ${fault}`));
    report.push(`\n# ${act.scene} * ${act.verb} ${act.given.map((each) => `“${each}”`).join(', ')}`);
    report.push(...heard.slice(from).map(({ voice, words }) => `${voice ?? 'ORCA'}: ${words}`));
    report.push(...told.map((fault) => `!! ${fault}`));
  };

  try {
    for (const act of acts()) await play(act);
  } finally {
    mkdirSync('test-results', { recursive: true });
    writeFileSync(`test-results/heard-by-${IS_ORCA ? 'orca' : 'tree'}.txt`, `${report.join('\n')}\n`);
  }
  expect(faults).toEqual([]);
});
