import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import type { LiveToken } from '../../http/live-token.ts';
import { retryOnConflict } from '../campaign/guarded-write.ts';
import { CHOOSE_PROFILE } from './live-store.ts';
import type { LiveDesk } from './move-on.ts';
import { readSeat, type SeatRead, seen } from './read-live.ts';
import { seatView } from './views.ts';

const FACES = 4;

/** Chooses word or face, until the room is closed. */
export const choose = (desk: LiveDesk, token: LiveToken, { word, persona }: ParsedBodyOf<'liveProfile'>) =>
  retryOnConflict<SeatRead, ReplyOf<'liveProfile'>, 'LIVE_NOT_NOW' | 'LIVE_PAUSED'>(
    desk.database,
    () => readSeat(desk, token),
    async ({ group, seat, move }) => {
      if (group.isPaused) return refuse('LIVE_PAUSED');
      if (group.phase !== 'WAITING') return refuse('LIVE_NOT_NOW');
      const isFace = Number.isInteger(persona) && (persona ?? 0) >= 1 && (persona ?? 0) <= FACES;
      const after = { ...seat, word: word ?? seat.word, persona: isFace ? (persona ?? seat.persona) : seat.persona };
      const isSame = after.word === seat.word && after.persona === seat.persona;
      const told = isSame ? seat : { ...after, seatRev: seat.seatRev + 1 };
      const answer = seatView(await seen(desk, group), told, move);
      if (isSame) return ok({ answer });
      const values = [group.groupId, seat.quota, seat.seatRev, after.word, after.persona];
      return ok({ answer, write: { statement: CHOOSE_PROFILE, values } });
    },
  );
