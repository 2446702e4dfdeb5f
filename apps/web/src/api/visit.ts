import { VISIT_HEADER } from '@consorcio/contract/wire';

/** Drawn when the page opens, kept nowhere. */
const visit = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The header by which limits tell this page from others of its address. */
export const visitHeader = { [VISIT_HEADER]: visit } as const;
