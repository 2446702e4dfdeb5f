/** What is written in the certificates of the gallery. */
import type { CertificateWords, LiveCertificateWords } from '../index.ts';

/** A certificate with a pattern in place of a code that leads anywhere. */
export const CERTIFICATE_WORDS: CertificateWords = {
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
export const LIVE_CERTIFICATE_WORDS: LiveCertificateWords = {
  title: 'CERTIFICADO',
  nickname: 'Cavalo-marinho Inteligente',
  sentence: 'Cavalo-marinho Inteligente, cota 12, fez parte de um consórcio de 35 cotas e quitou em dia.',
  facts: ['Mês da carta: 3, por lance.', 'Nota de decisão: 64.'],
  name: 'Nome (a caneta):',
};
