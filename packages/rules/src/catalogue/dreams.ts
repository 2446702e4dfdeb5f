import { must } from '@consorcio/kernel';
import type { DreamTerms } from '../rulebook/parts.ts';
import { CURRENT_RULEBOOK, rulebookOf } from '../rulebook/registry.ts';
import { type DreamId, WEEK_DREAM_ID } from '../vocabulary.ts';

/** What is said of a dream (RULES 2.2). Nothing here decides a campaign; a dream's figures are its rulebook's. */
interface DreamText {
  readonly id: DreamId;
  readonly name: string;
  /** For sentences such as 'o carro novo é seu' and 'a casa própria é sua'. */
  readonly article: 'o' | 'a';
  readonly possessive: 'seu' | 'sua';
  /** Our own HTML: paragraphs and strong only. */
  readonly description: string;
  /** Under `/api/` (CONTRACT section 1). */
  readonly imagePath: string;
  /** Reais, teaching text only, illustrative: no market quote. */
  readonly realCredit: number;
  /** Teaching text only: months of a plan of that kind. */
  readonly realMonths: number;
  /** Teaching text only: the line that its market offers; null where no sourced rate fits. */
  readonly financing: 'vehicle' | 'house' | null;
}

const TEXTS: readonly DreamText[] = [
  {
    id: 1,
    name: 'Viagem à praia',
    article: 'a',
    possessive: 'sua',
    description: '<p><strong>Uma semana</strong> em família.</p>',
    imagePath: 'dreams/1.png',
    realCredit: 8_000,
    realMonths: 24,
    financing: null,
  },
  {
    id: 2,
    name: 'Moto zero km',
    article: 'a',
    possessive: 'sua',
    description: '<p><strong>Uma moto econômica</strong>, e chega de depender de carona!</p>',
    imagePath: 'dreams/2.png',
    realCredit: 18_000,
    realMonths: 60,
    financing: 'vehicle',
  },
  {
    id: 3,
    name: 'Faculdade',
    article: 'a',
    possessive: 'sua',
    description: '<p><strong>O curso dos seus planos</strong>, da matrícula à foto de beca.</p>',
    imagePath: 'dreams/3.png',
    realCredit: 30_000,
    realMonths: 48,
    financing: null,
  },
  {
    id: 4,
    name: 'Reforma da casa',
    article: 'a',
    possessive: 'sua',
    description: '<p>Piso novo, pintura e <strong>uma cozinha em que cabe todo mundo</strong>.</p>',
    imagePath: 'dreams/4.png',
    realCredit: 40_000,
    realMonths: 60,
    financing: null,
  },
  {
    id: 5,
    name: 'Carro novo',
    article: 'o',
    possessive: 'seu',
    description: '<p><strong>Um carro para a família toda</strong>, as compras e o cachorro.</p>',
    imagePath: 'dreams/5.png',
    realCredit: 80_000,
    realMonths: 60,
    financing: 'vehicle',
  },
  {
    id: 6,
    name: 'Food truck próprio',
    article: 'o',
    possessive: 'seu',
    description: '<p><strong>Um food truck equipado</strong> para vender a sua receita.</p>',
    imagePath: 'dreams/6.png',
    realCredit: 120_000,
    realMonths: 100,
    financing: 'vehicle',
  },
  {
    id: 7,
    name: 'Casa própria',
    article: 'a',
    possessive: 'sua',
    description: '<p>A chave na mão e <strong>o quintal que sempre foi promessa</strong>.</p>',
    imagePath: 'dreams/7.png',
    realCredit: 300_000,
    realMonths: 200,
    financing: 'house',
  },
];

/** What is said of that dream. @throws BrokenInvariant UNKNOWN for an unknown dream */
export const dreamTextOf = (dreamId: number): DreamText =>
  must(
    TEXTS.find(({ id }) => id === dreamId),
    `dream ${dreamId}`,
  );

/** What the week's campaign is called; its picture is one of the dreams' (RULES 14.1). */
export const WEEK_NAME = 'Assembleia da semana';

interface Title {
  readonly name: string;
  readonly imagePath: string;
}

/** Name and picture of any campaign's dream; the week's has `picture`'s. Throws as `dreamTextOf` does. */
export function titleOf(dreamId: number, picture: DreamId = 1): Title {
  if (dreamId === WEEK_DREAM_ID) return { name: WEEK_NAME, imagePath: dreamTextOf(picture).imagePath };
  const { name, imagePath } = dreamTextOf(dreamId);
  return { name, imagePath };
}

/** A dream as it is offered: what is said of it, and its figures in the rulebook that new campaigns begin with. */
export type Dream = DreamText & DreamTerms;

/** The dreams that may be chosen today, ascending id. */
export const DREAMS: readonly Dream[] = rulebookOf(CURRENT_RULEBOOK).dreams.map((terms) => ({
  ...dreamTextOf(terms.id),
  ...terms,
}));
