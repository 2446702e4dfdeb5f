import type { ContractFigures } from '@consorcio/copy/group-contract';
import { DREAMS } from '@consorcio/rules/catalogue';
import {
  cyclesOf,
  instalmentAt,
  instalmentRisesEvery,
  instalmentShares,
  letterOf,
  mostMisses,
  mostRecoveries,
  planFees,
  quotasOf,
  type TermsSource,
} from '@consorcio/rules/queries';
import { reais } from './numbers.ts';

/** Effort with at most one decimal: '10', '1,8'. */
const effort = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

/** A value of every month: '12', or 'de 13 a 15' where it rises. */
function range(values: readonly number[]): string {
  const [first, last] = [effort(values.at(0) ?? 0), effort(values.at(-1) ?? 0)];
  return first === last ? first : `de ${first} a ${last}`;
}

/** What the contract of a dream says, from the rulebook of those terms; null for a dream that does not exist. */
export function contractFigures(source: TermsSource): ContractFigures | null {
  const dream = DREAMS.find(({ id }) => id === source.dreamId);
  if (dream === undefined) return null;
  const cycles = cyclesOf(source);
  const months = Array.from({ length: cycles }, (_, i) => i + 1);
  const instalments = months.map((cycle) => instalmentAt(source, cycle));
  const { adminPercent, reservePercent } = planFees(source);
  const shares = months.map((cycle) => instalmentShares(source, cycle, true));
  return {
    dream: dream.name,
    quotas: quotasOf(source),
    cycles,
    instalment: range(instalments),
    common: range(shares.map(({ common }) => common)),
    admin: range(shares.map(({ admin }) => admin)),
    reserve: range(shares.map(({ reserve }) => reserve)),
    total: effort(instalments.reduce((sum, due) => sum + due, 0)),
    letter: effort(letterOf(source)),
    recoveries: mostRecoveries(source),
    misses: mostMisses(source),
    late: range(shares.map(({ late }) => late)),
    adminPercent: effort(adminPercent),
    reservePercent: effort(reservePercent),
    realCredit: reais(dream.realCredit),
    risesEvery: instalmentRisesEvery(source),
  };
}
