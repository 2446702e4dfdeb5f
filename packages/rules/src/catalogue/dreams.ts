import type { Difficulty, DreamId } from '../vocabulary.ts';

/** RULES 2.2: one dream for each length from 3 to 9 cycles. Costs in energy and effort points. */
export interface Dream {
  readonly id: DreamId;
  readonly name: string;
  /** For sentences such as 'o carro novo é seu' and 'a casa própria é sua'. */
  readonly article: 'o' | 'a';
  readonly possessive: 'seu' | 'sua';
  /** Our own HTML: paragraphs and strong only. */
  readonly description: string;
  /** Under `/api/` (CONTRACT section 1). */
  readonly imagePath: string;
  readonly difficulty: Difficulty;
  /** C of the rules: how many instalments. */
  readonly cycles: number;
  /** p of the rules: the instalment of a normal campaign, in effort. */
  readonly effortCostPerCycle: number;
  /** N of the rules: members of the group, always 5 for each cycle. */
  readonly quotas: number;
  /** Full price of a work room; what is charged is capped by the balance (RULES 4.1). */
  readonly entryCostEnergy: number;
  /** Full price of a leisure room; capped likewise. */
  readonly entryCostEffort: number;
  /** Teaching text only, illustrative: no market quote. */
  readonly realCredit: string;
  /** Teaching text only: months of a plan of that kind. */
  readonly realMonths: number;
}

export const DREAMS: readonly Dream[] = [
  {
    id: 1,
    name: 'Viagem à praia',
    article: 'a',
    possessive: 'sua',
    description:
      '<p>Mala pronta, pé na areia e a família inteira reunida: <strong>uma semana na praia</strong> para lembrar a vida toda.</p>',
    imagePath: 'dreams/1.png',
    difficulty: 'EASY',
    cycles: 3,
    effortCostPerCycle: 9,
    quotas: 15,
    entryCostEnergy: 3,
    entryCostEffort: 1,
    realCredit: 'R$ 8.000',
    realMonths: 24,
  },
  {
    id: 2,
    name: 'Moto zero km',
    article: 'a',
    possessive: 'sua',
    description:
      '<p>Chega de depender de carona! <strong>Uma moto econômica</strong> para ganhar tempo e fazer o corre render.</p>',
    imagePath: 'dreams/2.png',
    difficulty: 'EASY',
    cycles: 4,
    effortCostPerCycle: 9,
    quotas: 20,
    entryCostEnergy: 3,
    entryCostEffort: 1,
    realCredit: 'R$ 18.000',
    realMonths: 60,
  },
  {
    id: 3,
    name: 'Faculdade',
    article: 'a',
    possessive: 'sua',
    description:
      '<p>Da matrícula à beca: <strong>o curso dos seus planos</strong> pago com organização, até a foto com o canudo.</p>',
    imagePath: 'dreams/3.png',
    difficulty: 'MEDIUM',
    cycles: 5,
    effortCostPerCycle: 12,
    quotas: 25,
    entryCostEnergy: 3,
    entryCostEffort: 2,
    realCredit: 'R$ 30.000',
    realMonths: 48,
  },
  {
    id: 4,
    name: 'Reforma da casa',
    article: 'a',
    possessive: 'sua',
    description:
      '<p>Piso novo, pintura e <strong>aquela cozinha que cabe todo mundo</strong>. Casa com a sua cara, sem gambiarra.</p>',
    imagePath: 'dreams/4.png',
    difficulty: 'MEDIUM',
    cycles: 6,
    effortCostPerCycle: 12,
    quotas: 30,
    entryCostEnergy: 3,
    entryCostEffort: 2,
    realCredit: 'R$ 40.000',
    realMonths: 60,
  },
  {
    id: 5,
    name: 'Carro novo',
    article: 'o',
    possessive: 'seu',
    description:
      '<p>Espaço para a turma, para as compras e para o cachorro. <strong>Um carro para a família toda</strong>, com cheirinho de novo.</p>',
    imagePath: 'dreams/5.png',
    difficulty: 'HARD',
    cycles: 7,
    effortCostPerCycle: 12,
    quotas: 35,
    entryCostEnergy: 3,
    entryCostEffort: 3,
    realCredit: 'R$ 80.000',
    realMonths: 80,
  },
  {
    id: 6,
    name: 'Food truck próprio',
    article: 'o',
    possessive: 'seu',
    description:
      '<p>Do sonho ao balcão: <strong>um food truck equipado</strong> para vender a receita que só você sabe fazer.</p>',
    imagePath: 'dreams/6.png',
    difficulty: 'HARD',
    cycles: 8,
    effortCostPerCycle: 12,
    quotas: 40,
    entryCostEnergy: 3,
    entryCostEffort: 3,
    realCredit: 'R$ 120.000',
    realMonths: 100,
  },
  {
    id: 7,
    name: 'Casa própria',
    article: 'a',
    possessive: 'sua',
    description:
      '<p>A chave na mão, o nome na porta e <strong>o quintal que sempre foi promessa</strong>. O maior dos sonhos pede fôlego.</p>',
    imagePath: 'dreams/7.png',
    difficulty: 'HARD',
    cycles: 9,
    effortCostPerCycle: 12,
    quotas: 45,
    entryCostEnergy: 3,
    entryCostEffort: 3,
    realCredit: 'R$ 300.000',
    realMonths: 200,
  },
];
