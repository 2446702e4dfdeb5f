import type { IssuedRunMessage, RunHandover } from '@consorcio/contract/wire';

const MESSAGE: IssuedRunMessage['type'] = 'minigame-run';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const areNumbers = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => typeof fields[name] === 'number');

/**
 * The run in a message of the page around; null when that page says to ask the server; undefined for any other message.
 * Nothing hangs on its truth: the server replays with the stage, the seed and the version that it issued itself.
 */
export function runHandoverIn(data: unknown): RunHandover | null | undefined {
  if (!isObject(data) || data.type !== MESSAGE) return undefined;
  return isRunHandover(data.run) ? data.run : null;
}

function isRunHandover(run: unknown): run is RunHandover {
  if (!isObject(run) || typeof run.stageId !== 'string' || !areNumbers(run, ['personaId'])) return false;
  const { issued, rewards, live } = run;
  if (
    live !== undefined &&
    !(isObject(live) && typeof live.isCalm === 'boolean' && areNumbers(live, ['coins', 'room']))
  )
    return false;
  if (!isObject(issued) || typeof issued.game !== 'string' || typeof issued.seed !== 'string') return false;
  if (!areNumbers(issued, ['version', 'vigor'])) return false;
  const bounds = ['minEffort', 'maxEffort', 'minEnergy', 'maxEnergy'];
  return rewards === null || (isObject(rewards) && areNumbers(rewards, bounds));
}
