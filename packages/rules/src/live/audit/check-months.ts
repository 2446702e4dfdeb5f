import { coinsOf, termsOfGroup } from '../group.ts';
import { autopilot, type Move, packMoves, unpackMoves } from '../move.ts';
import { shownMinutes } from '../shown-minutes.ts';
import { faultsOf, type LiveFault, type PublishedLive } from './published.ts';
import type { Replay, ReplayedMonth } from './replay.ts';

/** A published line of moves, read; null for one that is none. */
export function readMoves(text: string): ReadonlyMap<number, Move> | null {
  try {
    const moves = unpackMoves(text);
    return packMoves(moves) === text ? moves : null;
  } catch {
    return null;
  }
}

const fault = faultsOf('MONTHS');

/** Whether exactly the people of a month moved, and the autopilot as LIVE 3.5 says. */
function checkMoves(
  month: number,
  moves: ReadonlyMap<number, Move>,
  people: readonly number[],
  { before, minutes }: ReplayedMonth,
): readonly LiveFault[] {
  const moved = [...moves.keys()].join(' ');
  const expected = [...people].sort((a, b) => a - b).join(' ');
  if (moved !== expected) return [fault(`month ${month}`, moved, expected)];
  const terms = termsOfGroup(before);
  return [...moves].flatMap(([quota, move]) => {
    const seat = before.seats[quota - 1];
    if (!move.isAuto || seat === undefined) return [];
    const own = autopilot(seat, coinsOf(minutes.offset, quota, terms), terms);
    const [published, computed] = [packMoves(new Map([[quota, move]])), packMoves(new Map([[quota, own]]))];
    return published === computed ? [] : [fault(`month ${month} quota ${quota}`, published, computed)];
  });
}

/** The quotas of a published line of balances that are not what the rules give. */
function checkBalances(month: number, published: string, computed: string): readonly LiveFault[] {
  if (published === computed) return [];
  const [own, theirs] = [computed.split(' '), published.split(' ')];
  const names = own.map((_, i) => (i === 0 ? `month ${month}` : `month ${month} quota ${i}`));
  const found = own.flatMap((line, i) => (line === theirs[i] ? [] : [fault(names[i] ?? '', theirs[i] ?? '', line)]));
  return found.length > 0 ? found : [fault(`month ${month}`, published, computed)];
}

/** Every month against what the rules give from seeds and moves: that nobody sat twice, who moved, and every coin after it. */
export function checkMonths({ seats, moves, balances }: PublishedLive, { months }: Replay): readonly LiveFault[] {
  const lines: readonly LiveFault[] =
    balances.length === months.length ? [] : [fault('', `${balances.length}`, `${months.length}`)];
  const faults = months.flatMap((month, i) => {
    const number = i + 1;
    const people = seats.filter(({ joinedMonth }) => joinedMonth <= number).map(({ quota }) => quota);
    const read = readMoves(moves[i] ?? '') ?? new Map<number, Move>();
    return [...checkMoves(number, read, people, month), ...checkBalances(number, balances[i] ?? '', month.balances)];
  });
  const quotas = new Set(seats.map(({ quota }) => quota));
  const twice = quotas.size === seats.length ? [] : [fault('', `${seats.length}`, `${quotas.size}`)];
  return [...lines, ...twice, ...faults];
}

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.sort().join(',')}}`;
}

/**
 * What the projector showed of each assembly, to its last step, against what the rules give.
 */
export function checkMinutes({ closed }: PublishedLive, { months }: Replay): readonly LiveFault[] {
  if (closed === undefined) return [];
  const [held, expected] = [closed.map(({ month }) => month).join(' '), months.map((_, i) => i + 1).join(' ')];
  if (held !== expected) return [fault('', held, expected)];
  return months.flatMap(({ minutes, group }, i) => {
    const own = new Map<string, unknown>(Object.entries(shownMinutes(minutes, group, Number.POSITIVE_INFINITY)));
    const published = new Map<string, unknown>(Object.entries(closed[i]?.minutes ?? {}));
    const names = [...new Set([...own.keys(), ...published.keys()])];
    return names.flatMap((name) => {
      const [theirs, computed] = [canonical(published.get(name)), canonical(own.get(name))];
      return theirs === computed ? [] : [fault(`month ${i + 1}`, `${name} ${theirs}`, `${name} ${computed}`)];
    });
  });
}
