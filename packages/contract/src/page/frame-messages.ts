import type { IssuedRun, RunLog } from '@consorcio/minigames/input-log';
import type { Hour } from './hour.ts';

/*
 * Messages to the page that shows the game in a frame (`EMBED_ORIGINS`). Nothing in it is about anybody: who plays is known to
 * the page around alone. CONTRACT section 6.
 */

/** A dream came true: the certificate shows. `note`: 0 to 1000, with the months of an open contract counted as unpaid. */
export interface DreamFulfilled {
  readonly type: 'dream-fulfilled';
  readonly note?: number;
}
/** The 'Nota das escolhas' of a campaign was worked out, 0 to 1000 (RULES 12.2); also of one that ended without its dream. */
export interface NoteTold {
  readonly type: 'note-told';
  readonly note: number;
}
export type OuterMessage = DreamFulfilled | NoteTold;

/** What a minigame page posts to the page around it when the player leaves it. Source: SPEC section 4, CONTRACT 5. */
export interface MinigameFinished {
  readonly type: 'minigame-finished';
}
export const MINIGAME_FINISHED: MinigameFinished = { type: 'minigame-finished' };

/** `from` of every audio-bridge message; anything else is ignored. Source: SPEC sections 3 and 5. */
export const AUDIO_HOOK = 'audio-hook';
export const AUDIO_MESSAGE_TYPES = ['PLAY_BGM', 'PLAY_SFX', 'STOP'] as const;
export type AudioMessageType = (typeof AUDIO_MESSAGE_TYPES)[number];

/** A minigame asks the page around it for sound. Source: SPEC section 3. */
export interface AudioMessage {
  readonly from: typeof AUDIO_HOOK;
  readonly type: AudioMessageType;
  readonly sfx?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** True for the message that ends a minigame. The caller checks the event's origin. */
export const isMinigameFinished = (data: unknown): data is MinigameFinished =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === MINIGAME_FINISHED.type;

/** Mark (`data-by-keyboard`) on the root element of the page around: the last press came from no pointer. */
export const BY_KEYBOARD = 'byKeyboard';

/** Fragment of a minigame page's address that says: the page around it will hand the run over. Without it the page asks. */
export const RUN_IS_COMING = '#a-caminho';

/** All that a minigame's page needs to play the run of a stage. Source: CONTRACT section 3. */
export interface RunHandover {
  readonly stageId: string;
  readonly personaId: number;
  readonly issued: IssuedRun;
  /** What the room pays in this campaign; null where the page around does not know it. */
  readonly rewards: {
    readonly minEffort: number;
    readonly maxEffort: number;
    readonly minEnergy: number;
    readonly maxEnergy: number;
  } | null;
  /** Of the campaign; absent in a live group. */
  readonly rulebook?: number;
  /** The light of the campaign's month, for a game in the street; left out, a sunny day. */
  readonly hour?: Hour;
  /** Set for a live group: the page gives its log back instead of sending it, and asks again after a reload (LIVE 5.2). */
  readonly live?: LiveHandover;
}

/** What a live group's phone says beside the run. */
export interface LiveHandover {
  /** 'Modo tranquilo' was chosen already. */
  readonly isCalm: boolean;
  /** Of a point at work. */
  readonly coins: number;
  /** Energy that the seat can still take: more of it is lost. */
  readonly room: number;
  /** What a score counts for, and the percents of work by vigor: rested, tired, exhausted. As the group's rulebook has them. */
  readonly care: {
    readonly honest: { readonly least: number; readonly most: number };
    readonly pays: number;
    readonly tenths: { readonly below: number; readonly honest: number; readonly above: number };
  };
  readonly percents: readonly [number, number, number];
}
/** A minigame's page says that it listens for its run. Ours. */
export const MINIGAME_READY = { type: 'minigame-ready' } as const;
/** The page around a minigame gives it its run, to save a call; null: the minigame must ask the server. Ours. */
export interface IssuedRunMessage {
  readonly type: 'minigame-run';
  readonly run: RunHandover | null;
}

/** A live group's finished log, given to the page around, which sends it (LIVE 5.2). */
export interface MinigameLogMessage {
  readonly type: 'minigame-log';
  readonly results: RunLog;
}

/** The log in a message of a minigame, as it was sent; undefined for any other message. The caller checks the source. */
export function minigameLogIn(data: unknown): unknown {
  const { type, results } = (data ?? {}) as { readonly type?: unknown; readonly results?: unknown };
  return type === ('minigame-log' satisfies MinigameLogMessage['type']) ? results : undefined;
}

/** True for the message of a minigame that waits for its run. The caller checks origin and source. */
export const isMinigameReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === MINIGAME_READY.type;
