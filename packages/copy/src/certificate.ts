import { MONTHS, said, saidWhen } from '@consorcio/rules/figures';
import { HASHTAG } from './share.ts';

/* Certificates that can be checked: what stands on them beside SPEC's words, and what `/c` tells anybody. */

/** 2026-03-01 as people write it: 1º de março de 2026. */
export function dayInWords(on: string): string {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  return `${day === 1 ? '1º' : day} de ${MONTHS[month - 1]} de ${year}`;
}

const WAYS = {
  BID: 'por lance',
  JACKPOT: 'por sorteio',
  PAID: 'ao pagar a última parcela',
} as const;
/** How a dream came true. */
export type Way = keyof typeof WAYS;

interface Told {
  /** The first name, as strangers are told it. */
  readonly name: string;
  readonly dream: string;
  readonly how: Way;
  /** 2026-03-01. */
  readonly on: string;
}

/** The one sentence of a true certificate. */
export const certificateSentence = ({ name, dream, how, on }: Told): string =>
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

/** On the picture of a certificate. */
export const certificatePictureCopy = {
  how: (how: Way) => `${WAYS[how]},`,
  day: (on: string) => `em ${dayInWords(on)}.`,
  where: WHERE,
} as const;

/** `/c` and `/c/{code}`. */
export const certificateCheckCopy = {
  title: 'CONFERIR CERTIFICADO',
  intro: 'Todo certificado do jogo tem um código. Digite o código e veja se é verdadeiro.',
  field: 'Código do certificado',
  hint: 'São 12 letras e números.',
  submit: 'CONFERIR',
  loading: 'Conferindo o certificado',
  mistyped: 'Falta uma parte do código, ou uma letra está trocada. Compare com o certificado.',
  trueTitle: 'VERDADEIRO',
  dreamAlt: (dream: string) => `O sonho: ${dream}`,
  proof: 'VER OS SORTEIOS',
  proofHint: 'Refaça a conta de cada sorteio no seu aparelho.',
  play: 'QUERO JOGAR TAMBÉM',
  game: 'É um certificado do jogo Vai de Consórcio. Não vale como diploma nem como carta de crédito.',
  unknownTitle: 'NÃO ENCONTRADO',
  unknown: 'Nenhum certificado tem este código. Ele nunca existiu ou foi apagado.',
  another: 'Conferir outro código',
} as const;

/** `/certificado-de-conquista` and Novo Jogo +. SPEC section 2. */
export const certificateScreen = {
  ribbon: 'CERTIFICADO DE CONQUISTA',
  loading: 'Carregando...',
  loadingDetail: 'Preparando o certificado',
  missing: 'Ainda não há certificado',
  backToMap: 'VOLTAR AO MAPA',
  conquered: 'Conquistou seu sonho de',
  /** How the dream came true, by the campaign's context (RULES 3.1). */
  how: {
    /** `late`: instalments paid late; null while it is not known. */
    PAID: (cycles: number, late: number | null) => {
      if (late === 0) return `com planejamento e ${cycles} parcelas pagas em dia.`;
      if (late === null) return `com ${cycles} parcelas pagas.`;
      return `com ${cycles} parcelas pagas, ${late === 1 ? 'uma' : late} delas com atraso.`;
    },
    BID: (cycle: number) => `por lance, no ciclo ${cycle}.`,
    JACKPOT: (cycle: number) => `por sorteio, no ciclo ${cycle}.`,
  },
  realLife: `Na vida real, quem é contemplado continua pagando. Quase metade de quem compra uma cota não chega ao bem (índice de exclusão de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}, Banco Central).`,
  reserve: 'Reserva guardada',
  reserveTip: 'É o esforço que sobrou para imprevistos.',
  hashtag: HASHTAG,
  portrait: (name: string) => `Retrato de quem representou ${name} no jogo`,
  newGame: {
    ribbon: 'NOVO JOGO +',
    heading: 'Pronto para outro sonho?',
    body: 'Comece de novo com mais recursos no bolso, recompensas maiores e parcelas mais altas.',
    energy: 'Você começa com',
    effort: 'e também com',
    button: 'NOVO JOGO +',
  },
} as const;
