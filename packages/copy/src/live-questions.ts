import { LIVE_FAMILIES, type LiveMoment } from '@consorcio/rules/live-words';
import { feminine } from './digits.ts';

const QUESTIONS = `${feminine(LIVE_FAMILIES.length)} perguntas`;

/** Three questions before and after a live group (LIVE 5.1). */
export const liveQuestionsCopy = {
  invite: {
    BEFORE: `Enquanto isso, ${QUESTIONS} rápidas. Não vale nota e ninguém vê a sua resposta.`,
    AFTER: `Mais ${QUESTIONS}. Não vale nota e ninguém vê a sua resposta.`,
  } satisfies Readonly<Record<LiveMoment, string>>,
  open: 'RESPONDER',
  title: (place: number, all: number) => `Pergunta ${place} de ${all}`,
  later: 'AGORA NÃO',
  sending: 'Guardando suas respostas...',
  thanks: 'Respostas guardadas. Obrigado!',
} as const;
