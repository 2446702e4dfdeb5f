import { createHash } from 'node:crypto';
import { Dice, must } from '@consorcio/kernel';
import {
  balanceOf,
  type Campaign,
  chooseDream,
  currentStage,
  type Draw,
  drawFrom,
  type Fact,
  groupHistory,
  isCompleted,
  movementsOf,
  placeBid,
  rulebookOf,
  type Step,
} from '@consorcio/rules';
import { raffleSize } from '@consorcio/rules/queries';
import { RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import { Progress } from '../simulation/progress.ts';
import { anyAnswer, nextAnswer } from './random-moves.ts';

/**
 * `npm run drill -- laws [campaigns] [first]`: whole campaigns of random, foolish and dishonest players, with the sealed
 * draws of the server, by every rulebook in turn; every law after every step (QUALITY, 'The rules hold'). Each tenth is played twice and must come
 * out the same. Exits 1 and names the campaign when a law is broken.
 */
const CAMPAIGNS = 100_000;
const TWICE = 10;
/** So many campaigns are played by one rulebook before the next takes its turn. */
const RULEBOOK_LASTS = 100;
/** No campaign is longer, refused moves included. */
const MOST_MOVES = 5_000;

const isWhole = (n: number): boolean => Number.isInteger(n) && n >= 0;

function stagesBroken(campaign: Campaign): string | null {
  const { ordinal, status, type, cycle } = currentStage(campaign);
  const statuses = campaign.stages.map((stage) => stage.status);
  if (statuses.slice(0, ordinal - 1).some((one) => one !== 'FINISHED')) return 'a stage before the current one is open';
  if (statuses.slice(ordinal).some((one) => one !== 'PENDING')) return 'a stage after the current one was begun';
  if (campaign.phase !== 'STAGE' && (type !== 'PAYMENT' || status !== 'FINISHED'))
    return 'an assembly without a payment';
  if (campaign.phase === 'STAGE' && !isCompleted(campaign) && status === 'FINISHED') return 'the current stage is over';
  if (cycle !== campaign.cycle) return 'the current stage is of another cycle';
  const { month, mostRecoveries } = rulebookOf(campaign.rulebook);
  const regular = campaign.stages.length - month.recovery.length * campaign.recoveries.length;
  if (campaign.recoveries.length > mostRecoveries || regular % month.regular.length !== 0)
    return 'there are stages too many or too few';
  return null;
}

function eventsBroken({ stages }: Campaign): string | null {
  const met = stages.flatMap(({ eventId }) => (eventId === undefined ? [] : [eventId]));
  return new Set(met).size === met.length ? null : 'an event came twice';
}

/** Least score that is paid as honest work, and how many kinds of days there are (RULES 4.6). */
const HONEST = 500;
const DAYS = 5;

/** The movement of the day: drawn for the bold places and an honest run alone, by the run's number alone (RULES 4.6). */
function dayBroken({ rulebook }: Campaign, facts: readonly Fact[], draw: Draw): string | null {
  const { rooms, steps } = rulebookOf(rulebook).movement;
  if (steps.length !== DAYS || steps.reduce((sum, step) => sum + step, 0) !== 0) return 'the days do not even out';
  for (const fact of facts) {
    if (fact.type !== 'MinigameFinished') continue;
    const { ordinal, roomId, scoreBp, movement } = fact;
    const hasDay = rooms.includes(roomId) && scoreBp >= HONEST;
    if (movement !== (hasDay ? draw(DAYS, `movimento:${ordinal}`) : undefined)) return `run ${ordinal} had another day`;
  }
  return null;
}

/** Late is out of that month's assembly, and back in the next (RULES 6.4). */
function latenessBroken(campaign: Campaign, facts: readonly Fact[], draw: Draw): string | null {
  const { cycle, phase, recoveries, quota, waiting } = campaign;
  for (const fact of facts) {
    if (!('cycle' in fact)) continue;
    const isLate = recoveries.includes(fact.cycle);
    if (isLate && ['BidWon', 'BidLost', 'RaffleWon'].includes(fact.type)) return 'a late player took part';
    if (fact.type !== 'RaffleLost') continue;
    if (fact.drawnQuota === quota) return 'a raffle that drew the player was lost';
    if (fact.waiting !== raffleSize(campaign, fact.cycle) - Number(isLate)) return `a raffle among ${fact.waiting}`;
    if (!waiting.includes(quota)) return 'the player does not wait any more';
  }
  if (phase !== 'BID_OPEN' || campaign.status !== 'ACTIVE') return null;
  const bid = placeBid({ ...campaign, wallet: { energy: 9, effort: 9 } }, 1, draw);
  return bid.ok === recoveries.includes(cycle) ? 'a bid was taken from the late, or refused to who is in time' : null;
}

/** The first law that a step has broken, or null. RULES, and docs/model.md. */
function brokenLaw(before: Campaign | null, { campaign, facts }: Step, draw: Draw): string | null {
  const { energy, effort } = balanceOf(campaign);
  if (!isWhole(energy) || !isWhole(effort)) return `a balance of ${energy} energy and ${effort} effort`;
  const moved = before === null ? { energy: 0, effort: 0 } : { ...balanceOf(before) };
  for (const movement of movementsOf(facts)) {
    moved.energy += movement.energy;
    moved.effort += movement.effort;
  }
  if (moved.energy !== energy || moved.effort !== effort) return 'the balance is not the sum of its movements';
  if (before !== null && isCompleted(before) && (facts.length > 0 || before.status !== campaign.status))
    return 'something happened after the end';
  if (isCompleted(campaign)) {
    const { quota, waiting } = groupHistory(campaign, draw);
    if (quota !== campaign.quota || `${waiting}` !== `${campaign.waiting}`) return 'the group is not that of its seed';
  }
  return (
    stagesBroken(campaign) ??
    eventsBroken(campaign) ??
    dayBroken(campaign, facts, draw) ??
    latenessBroken(campaign, facts, draw)
  );
}

function play(number: number, onStep: () => void): Campaign {
  const seed = createHash('sha256').update(`campaign ${number}`).digest('hex');
  const dice = Dice.of(seed.slice(0, 32), 1);
  const draw = drawFrom({ serverSeed: seed, clientSeed: '' });
  const rulebook = must(RULEBOOK_VERSIONS[Math.floor(number / RULEBOOK_LASTS) % RULEBOOK_VERSIONS.length], 'rulebook');
  const { dreams } = rulebookOf(rulebook);
  const dreamId = 1 + (number % dreams.length);
  const choice = { personaId: 1, dreamId, dreamsDone: number % 2, rulebook };
  const opened = chooseDream(null, choice, draw);
  if (!opened.ok) throw new Error(`campaign ${number}: no dream ${dreamId}`);
  let campaign = opened.value.campaign;
  let broken = brokenLaw(null, opened.value, draw);
  for (let move = 0; broken === null && !isCompleted(campaign) && campaign.status === 'ACTIVE'; move += 1) {
    if (move > MOST_MOVES || !nextAnswer(campaign, Dice.of(seed.slice(32), 1), draw).ok) broken = 'a dead end';
    const answer = anyAnswer(campaign, dice, draw);
    if (!answer.ok) continue;
    onStep();
    broken ??= brokenLaw(campaign, answer.value, draw);
    campaign = answer.value.campaign;
  }
  if (broken !== null) throw new Error(`campaign ${number}: ${broken}\n${JSON.stringify(campaign)}`);
  return campaign;
}

const [given = `${CAMPAIGNS}`, from = '1'] = process.argv.slice(2);
const [count, first] = [Number(given), Number(from)];
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first)) {
  console.error('Usage: npm run drill -- laws [campaigns] [number of the first]');
  process.exit(1);
}
const progress = new Progress(count);
const ends = new Map<string, number>();
const startedAt = Date.now();
let steps = 0;
for (let number = first; number < first + count; number += 1) {
  const campaign = play(number, () => {
    steps += 1;
  });
  const again = number % TWICE === 0 ? play(number, () => undefined) : campaign;
  if (JSON.stringify(again) !== JSON.stringify(campaign)) throw new Error(`campaign ${number} came out otherwise`);
  const end = campaign.context ?? campaign.status;
  ends.set(end, (ends.get(end) ?? 0) + 1);
  progress.step();
}
progress.clear();
console.table([Object.fromEntries([...ends].sort())]);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `${count.toLocaleString('en')} campaigns, ${steps.toLocaleString('en')} steps, every law held; ${seconds} s`,
);
