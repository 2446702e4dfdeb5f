/** What is printed, shared or read: certificates, share pictures, notebook and exercises. */

import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import type { CertificateWords, LiveCertificateWords } from '../index.ts';
import * as art from '../index.ts';
import { each, type Gallery, upTo } from './family.ts';

/** A certificate with a pattern in place of a code that leads anywhere. */
const CERTIFICATE_WORDS: CertificateWords = {
  title: 'CERTIFICADO DE CONQUISTA',
  name: 'Ana',
  conquered: 'Conquistou seu sonho de',
  dream: 'Carro novo',
  how: ['ao pagar a última parcela,', 'em 23 de novembro de 2026.'],
  code: '7K3M-9QRT-X2PD',
  where: 'Confira em jogo.exemplo/c',
  qr: { side: 29, path: 'M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM14 14h3v3h-3zM20 20h2v2h-2z' },
};

/** One of a live group, who paid and who did not. */
const LIVE_CERTIFICATE_WORDS: LiveCertificateWords = {
  title: 'CERTIFICADO',
  nickname: 'Cavalo-marinho Inteligente',
  sentence: 'Cavalo-marinho Inteligente, cota 12, fez parte de um consórcio de 35 cotas e quitou em dia.',
  facts: ['Mês da carta: 3, por lance.', 'Nota de decisão: 64.'],
  name: 'Nome (a caneta):',
};

export const PAPERS: Gallery = {
  certificate: {
    print: () => art.certificatePrint(1, 5, CERTIFICATE_WORDS),
    'print-long': () =>
      art.certificatePrint(3, 4, {
        ...CERTIFICATE_WORDS,
        name: 'Maria Antônia Conceição dos Santos',
        dream: 'Reforma da casa da família',
        where: 'Confira em consorcio.escola-municipal.exemplo/c',
      }),
  },
  'live-certificate': {
    paid: () => art.liveCertificate({ persona: 2, dream: 5, isPaid: true }, LIVE_CERTIFICATE_WORDS),
    out: () => art.liveCertificate({ persona: 4, dream: 2, isPaid: false }, { ...LIVE_CERTIFICATE_WORDS, facts: [] }),
  },
  share: {
    campaign: () => art.campaignCard('Léo', 5),
    'paid-contract': () => art.campaignCard('Léo', 5, undefined, 'Contrato quitado, com renegociação'),
    badge: () => art.badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão'),
    avatar: () => art.avatarCard('Iara', 3),
    'long-name': () => art.campaignCard('Maria Antônia Conceição dos Santos Albuquerque e Silva', 7),
    markup: () => art.campaignCard('<b>Zé & "Nê"</b> 🎉 مرحبا', 6),
    default: () => art.defaultCard(),
    'avatar-on-page': () => art.avatarCard('Iara', 3, undefined, 'page'),
    'badge-on-page': () => art.badgeCard('Ana', 'BID_WON', 3, 'Conquistei a badge Planejamento Campeão', 'page'),
    'paid-contract-on-page': () => art.campaignCard('Léo', 5, undefined, 'Contrato quitado, com renegociação', 'page'),
    'default-on-page': () => art.defaultCard('page'),
  },
  paper: {
    ...each(
      DREAM_IDS,
      (id) => `dream-${id}`,
      (id) => art.dreamOnPaper(id, 2, 3),
    ),
    ...each(
      [6, 8, 16, 18, 33],
      (idea) => `idea-${idea}`,
      (idea) => art.ideaOnPaper(idea - 1),
    ),
  },
  notebook: {
    ...each(
      upTo(art.CONCEPT_NAMES.length),
      (i) => i,
      (i) => art.conceptPicture(i),
    ),
    unknown: () => art.conceptPicture(0, false),
  },
  exercises: {
    ...each(art.EXERCISE_NAMES, (name) => name, art.exercisePicture),
    ...each(art.SENDER_SIGN_NAMES, (name) => `sender-${name}`, art.senderSign),
  },
};
