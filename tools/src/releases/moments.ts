import { type Plan, plans, type StageReply } from '@consorcio/players';
import { formAt } from '@consorcio/rules/quiz';
import { type Context, MINIGAMES, QUIZ_QUESTIONS, QUIZ_VERSION, type QuizMoment } from '@consorcio/rules/vocabulary';
import { type KeptPlayer, WirePlayer } from './wire-player.ts';

type IsThere = (now: StageReply) => boolean;
type Play = (player: WirePlayer) => Promise<unknown>;

const to =
  (plan: Plan, isThere: IsThere): Play =>
  (player) =>
    player.reach(plan, isThere);
const stage =
  (type: StageReply['stage']['type'], status: StageReply['stage']['status'], position?: number): IsThere =>
  ({ stage: at, extras, campaign }) =>
    campaign.status === 'ACTIVE' &&
    extras.phase === 'STAGE' &&
    at.type === type &&
    at.status === status &&
    (position === undefined || extras.stageRelativeToCycle === position);
const phase =
  (wanted: StageReply['extras']['phase']): IsThere =>
  ({ extras }) =>
    extras.phase === wanted;
const isOver: IsThere = ({ campaign }) => campaign.status !== 'ACTIVE';
const { regular, hopelessBidder, defaulter, allInBidder, saver } = plans;

const seen =
  (plan: Plan): Play =>
  async (player) => {
    const { campaign } = await player.reach(plan, isOver);
    await player.get('seeResults', { body: { campaignId: campaign.id } });
  };

async function answerPart(player: WirePlayer, moment: QuizMoment): Promise<void> {
  const { id } = await player.get('auth');
  const answers = Array.from({ length: QUIZ_QUESTIONS }, (_, place) => place % 3);
  await player.get('quizAnswer', {
    body: { version: QUIZ_VERSION, form: formAt(id, moment), answers, confidence: answers },
  });
}

/** Learns, answers the quiz around a first campaign, sees and shares a badge, and is in the middle of a second dream. */
const student: Play = async (player) => {
  await answerPart(player, 'BEFORE');
  await seen(regular)(player);
  await answerPart(player, 'AFTER');
  for (const conceptId of [1, 7]) await player.get('conceptLearn', { body: { conceptId } });
  const [badge] = await player.get('badgePending');
  if (badge !== undefined) {
    await player.get('badgeSeen', { params: { id: badge.id } });
    await player.get('share', { body: { userBadgeId: badge.id, platform: 'whatsapp' } });
  }
  await player.reach({ ...regular, dream: 4 }, stage('MINIGAME', 'STARTED'));
};

/** Every phase of a campaign, and an open run of every minigame. */
const MOMENTS: Readonly<Record<string, Play>> = {
  'without a campaign': async () => undefined,
  'at the first stage': to(regular, stage('MINIGAME', 'PENDING')),
  ...Object.fromEntries(
    MINIGAMES.map(({ game, roomId }) => [
      `with an open run of ${game}`,
      to({ ...regular, room: () => roomId }, stage('MINIGAME', 'STARTED')),
    ]),
  ),
  'at the third stage': to(regular, stage('MINIGAME', 'PENDING', 3)),
  'at the event': to(regular, ({ stage: at }) => at.type === 'EVENT'),
  'at the payment': to(regular, stage('PAYMENT', 'PENDING')),
  'at the begun payment': to(regular, stage('PAYMENT', 'STARTED')),
  'at the second chance': to(defaulter, ({ stage: at }) => at.createdByFailure),
  'with the bids open': to(regular, phase('BID_OPEN')),
  'with a bid lost': to(hopelessBidder, phase('BID_LOST')),
  'before the raffle': to(saver, phase('RAFFLE_OPEN')),
  'in the second month': to(saver, ({ stage: at }) => at.cycle === 2),
  'after the results were seen': seen(regular),
  'after giving up': async (player) => {
    await player.reach(regular, stage('MINIGAME', 'STARTED'));
    await player.get('giveUp');
  },
  'in a second dream': student,
};

/** Every way in which a campaign ends by itself, and a plan that may lead there. */
const ENDS: Readonly<Record<Context, Plan>> = { BID: allInBidder, JACKPOT: saver, PAID: saver, DEFAULT: defaulter };
/** Players who may try for an end that takes luck. */
const TRIES = 200;

async function newPlayer(origin: string): Promise<WirePlayer> {
  const player = new WirePlayer(origin);
  await player.signUp();
  await player.get('personaChoose', { body: { personaId: 1 } });
  return player;
}

/** One player after the other tries for an end, as chance decides; those who come to another one are deleted. */
async function ended(origin: string, context: Context, plan: Plan): Promise<KeptPlayer> {
  for (let one = 0; one < TRIES; one += 1) {
    const player = await newPlayer(origin);
    if ((await player.reach(plan, isOver)).campaign.context === context)
      return player.keep(`ended: ${context}, not seen`);
    await player.leave();
  }
  throw new Error(`no campaign ended by ${context}`);
}

/** Signs players up, leads each to a moment of a campaign, and returns the server's replies about them. */
export async function playAll(origin: string, onMoment: (moment: string) => void): Promise<readonly KeptPlayer[]> {
  const newcomer = new WirePlayer(origin);
  await newcomer.signUp();
  const kept = [await newcomer.keep('without a persona')];
  for (const [moment, way] of Object.entries(MOMENTS)) {
    onMoment(moment);
    const player = await newPlayer(origin);
    await way(player);
    kept.push(await player.keep(moment));
  }
  for (const [context, plan] of Object.entries(ENDS) as [Context, Plan][]) {
    onMoment(`ended: ${context}`);
    kept.push(await ended(origin, context, plan));
  }
  return kept;
}
