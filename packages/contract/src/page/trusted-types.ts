/**
 * Policies of Trusted Types, by which alone pages make markup and addresses of scripts; the content policy names them.
 * `program`: markup and workers (apps/web/src/ui/trusted.ts). `head`: the program's files, by the script in a page's head.
 */
export const TRUSTED_TYPES_POLICIES = { program: 'jogo', head: 'jogo-head' } as const;
