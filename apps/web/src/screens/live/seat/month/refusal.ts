import type { CallError } from '../../../../api/read-answer.ts';

/**
 * What a refusal of a month's part asks for. `again`: the same part once more, later. `look`: the server has the month otherwise
 * than this page, which looks at it before it goes on. `choose`: the choice itself is refused, and is made anew.
 */
type RefusalWay = 'again' | 'look' | 'choose';

const LOOK: readonly string[] = ['LIVE_STEP_DONE', 'LIVE_STEP_ORDER', 'LIVE_MONTH_CLOSED', 'LIVE_NOT_NOW'];
const CHOOSE: readonly string[] = [
  ...['LIVE_MAY_NOT_BUY', 'LIVE_BID_INVALID', 'BALANCE_INSUFFICIENT'],
  ...['REPLAY_INVALID', 'PAYLOAD_TOO_LARGE'],
];

/** A choice is given up only where the server says that it is a bad one; whatever else is said, it is kept and sent again. */
export function refusalWay(error: CallError): RefusalWay {
  if (error.kind === 'lines') return 'choose';
  if (error.kind === 'network') return 'again';
  if (CHOOSE.includes(error.code)) return 'choose';
  return LOOK.includes(error.code) || error.status === 401 || error.status === 404 ? 'look' : 'again';
}
