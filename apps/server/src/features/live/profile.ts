import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { Dice, ok, refuse } from '@consorcio/kernel';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Services } from '../../feature.ts';
import type { LiveToken } from '../../http/live-token.ts';
import type { SeatRow } from './live-rows.ts';
import { CHOOSE_PROFILE, READ_SEATS } from './live-store.ts';
import type { LiveContext } from './move-on.ts';
import { drawNickname } from './nicknames.ts';
import { readSeat, type SeatRead, seen } from './read-live.ts';
import { MOST_NICKNAMES, seatView } from './views.ts';

type Wishes = ParsedBodyOf<'liveProfile'>;

/** The seat with word and face as they are wished. */
function chosen(seat: SeatRow, { word, persona }: Wishes): SeatRow {
  const face = PERSONA_IDS.find((id) => id === persona);
  return { ...seat, word: word ?? seat.word, persona: face ?? seat.persona };
}

/** Chooses word, face or another nickname, until the room is closed; a fourth nickname is LIVE_NOT_NOW. */
export const choose = (context: LiveContext, { randomBytes }: Services, token: LiveToken, wishes: Wishes) =>
  retryOnConflict<SeatRead, ReplyOf<'liveProfile'>, 'LIVE_NOT_NOW' | 'LIVE_PAUSED'>(
    context.database,
    () => readSeat(context, token),
    async ({ group, seat, move, people }) => {
      if (group.isPaused) return refuse('LIVE_PAUSED');
      const isRenamed = wishes.nickname === 'ANOTHER';
      if (group.phase !== 'WAITING' || (isRenamed && seat.renamed >= MOST_NICKNAMES)) return refuse('LIVE_NOT_NOW');
      const after = { ...chosen(seat, wishes) };
      const isSame = !isRenamed && after.word === seat.word && after.persona === seat.persona;
      if (isSame) return ok({ answer: seatView(await seen(context, group, people), seat, move) });
      const dice = Dice.of(Buffer.from(randomBytes(16)).toString('hex'), 0);
      const seats = isRenamed ? await context.database.query(READ_SEATS, [group.groupId]) : [];
      const named = isRenamed
        ? { nickname: drawNickname(dice, seats), renamed: seat.renamed + 1 }
        : { nickname: seat.nickname, renamed: seat.renamed };
      const told: SeatRow = { ...after, ...named, seatRev: seat.seatRev + 1 };
      const answer = seatView(await seen(context, group, people), told, move);
      const values = [group.groupId, seat.quota, seat.seatRev, told.word, told.persona, told.nickname, told.renamed];
      return ok({ answer, write: { statement: CHOOSE_PROFILE, values } });
    },
  );
