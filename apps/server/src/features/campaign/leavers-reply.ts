import type { Quota } from '@consorcio/rules/vocabulary';

/** Quotas that did not pay and those that were excluded, for the wire; nothing where nobody leaves (RULES2 D.2). */
export const leaversReply = ({
  late,
  gone,
}: {
  readonly late?: readonly Quota[] | undefined;
  readonly gone?: readonly Quota[] | undefined;
}) => ({
  ...(late === undefined ? {} : { late: [...late] }),
  ...(gone === undefined ? {} : { gone: [...gone] }),
});
