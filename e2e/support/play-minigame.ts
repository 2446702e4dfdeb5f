import { type Game, isGame, type Run } from '@consorcio/minigames';
import { BOTS } from '@consorcio/minigames/bots';
import { runOf, type Skill } from '@consorcio/players';
import type { Frame, Page } from 'playwright-core';
import type { MinigameWindow } from './minigame-clock.ts';

const SIDE = 7;

/** Presses swaps of the matches by cursor, pick and arrow; remembers where the cursor stands. */
function swapKeys(): (code: number) => string[] {
  let cursor: number | null = null;
  return (code) => {
    const keys: string[] = [];
    if (cursor === null) keys.push('ArrowRight');
    const from: number = cursor ?? Math.floor((SIDE * SIDE) / 2);
    const to = code >> 1;
    const [columns, rows] = [(to % SIDE) - (from % SIDE), Math.floor(to / SIDE) - Math.floor(from / SIDE)];
    for (let i = 0; i < Math.abs(columns); i += 1) keys.push(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(rows); i += 1) keys.push(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    cursor = to;
    return [...keys, ' ', code % 2 === 1 ? 'ArrowDown' : 'ArrowRight'];
  };
}

function keysFor(game: Game): (code: number) => readonly string[] {
  if (game === 'matches') return swapKeys();
  return (code) => [BOTS[game].keys[code] ?? ''];
}

export interface MinigameOptions {
  /** An expert's by default. */
  readonly skill?: Exclude<Skill, 'given up'>;
  /** Called now and then while it plays, for screenshots. */
  readonly onInput?: (count: number) => Promise<void>;
}

/**
 * Plays the minigame that is open in a frame, by real key presses, to its end. The page has to run on the accelerated
 * clock: `context.addInitScript(installMinigameClock)`. Leaves the result's panel open; gives the log that was sent.
 */
export async function playMinigame(page: Page, frame: Frame, options: MinigameOptions = {}): Promise<Run> {
  const plan = await pressMinigame(page, frame, options);
  await runTo(frame, plan.ticks);
  const log = await frame.evaluate(() => (window as MinigameWindow).__arcade?.log);
  const sent = JSON.stringify(log?.inputs);
  if (sent !== JSON.stringify(plan.inputs))
    throw new Error(`the page recorded something else than was pressed: ${sent}`);
  return plan;
}

/** Plays it to its end where the page around takes the log and closes the frame, as that of a live group does. */
export async function playHandedBack(page: Page, frame: Frame, options: MinigameOptions = {}): Promise<Run> {
  const plan = await pressMinigame(page, frame, options);
  await runTo(frame, plan.ticks).catch(() => undefined);
  return plan;
}

/** Makes every press of a run at its tick; gives what was pressed. */
async function pressMinigame(page: Page, frame: Frame, options: MinigameOptions): Promise<Run> {
  await frame.waitForFunction(() => (window as MinigameWindow).__arcade !== undefined);
  const help = frame.getByRole('button', { name: 'JOGAR', exact: true });
  if (await help.isVisible()) await help.click();
  const issued = await frame.evaluate(() => (window as MinigameWindow).__arcade?.run);
  if (issued === undefined || !isGame(issued.game)) throw new Error('no minigame of ours is open in this frame');
  const plan = runOf(issued, options.skill ?? 'expert');
  const keys = keysFor(issued.game);
  await frame.evaluate(() => window.focus());
  for (const [i, [tick, code]] of plan.inputs.entries()) {
    await runTo(frame, tick);
    for (const key of keys(code)) await page.keyboard.press(key);
    await options.onInput?.(i);
  }
  return plan;
}

const runTo = (frame: Frame, tick: number): Promise<boolean | undefined> =>
  frame.evaluate((until) => (window as MinigameWindow).__clock?.runTo(until), tick);
