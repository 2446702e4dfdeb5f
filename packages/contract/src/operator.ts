import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A line that the operator has set; null where it is not set yet. */
const line = z.nullable(z.string());

export const operator = endpoint('operator', {
  summary: 'Who runs this game, and which sites may show it in a frame.',
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
    site: line,
    /** How long the log that holds addresses is kept. */
    logKept: z.enum(['30_DAYS', '6_MONTHS']),
    /** Where releases of the game can be downloaded; left out by servers of before. */
    releases: z.optional(line),
    /** Origins of the sites that may show the game in a frame; left out by servers of before. */
    embedOrigins: z.optional(z.array(z.string())),
    /** Whether platforms of schools can be connected (LTI); left out by servers of before. */
    takesPlatforms: z.optional(z.boolean()),
  }),
});
