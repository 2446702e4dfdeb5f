import type { ErrorCode } from '@consorcio/contract/wire';
import { MINIGAMES, type MinigameRoomId, type MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CallError, call } from '../../api/client.ts';

/** What became of the wish to play in a room. */
export type Entrance =
  | { readonly kind: 'entered'; readonly stageId: string }
  /** The stage is no minigame: back to the map. */
  | { readonly kind: 'no-minigame' }
  /** The stage was begun in another room: there. */
  | { readonly kind: 'elsewhere'; readonly slug: MinigameSlug }
  /** `code` is null when nothing was heard. */
  | { readonly kind: 'failed'; readonly code: ErrorCode | null };

const failure = (error: CallError): Entrance => ({ kind: 'failed', code: error.kind === 'code' ? error.code : null });
const slugOf = (roomId: number): MinigameSlug | undefined =>
  MINIGAMES.find((minigame) => minigame.roomId === roomId)?.slug;

/**
 * Begins the current stage in the room unless it was begun there before. SPEC section 4, minigame screen. `playedStage`:
 * the stage that this page was playing before it was reloaded; when it is over, the reload must not begin the next one.
 */
export async function enterMinigame(roomId: MinigameRoomId, playedStage: string | null = null): Promise<Entrance> {
  const current = await call('stageCurrent');
  if (!current.ok) return failure(current.error);
  const { stage, room } = current.value;
  if (stage.type !== 'MINIGAME' || current.value.extras.phase !== 'STAGE') return { kind: 'no-minigame' };
  if (playedStage !== null && playedStage !== stage.id) return { kind: 'no-minigame' };
  if (room !== undefined) {
    const slug = slugOf(room.id);
    return room.id === roomId || slug === undefined
      ? { kind: 'entered', stageId: stage.id }
      : { kind: 'elsewhere', slug };
  }
  const begun = await call('stageBegin', { body: { stageId: stage.id, roomId } });
  return begun.ok ? { kind: 'entered', stageId: stage.id } : failure(begun.error);
}
