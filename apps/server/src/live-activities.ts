import type { LiveMonths } from '@consorcio/rules/live-words';

/* Live groups that are activities of a school's platform, as who opens them by a launch sees them. */

export interface ActivityGroup {
  readonly groupId: string;
  /** What is typed to come in. */
  readonly code: string;
  readonly hasEnded: boolean;
  /** SHA-256 of the host's key, and the key as who opened the group has encrypted it. */
  readonly hostHash: Uint8Array;
  readonly schoolKey: string;
}

/** A host's key, and the same encrypted. */
export interface SealedKey {
  readonly key: string;
  readonly sealed: string;
}

/** Why a pupil has no seat: no group, a pause, a shut door, a full or ended group, or the host has sent the pupil away. */
export type NoSeat = 'LIVE_NOT_FOUND' | 'LIVE_PAUSED' | 'LIVE_SHUT' | 'LIVE_FULL' | 'LIVE_CLOSED' | 'BARRED';

/** A pupil who took part in a group that is over. */
export interface PartTaken {
  readonly activity: Uint8Array;
  /** The player who has the activity's grade. */
  readonly pupilId: string;
  /** Decision note, 0 to 100. */
  readonly note: number;
}

export interface LiveActivities {
  /** The newest group of an activity, after what was due; null where it has none. */
  newest(activity: Uint8Array): Promise<ActivityGroup | null>;
  /** Opens the group of an activity; the same key again gives the same one. */
  open(wanted: {
    readonly activity: Uint8Array;
    readonly months: LiveMonths;
    readonly own: SealedKey;
  }): Promise<ActivityGroup>;
  /** Gives who teaches another key, where the desk has ended the one before; false where another write came first. */
  renew(group: ActivityGroup, own: SealedKey): Promise<boolean>;
  /**
   * Gives a school's pupil a seat by this key: a new one, or the one before, also where another device has it now. Null when the
   * pupil has it.
   */
  seat(wanted: {
    readonly group: ActivityGroup;
    readonly pupilId: string;
    readonly key: string;
  }): Promise<NoSeat | null>;
  /** Which pupils have which seats. */
  places(
    group: ActivityGroup,
  ): Promise<readonly { readonly pupilId: string; readonly quota: number; readonly nickname: string }[]>;
}
