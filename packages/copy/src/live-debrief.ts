import type { DebriefPage } from '@consorcio/rules/live-words';

/* After the last assembly: what the group talks about (LIVE 6.3). */

export const debriefCopy = {
  pages: {
    TIMELINE: 'Linha do tempo',
    COSTS: 'Quanto custou',
    LUCK: 'Sorte e escolha',
    DISCUSS: 'Para conversar',
    ANSWERS: 'Antes e depois',
    FAIR: 'Como saber que foi justo?',
    CERTIFICATES: 'Certificados',
  } satisfies Readonly<Record<DebriefPage, string>>,
  counting: 'Contando mil sorteios...',
} as const;
