import type { Result } from '@consorcio/kernel';
import {
  acknowledgeEvent,
  beginStage,
  type Campaign,
  CURRENT_RULEBOOK,
  chooseDream,
  currentStage,
  type Draw,
  drawFrom,
  drawRaffle,
  type Fact,
  finishStage,
  keepEffort,
  placeBid,
  type Stage,
  type Step,
  type Wallet,
} from '../../src/index.ts';
import type { RulebookVersion } from '../../src/vocabulary.ts';

/** The seed of every worked vector (RULES 8.5), with an empty word of the player's. */
export const SEEDS = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  clientSeed: '',
};
export const fairDraw: Draw = drawFrom(SEEDS);

/** Energy and effort that pay for anything. */
export const RICH: Wallet = { energy: 100, effort: 100 };
export const BROKE: Wallet = { energy: 0, effort: 0 };

/** Fair draws, but for the labels that a test decides by itself. */
export const rigged =
  (fixed: Readonly<Record<string, number>>, draw: Draw = fairDraw): Draw =>
  (n, label) =>
    fixed[label] ?? draw(n, label);

/** The value of a command that has to succeed. */
export function accepted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.refusal}`);
  return result.value;
}

/** The word of a command that has to be refused. */
export function refusalOf(result: Result<unknown, string>): string | null {
  return result.ok ? null : result.refusal;
}

interface WorldOptions {
  readonly rulebook?: RulebookVersion;
  readonly dream?: number;
  readonly dreamsDone?: number;
  readonly draw?: Draw;
}

/** A campaign of the vectors' dream 4 unless told otherwise, on its first day. */
export function aCampaign({
  rulebook = CURRENT_RULEBOOK,
  dream = 4,
  dreamsDone = 0,
  draw = fairDraw,
}: WorldOptions = {}): World {
  const { campaign, facts } = accepted(chooseDream(null, { personaId: 1, dreamId: dream, dreamsDone, rulebook }, draw));
  return new World(campaign, facts, draw);
}

/** A campaign that is driven by the words of the game. Every verb gives a new world; the old one stays as it was. */
export class World {
  readonly campaign: Campaign;
  /** Everything that happened so far. */
  readonly facts: readonly Fact[];
  readonly draw: Draw;

  constructor(campaign: Campaign, facts: readonly Fact[], draw: Draw) {
    this.campaign = campaign;
    this.facts = facts;
    this.draw = draw;
  }

  get stage(): Stage {
    return currentStage(this.campaign);
  }

  after({ campaign, facts }: Step): World {
    return new World(campaign, [...this.facts, ...facts], this.draw);
  }

  /** The same campaign with another balance: a test's gift, no fact. */
  with(wallet: Partial<Wallet>): World {
    return new World({ ...this.campaign, wallet: { ...this.campaign.wallet, ...wallet } }, this.facts, this.draw);
  }

  begin(roomId: number): World {
    return this.after(accepted(beginStage(this.campaign, { stage: this.stage.ordinal, roomId })));
  }

  finish(scoreBp: number | 'SHIFT' | null): World {
    return this.after(accepted(finishStage(this.campaign, { stage: this.stage.ordinal, scoreBp }, this.draw)));
  }

  play(roomId = 2, scoreBp = 6000): World {
    return this.begin(roomId).finish(scoreBp);
  }

  acknowledge(option = 1): World {
    return this.after(accepted(acknowledgeEvent(this.campaign, this.stage.ordinal, option)));
  }

  /** To the month's event, through its minigames. */
  atEvent(roomId = 2, scoreBp = 6000): World {
    return this.stage.type === 'MINIGAME' ? this.play(roomId, scoreBp).atEvent(roomId, scoreBp) : this;
  }

  /** To the payment stage, not begun. */
  atPayment(roomId = 2, scoreBp = 6000): World {
    const world = this.atEvent(roomId, scoreBp);
    return world.stage.type === 'EVENT' ? world.acknowledge() : world;
  }

  settle(): World {
    return this.begin(1).finish(null);
  }

  /** Pays this month's instalment, however poor the player is. */
  paid(): World {
    return this.atPayment().with(RICH).settle();
  }

  /** Fails this month's instalment. */
  missed(): World {
    return this.atPayment().with(BROKE).settle();
  }

  bid(effort: number): World {
    return this.after(accepted(placeBid(this.campaign, effort, this.draw)));
  }

  keep(): World {
    return this.after(accepted(keepEffort(this.campaign, this.draw)));
  }

  raffle(): World {
    return this.after(accepted(drawRaffle(this.campaign, this.draw)));
  }

  /** Pays, keeps the effort and loses the raffle: the next month. */
  nextMonth(): World {
    return this.paid().keep().raffle();
  }

  /** The first day of that cycle. */
  inCycle(cycle: number): World {
    return this.campaign.cycle < cycle ? this.nextMonth().inCycle(cycle) : this;
  }
}
