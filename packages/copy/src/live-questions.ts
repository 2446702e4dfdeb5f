import type { LiveMoment } from '@consorcio/rules/live-words';

/** Three questions before and after a live group (LIVE 6.2); the questions themselves are the quiz's. */
export const liveQuestionsCopy = {
  invite: {
    BEFORE: 'Enquanto isso, três perguntas rápidas. Não vale nota e ninguém vê a sua resposta.',
    AFTER: 'Mais três perguntas, para o grupo ver o que aprendeu. Não vale nota e ninguém vê a sua resposta.',
  } satisfies Readonly<Record<LiveMoment, string>>,
  open: 'RESPONDER',
  title: (place: number, all: number) => `Pergunta ${place} de ${all}`,
  later: 'AGORA NÃO',
  sending: 'Guardando suas respostas...',
  thanks: 'Respostas guardadas. Obrigado!',
} as const;
