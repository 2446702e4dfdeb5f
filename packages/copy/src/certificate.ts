import { CERTIFICATE_CODE_LENGTH } from '@consorcio/contract/certificate-code';
import { dayInWords } from './dates.ts';

/* Certificates that can be verified: their words besides SPEC's, and what `/c` shows to anybody. */

const WAYS = {
  BID: 'por lance',
  JACKPOT: 'por sorteio',
  PAID: 'ao pagar a última parcela',
} as const;
type DreamWay = keyof typeof WAYS;

/** What a certificate says is true. */
interface CertifiedDream {
  /** The first name, as strangers see it. */
  readonly name: string;
  readonly dream: string;
  readonly how: DreamWay;
  /** 2026-03-01. */
  readonly on: string;
}

/** The one sentence of a true certificate. */
export const certificateSentence = ({ name, dream, how, on }: CertifiedDream): string =>
  `É verdade que ${name} conquistou seu sonho de ${dream} ${WAYS[how]}, em ${dayInWords(on)}.`;

/** Title of its link preview. */
export const certificateHead = (name: string): string => `Certificado verdadeiro: ${name}`;

const WHERE = (host: string): string => `Confira em ${host}/c`;

/** On the certificate itself, below SPEC's words. */
export const certificateProofCopy = {
  code: 'Código',
  where: WHERE,
  qr: 'Código QR que leva à página que confere este certificado',
  download: 'Baixar imagem',
  print: 'Imprimir',
  /** The picture's file begins with it. */
  file: 'certificado',
} as const;

export const certificatePictureCopy = {
  how: (how: DreamWay) => `${WAYS[how]},`,
  day: (on: string) => `em ${dayInWords(on)}.`,
  where: WHERE,
} as const;

/** `/c` and `/c/{code}`. */
export const certificateCheckCopy = {
  title: 'CONFERIR CERTIFICADO',
  intro: 'Digite o código que está no certificado e veja se é verdadeiro.',
  field: 'Código do certificado',
  hint: `São ${CERTIFICATE_CODE_LENGTH} letras e números.`,
  submit: 'CONFERIR',
  loading: 'Conferindo o certificado',
  mistyped: 'Falta, sobra ou está trocada uma letra ou um número. Compare com o certificado.',
  trueTitle: 'VERDADEIRO',
  dreamAlt: (dream: string) => `O sonho: ${dream}`,
  proof: 'VER OS SORTEIOS',
  proofHint: 'Refaça a conta de cada sorteio no seu aparelho.',
  play: 'QUERO JOGAR TAMBÉM',
  game: 'É um certificado do jogo Vai de Consórcio. Não vale como diploma nem como carta de crédito.',
  unknownTitle: 'NÃO ENCONTRADO',
  unknown: 'Aqui nenhum certificado tem este código.',
  another: 'Conferir outro código',
} as const;
