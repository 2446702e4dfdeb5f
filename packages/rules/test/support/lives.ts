import { Dice, must } from '@consorcio/kernel';
import { drawFrom, optionsOf } from '../../src/index.ts';
import type { DreamId, MinigameRoomId, RulebookVersion, Works } from '../../src/vocabulary.ts';
import { type Decisions, lifeOf } from '../../src/what-if/what-if.ts';

const ROOMS: readonly MinigameRoomId[] = [2, 3, 4, 5];

/** Somebody who decides by dice, now foolishly, now well. */
function byDice(dice: Dice, rulebook: RulebookVersion, dreamId: DreamId): Decisions {
  const skill = 3_000 + dice.below(7_000);
  const turn: Decisions['recovery'] = ({ wallet }) => {
    const isTired = wallet.energy < 6;
    const room = dice.below(10) < 8 ? ROOMS[(isTired ? 2 : 0) + dice.below(2)] : ROOMS[dice.below(4)];
    return { roomId: must(room, 'room'), scoreBp: Math.min(10_000, skill + dice.below(3_000)) };
  };
  return {
    turn,
    recovery: turn,
    bid: ({ wallet }) => [0, 0, Math.floor(wallet.effort / 2), wallet.effort][dice.below(4)] ?? 0,
    option: (eventId) =>
      1 + dice.below(Math.max(1, optionsOf({ rulebook, dreamId, isNewGamePlus: false }, eventId).length)),
    use: () => (dice.below(2) === 0 ? 'TERM' : 'INSTALMENT'),
    plan: () => (1 + dice.below(3)) as Works,
  };
}

/** A campaign of a player by dice, with its own draws of both parts. `seed`, `root`: 64 hex digits. */
export function aLife({
  rulebook,
  dreamId,
  isNewGamePlus,
  seed,
  root,
}: {
  readonly rulebook: RulebookVersion;
  readonly dreamId: DreamId;
  readonly isNewGamePlus: boolean;
  readonly seed: string;
  readonly root: string;
}) {
  const draw = drawFrom({ serverSeed: seed, clientSeed: '' });
  const rootDraw = drawFrom({ serverSeed: root, clientSeed: '' });
  const decisions = byDice(Dice.of(seed, 1), rulebook, dreamId);
  return { campaign: lifeOf({ rulebook, dreamId, isNewGamePlus }, decisions)(draw, rootDraw), draw, rootDraw };
}
