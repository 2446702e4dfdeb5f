import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A line that the operator has set; null where it is not set yet. */
const line = z.nullable(z.string());

export const operator = endpoint('operator', {
  summary: 'Who runs this game, as the pages on privacy and accessibility tell it.',
  reply: z.object({
    /** Who answers for the data (LGPD, controlador), and the number of the company. */
    controller: line,
    cnpj: line,
    /** Who is asked about data (encarregado), and how. */
    officer: line,
    contact: line,
    /** Who keeps the computers, and in which country. */
    hosting: line,
    country: line,
    /** The operator's own site. */
    site: line,
    /** How long the log that holds addresses is kept. */
    logKept: z.enum(['30_DAYS', '6_MONTHS']),
  }),
  errors: [],
});
