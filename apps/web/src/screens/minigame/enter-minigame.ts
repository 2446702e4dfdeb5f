import type { ReplyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { type ErrorCode, type Hour, hourOf } from '@consorcio/contract/wire';
import { MINIGAMES, type MinigameRoomId, type MinigameSlug } from '@consorcio/rules/vocabulary';
import { call } from '../../api/client.ts';
import type { SlotQuery } from '../../api/queries.ts';
import type { ChosenMinigame } from '../../session/chosen-minigame.ts';

type CurrentStage = ReplyOf<'stageCurrent'>;
type Run = ReplyOf<'stageBegin'>['run'];

/** Result of entering a room's minigame. */
export type Entrance =
  | {
      readonly kind: 'entered';
      readonly stageId: string;
      readonly personaId: number;
      readonly run: Run;
      /** Of the campaign. */
      readonly rulebook: number;
      /** The light of the campaign's month. */
      readonly hour: Hour;
    }
  /** The stage is no minigame: back to the map. */
  | { readonly kind: 'no-minigame' }
  /** The stage was begun in another room: there. */
  | { readonly kind: 'elsewhere'; readonly slug: MinigameSlug }
  /** `code` is null when no answer came. */
  | { readonly kind: 'failed'; readonly code: ErrorCode | null };

/** How the player came here. */
export interface Arrival {
  /** What was chosen on the map; null on any other way in. */
  readonly chosen?: ChosenMinigame | null;
  /** The stage that this page was playing before it was reloaded; when it is over, the reload must not begin the next one. */
  readonly playedStage?: string | null;
  /** Whose stage is asked for; left out, the own campaign's. */
  readonly slot?: SlotQuery;
}

const failure = (error: CallError): Entrance => ({ kind: 'failed', code: error.kind === 'code' ? error.code : null });
const slugOf = (roomId: number): MinigameSlug | undefined =>
  MINIGAMES.find((minigame) => minigame.roomId === roomId)?.slug;
const entered = ({ stage, dream, user, campaign }: CurrentStage, run: Run): Entrance => ({
  kind: 'entered',
  stageId: stage.id,
  personaId: user.personaId,
  run,
  rulebook: campaign.rulebook,
  hour: hourOf(stage.cycle, dream.cycles),
});

/**
 * Begins the current stage in the room unless it was begun there before. SPEC section 4, minigame screen. Who comes from
 * the map has begun already; what the server did not take there is asked for like everybody else's.
 */
export async function enterMinigame(
  roomId: MinigameRoomId,
  { chosen = null, playedStage = null, slot = {} }: Arrival = {},
): Promise<Entrance> {
  if (chosen !== null && chosen.roomId === roomId) {
    const begun = await chosen.begun;
    if (begun.ok) return entered(chosen.current, begun.value.run);
  }
  const current = await call('stageCurrent', { query: slot });
  if (!current.ok) return failure(current.error);
  const { stage, room } = current.value;
  if (stage.type !== 'MINIGAME' || current.value.extras.phase !== 'STAGE') return { kind: 'no-minigame' };
  if (playedStage !== null && playedStage !== stage.id) return { kind: 'no-minigame' };
  if (room !== undefined) {
    const slug = slugOf(room.id);
    return room.id === roomId || slug === undefined ? entered(current.value, room.run) : { kind: 'elsewhere', slug };
  }
  const begun = await call('stageBegin', { body: { stageId: stage.id, roomId } });
  return begun.ok ? entered(current.value, begun.value.run) : failure(begun.error);
}
