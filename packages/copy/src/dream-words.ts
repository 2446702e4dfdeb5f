import { type PlayedDreamId, WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';

/* What is said of each dream besides its name, which is the catalogue's (RULES 2.2, 11). */

interface DreamWords {
  /** The end of the sentence that says that it came true. */
  readonly isYours: string;
  /** What is paid once, when the good is handed over. */
  readonly delivery: string;
  /** What its use costs every month after the letter. */
  readonly upkeep: string;
  /** What the group holds until all is paid; a service cannot be taken back. */
  readonly guarantee: string;
}

const IN_CONTRACT = 'a garantia que foi dada no contrato';

const WORDS: Readonly<Record<PlayedDreamId, DreamWords>> = {
  1: {
    isYours: 'a viagem à praia é sua',
    delivery: 'malas e passeios',
    upkeep: 'fotos e lembranças a pagar',
    guarantee: IN_CONTRACT,
  },
  2: {
    isYours: 'a moto zero km é sua',
    delivery: 'emplacamento e capacete',
    upkeep: 'combustível e seguro',
    guarantee: 'o veículo',
  },
  3: {
    isYours: 'a faculdade é sua',
    delivery: 'matrícula e livros',
    upkeep: 'transporte e cópias',
    guarantee: IN_CONTRACT,
  },
  4: {
    isYours: 'a reforma da casa é sua',
    delivery: 'caçamba e projeto',
    upkeep: 'acabamentos',
    guarantee: IN_CONTRACT,
  },
  5: {
    isYours: 'o carro novo é seu',
    delivery: 'transferência e seguro',
    upkeep: 'combustível e seguro',
    guarantee: 'o veículo',
  },
  6: {
    isYours: 'o food truck próprio é seu',
    delivery: 'alvará e botijão',
    upkeep: 'gás e insumos',
    guarantee: 'o veículo',
  },
  7: {
    isYours: 'a casa própria é sua',
    delivery: 'registro e mudança',
    upkeep: 'condomínio e IPTU',
    guarantee: 'o imóvel',
  },
  [WEEK_DREAM_ID]: {
    isYours: 'o sonho é seu',
    delivery: 'papelada',
    upkeep: 'contas do mês',
    guarantee: IN_CONTRACT,
  },
};

/** What is said of a dream; of one that no rulebook has what is said of the week's. */
export const dreamWords = (dreamId: number): DreamWords => WORDS[dreamId as PlayedDreamId] ?? WORDS[WEEK_DREAM_ID];
