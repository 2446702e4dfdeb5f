import { must } from '@consorcio/kernel';
import { complete } from '../after/opening.ts';
import { assemblyOf } from '../assembly/assembly.ts';
import { groupOf, membersAfterClosing, membersOf } from '../assembly/group.ts';
import type { Answered, Campaign, Step } from '../campaign/campaign.ts';
import { assertStageCount, openRecovery, record, type Stage } from '../campaign/cycle.ts';
import { exclude } from '../campaign/ending.ts';
import type { Fact } from '../campaign/fact.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { effortDue } from '../rulebook/instalment.ts';
import { rulebookOf, termsOf } from '../rulebook/registry.ts';
import { add } from '../wallet.ts';
import { type FinishAnswer, firstAnswer } from './finish-answer.ts';

/** What this stage of the campaign asks for, surcharge and late fee included (RULES 6.1, 6.2). */
export function dueAt(campaign: Campaign, stage: Pick<Stage, 'cycle' | 'createdByFailure'>): number {
  return effortDue(termsOf(campaign), stage.cycle, stage.createdByFailure);
}

/** Settles the instalment at a started payment stage, or finds that the effort does not reach (RULES section 6). */
export function settle(campaign: Campaign, stage: Stage, draw: Draw): Answered<FinishAnswer> {
  assertStageCount(campaign);
  const due = dueAt(campaign, stage);
  const step = campaign.wallet.effort >= due ? pay(campaign, stage, due, draw) : miss(campaign, stage, due);
  return { ...step, answer: must(firstAnswer(step.campaign, stage.ordinal), 'answer of a settled payment') };
}

function finished(campaign: Campaign, { ordinal }: Stage, paid: boolean): Campaign {
  const { energy, effort } = campaign.wallet;
  return record(campaign, ordinal, { status: 'FINISHED', paid, after: [energy, effort] });
}

function pay(campaign: Campaign, stage: Stage, due: number, draw: Draw): Step {
  const { ordinal, cycle, createdByFailure: late } = stage;
  const balance = add(campaign.wallet, 'effort', -due);
  const paid = finished({ ...campaign, wallet: balance }, stage, true);
  const fact: Fact = { type: 'InstalmentPaid', ordinal, cycle, amount: due, late, energy: 0, effort: -due, balance };
  const group = assemblyOf(groupOf(paid), 'MEMBERS', draw);
  if (cycle === termsOf(campaign).dream.cycles) {
    const end = complete({ ...paid, ...membersAfterClosing(group) }, 'PAID');
    return { campaign: end.campaign, facts: [fact, ...end.facts] };
  }
  const assembly = { cycle, winningBid: null, winnerQuota: null, drawnQuota: null };
  return {
    campaign: { ...paid, ...membersOf(group), phase: 'BID_OPEN', assembly },
    facts: [fact, { type: 'AssemblyOpened', cycle }],
  };
}

function miss(campaign: Campaign, stage: Stage, due: number): Step {
  const { ordinal, cycle } = stage;
  const missed = finished(campaign, stage, false);
  const fact: Fact = { type: 'InstalmentMissed', ordinal, cycle, due, effort: campaign.wallet.effort };
  const isForgiven =
    !stage.createdByFailure && campaign.recoveries.length < rulebookOf(campaign.rulebook).mostRecoveries;
  const next = isForgiven ? openRecovery(missed) : exclude(missed);
  return { campaign: next.campaign, facts: [fact, ...next.facts] };
}
