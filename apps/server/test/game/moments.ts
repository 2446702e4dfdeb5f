import type { Player } from './player.ts';
import { type Luck, lowBids, luckyFate, plainFate } from './seeds.ts';
import type { World } from './world.ts';

/** Rich enough to pay, as long as nothing is lost. */
const DREAM = 1;

/** A player of a dream of three months whose luck is known: nothing is drawn for them, no rival bids less than 2. */
async function startOf(world: World): Promise<Player> {
  const player = await world.player(plainFate(DREAM));
  await player.choose(DREAM);
  return player;
}

async function after(world: World, ...steps: ((player: Player) => Promise<unknown>)[]): Promise<Player> {
  const player = await startOf(world);
  for (const step of steps) await step(player);
  return player;
}

/** A player with this luck who has paid the first instalment. */
async function firstMonthOf(world: World, luckOf: (dreamId: 1) => Luck): Promise<Player> {
  const player = await world.player(luckOf(DREAM));
  await player.choose(DREAM);
  await player.livePaidMonth();
  return player;
}

/** The same with a letter that the first raffle drew: two months are still to be paid. */
async function withLetterDrawn(world: World): Promise<Player> {
  const player = await firstMonthOf(world, luckyFate);
  await player.keep();
  await player.raffle();
  return player;
}

/** The same where a bid of all that is there wins. */
const withLowBids = (world: World): Promise<Player> => firstMonthOf(world, lowBids);

/** The same with a letter that a bid won, of all that was there. */
async function withLetterBid(world: World): Promise<Player> {
  const player = await withLowBids(world);
  await player.get('bidEffort', { body: { effort: (await player.current()).balance.effort } });
  return player;
}

/** The months after the letter up to the bill of the first one. */
async function withBill(world: World): Promise<Player> {
  const player = await withLetterDrawn(world);
  await player.planMonth(3);
  await player.answerCard();
  return player;
}

const month = (player: Player) => player.livePaidMonth();
const keep = (player: Player) => player.keep();
const raffle = (player: Player) => player.raffle();
const toPayment = (player: Player) => player.reachPayment(() => player.playSensibly());
const loseBid = (player: Player) => player.get('bidEffort', { body: { effort: 1 } });
const payAll = async (player: Player): Promise<void> => {
  for (const step of [month, keep, raffle, month, keep, raffle, month]) await step(player);
};
const see = (player: Player) => player.get('seeResults', { body: { campaignId: player.campaignId } });

/** The moments of a campaign at which the table of RULES section 9 asks what happens. */
export const MOMENTS = {
  'without a persona': (world: World) => world.newcomer(),
  'without a campaign': (world: World) => world.player(),
  'at the first stage': (world: World) => after(world),
  'in room 2': (world: World) => after(world, (player) => player.begin(2)),
  'at the second stage': (world: World) => after(world, (player) => player.play(2)),
  'at the event': (world: World) =>
    after(
      world,
      (player) => player.play(2),
      (player) => player.play(2),
      (player) => player.play(2),
    ),
  'at the payment': (world: World) => after(world, toPayment),
  'at the begun payment': (world: World) => after(world, toPayment, (player) => player.begin(1)),
  'with the bids open': (world: World) => after(world, month),
  'with low bids open': withLowBids,
  'with a bid lost': (world: World) => after(world, month, loseBid),
  'before the raffle': (world: World) => after(world, month, keep),
  'in the second month': (world: World) => after(world, month, keep, raffle),
  'with the dream fulfilled': (world: World) => after(world, payAll),
  'after the results were seen': (world: World) => after(world, payAll, see),
  'with a letter that was drawn': withLetterDrawn,
  'with a letter that a bid won': withLetterBid,
  'with a bill after the letter': withBill,
  'after giving up': (world: World) => after(world, (player) => player.get('giveUp', {})),
} as const;
export type Moment = keyof typeof MOMENTS;
