import type { Campaign } from '../campaign/campaign.ts';
import type { Context, RoomId } from '../vocabulary.ts';
import { choicesOf } from '../what-if/choices.ts';

/** A month of the result as it may be shown to anybody: no card, no draw, no name (RULES2 F.8). */
export interface GridMonth {
  /** Places in order, that of a recovery as the fourth. */
  readonly rooms: readonly RoomId[];
  /** Null where the dream was given up before the instalment. */
  readonly payment: 'PAID' | 'LATE' | 'UNPAID' | null;
  /** Effort offered, 0 where it was kept, null without an assembly. */
  readonly bid: number | null;
}

/** A try's result as it is pasted. */
export interface Grid {
  readonly months: readonly GridMonth[];
  /** The month of the letter or of the end. */
  readonly cycle: number;
  /** How the letter came; null without one. */
  readonly letter: Exclude<Context, 'DEFAULT'> | null;
  /** Months after the letter whose bill fell due. */
  readonly after: readonly ('PAID' | 'MISSED' | 'TAKEN_BACK')[];
}

/** The result of a try, from what the player decided. */
export function gridOf(campaign: Campaign): Grid {
  const { cycle, context, status } = campaign;
  const { months } = choicesOf(campaign);
  const isUnpaid = (month: number): boolean =>
    month === cycle && (status === 'FAILED' || (status === 'GIVEN_UP' && campaign.phase === 'STAGE'));
  return {
    months: months.map(({ turns, recovery, bid }, i) => ({
      rooms: [...turns, ...(recovery === null ? [] : [recovery])].map(({ roomId }) => roomId),
      payment: !isUnpaid(i + 1) ? (recovery === null ? 'PAID' : 'LATE') : status === 'FAILED' ? 'UNPAID' : null,
      bid: bid?.offered ?? null,
    })),
    cycle,
    letter: context === 'DEFAULT' ? null : context,
    after: afterOf(campaign),
  };
}

function afterOf({ after }: Campaign): Grid['after'] {
  const due = (after?.months ?? []).filter(({ paid }) => paid !== undefined);
  return due.map(({ paid }, i) => {
    if (paid) return 'PAID';
    return after?.end === 'RETOMADO' && i === due.length - 1 ? 'TAKEN_BACK' : 'MISSED';
  });
}
