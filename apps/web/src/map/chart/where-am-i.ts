import type { Here } from '@consorcio/copy/popups';
import { lateInstalmentAt, stagePosition } from '@consorcio/rules/queries';
import { nextInstalment, termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import { type CurrentStage, isRunning } from './current-stage.ts';

/** What a player who cannot see the map asks for: month, stage, energy, effort and the next bill. */
export function whereAmI(current: CurrentStage): Here {
  const { stage, dream, balance, campaign, extras } = current;
  const { cycle } = stage;
  const cycles = dream.cycles;
  const at = { cycle, cycles, energy: balance.energy, effort: balance.effort };
  if (campaign.completed) return { ...at, position: 'OVER', due: null };
  /* This month's instalment is paid. */
  if (!isRunning(current)) return { ...at, position: 'ASSEMBLY', due: cycle < cycles ? nextInstalment(current) : 0 };
  const due = stage.createdByFailure ? lateInstalmentAt(termsOfStage(current), cycle) : dream.effortCostPerCycle;
  return { ...at, position: stagePosition(extras), due };
}
