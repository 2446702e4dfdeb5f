/* The closed words of the months after the letter (RULES2 A); `../vocabulary.ts` has them too. */

/** What a winning bid is used for after the letter: fewer months, or smaller instalments (RULES2 A.5). */
export const BID_USES = ['TERM', 'INSTALMENT'] as const;
export type BidUse = (typeof BID_USES)[number];

/** Whether a campaign has months after its letter, and how far they are (RULES2 A.13). */
export const AFTER_STATUSES = ['NONE', 'OPEN', 'ENDED', 'CLOSED'] as const;
export type AfterStatus = (typeof AFTER_STATUSES)[number];

/** What the player does next after the letter: say what the bid is for, plan, answer the card, pay (RULES2 A.6). */
export const AFTER_PHASES = ['USE', 'PLAN', 'EVENT', 'BILL'] as const;
export type AfterPhase = (typeof AFTER_PHASES)[number];

/** How a contract ends (RULES2 A.7). */
export const CONTRACT_ENDS = ['QUITADO', 'QUITADO_COM_APERTO', 'RETOMADO'] as const;
export type ContractEnd = (typeof CONTRACT_ENDS)[number];

/** How the member stands with the group after the letter, by missed bills (RULES2 A.7). */
export const STANDINGS = ['EM_DIA', 'RENEGOCIADO', 'EM_RISCO'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Turns of work in a month after the letter, of three: 'Puxado', 'Equilibrado', 'Leve' (RULES2 A.6). */
export const PLANS = [3, 2, 1] as const;
export type Works = (typeof PLANS)[number];
