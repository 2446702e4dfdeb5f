import { type LetterWay, LIVE_REDRAWS, type Situation } from '@consorcio/rules/live-words';
import { masculine } from './digits.ts';
import { letterWays } from './live-assembly.ts';

/* The certificate of a seat of a live group, and the page that prints all of them (LIVE section 6). */

const ENDS: Readonly<Record<Situation, string>> = {
  PAID_ON_TIME: 'quitou em dia',
  PAID: 'quitou',
  TAKEN: 'aprendeu até o fim',
  OUT: 'aprendeu até o fim',
};

interface CertifiedSeat {
  readonly nickname: string;
  readonly quota: number;
  /** Of the whole group. */
  readonly quotas: number;
  readonly situation: Situation;
}

export const liveCertificateCopy = {
  title: 'CONSÓRCIO AO VIVO',
  sentence: ({ nickname, quota, quotas, situation }: CertifiedSeat) =>
    `${nickname}, cota ${quota}, fez parte de um consórcio de ${quotas} cotas e ${ENDS[situation]}.`,
  letter: (month: number, by: LetterWay) => `Mês da carta: ${month}, ${letterWays[by]}.`,
  note: (note: number) => `Nota de decisão: ${note}.`,
  name: 'Nome (a caneta):',
  own: 'Seu certificado',
  save: 'SALVAR A IMAGEM',
  failed: 'A imagem não saiu. Tente de novo.',
  /** The picture's file begins with it. */
  file: 'certificado',
  all: 'Certificados',
  allAbout: 'Até dois em cada folha A4. O nome vai a caneta: o jogo não sabe quem é quem.',
  print: 'IMPRIMIR TODOS',
  link: 'CERTIFICADOS',
  early: 'Os certificados ficam prontos quando o último mês termina.',
  loading: 'Preparando os certificados',
  counting: `A nota entra quando os ${masculine(LIVE_REDRAWS)} sorteios forem contados.`,
  back: 'VOLTAR AO GRUPO',
} as const;
