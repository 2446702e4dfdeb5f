import { shownMinutes } from '../shown-minutes.ts';
import type { LiveFault, PublishedLive } from './published.ts';
import type { Replay } from './replay.ts';

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.sort().join(',')}}`;
}

const fault = (at: string, told: string, computed: string): LiveFault => ({ part: 'MONTHS', at, told, computed });

/**
 * What the projector showed of each assembly, to its last step, against what the rules give. Audits from before assemblies were
 * published have none.
 */
export function checkMinutes({ closed }: PublishedLive, { months }: Replay): readonly LiveFault[] {
  if (closed === undefined) return [];
  const [held, expected] = [closed.map(({ month }) => month).join(' '), months.map((_, i) => i + 1).join(' ')];
  if (held !== expected) return [fault('', held, expected)];
  return months.flatMap(({ minutes, group }, i) => {
    const own = new Map<string, unknown>(Object.entries(shownMinutes(minutes, group, Number.POSITIVE_INFINITY)));
    const told = new Map<string, unknown>(Object.entries(closed[i]?.minutes ?? {}));
    const names = [...new Set([...own.keys(), ...told.keys()])];
    return names.flatMap((name) => {
      const [theirs, computed] = [canonical(told.get(name)), canonical(own.get(name))];
      return theirs === computed ? [] : [fault(`month ${i + 1}`, `${name} ${theirs}`, `${name} ${computed}`)];
    });
  });
}
