import { kept } from '@consorcio/contract/kept';

/** The site of the school that opened the game here last, for returns (apps/server/src/features/lti/pages.ts). */
export const SCHOOL_SITE = kept('school-site', (text) => (/^https?:\/\/[^/]+$/.test(text) ? text : null));
