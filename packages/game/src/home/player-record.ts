import type { BadgeCounters } from '@consorcio/rules';
import type { PersonaId } from '@consorcio/rules/vocabulary';
import type { SealedSeed } from '../campaign/sealed-seed.ts';
import type { BadgeRow, CampaignRow, IdeaRow, QuizPart } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** The form in which records are kept. Raised with every change that an older program cannot read. */
export const RECORD_FORM = 1;

export interface RecordedCampaign extends CampaignRow {
  readonly movements: string;
  readonly finishedAt: Date | null;
}

/** All that a device keeps of a player, in one piece. */
export interface PlayerRecord {
  readonly form: number;
  readonly id: string;
  readonly token: string;
  readonly version: number;
  readonly name: string;
  readonly personaId: PersonaId | null;
  readonly next: SealedSeed;
  readonly counters: Partial<BadgeCounters>;
  readonly hasCurrent: boolean;
  /** The newest is the last, as in all lists of a record. */
  readonly campaigns: readonly RecordedCampaign[];
  readonly badges: readonly BadgeRow[];
  readonly ideas: readonly IdeaRow[];
  readonly parts: readonly QuizPart[];
}

export interface Shelf {
  read(playerId: string): Promise<PlayerRecord | undefined>;
  /** Keeps a new player's record. */
  put(record: PlayerRecord): Promise<void>;
  /** Reads and writes in one transaction; null keeps what is there, and the answer is false. */
  change(playerId: string, edit: (kept: PlayerRecord) => PlayerRecord | null): Promise<boolean>;
}

/** A record that this program can read. @throws Refusal for one that a newer program has written: it is never overwritten. */
export function readable(record: PlayerRecord | undefined): PlayerRecord | undefined {
  if (record !== undefined && record.form > RECORD_FORM) throw new Refusal('UNAVAILABLE');
  return record;
}

/** Keeps records as long as the program runs. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, PlayerRecord>();
  return {
    read: async (playerId) => kept.get(playerId),
    async put(record) {
      kept.set(record.id, record);
    },
    async change(playerId, edit) {
      const record = kept.get(playerId);
      const changed = record === undefined ? null : edit(record);
      if (changed !== null) kept.set(playerId, changed);
      return changed !== null;
    },
  };
}
