import {
  fraction,
  printed,
  printedAmount,
  printedCents,
  printedPercent,
  said,
  saidWhen,
} from '@consorcio/rules/figures';
import type { Lesson } from './lesson.ts';

/* The worksheet and its answer key: what is asked and what is right are made of the same numbers. LEARN 6.3, 6.4 */

/** Numbers that the exercises only suppose. */
const GIVEN = {
  savings: 20,
  bid: 6,
  priceRise: 6,
  lent: { amount: 1_000, percent: 2, months: 12 },
} as const;

export interface Exercise {
  readonly title: string;
  readonly body: string;
  /** Asked as a), b), c). */
  readonly questions: readonly string[];
}

/** `/folha-do-aluno`. */
export const worksheetCopy = {
  title: 'Folha do aluno',
  print: 'IMPRIMIR',
  back: 'VOLTAR',
  onPaper: ['Nome', 'Turma', 'Data'],
  diary: {
    title: 'Diário',
    row: 'Ciclo',
    columns: ['ganhei', 'gastei', 'imprevisto', 'parcela', 'lance', 'sobrou'],
  },
} as const;

/** What happens between the first raffle and the second. */
const betweenRaffles = ({ beach: { lettersGiven, stopped } }: Lesson): string =>
  `Do primeiro sorteio até o segundo, ${lettersGiven} cotas receberam a carta${stopped === 0 ? '' : ` e ${stopped} pararam de pagar`}.`;

/** Exercises 2 to 8; the first is the diary. */
export function exercisesOf(lesson: Lesson): readonly Exercise[] {
  const { beach, bike, example } = lesson;
  const [first, second] = beach.globes;
  const { savings, bid, priceRise, lent } = GIVEN;
  return [
    {
      title: 'A parcela',
      body: `A parcela é ${beach.instalment}: ${printed(beach.common)} de fundo comum, ${printed(beach.admin)} de taxa e ${printed(beach.reserve)} de reserva. O grupo tem ${beach.quotas} cotas.`,
      questions: [
        'Quanto o grupo põe no fundo comum no primeiro mês?',
        `A carta vale ${printed(beach.letter)}. Quantas cartas esse dinheiro paga?`,
        `Saíram ${beach.lettersGiven}. Quanto ficou no fundo?`,
      ],
    },
    {
      title: 'A chance',
      body: betweenRaffles(lesson),
      questions: [
        `No primeiro sorteio há ${first} cotas no globo. Qual é a chance da sua?`,
        `No segundo há ${second}. Qual é a chance?`,
        'Qual é a chance de sair em pelo menos um dos dois?',
      ],
    },
    {
      title: 'O lance',
      body: `Você tem ${savings}, a próxima parcela custa ${beach.instalment} e um imprevisto sem golpe, pago na hora, pode tirar ${beach.worstLoss}.`,
      questions: [
        'Até quanto dá para oferecer sem mexer nisso?',
        `Um lance de ${bid} é quantos por cento da carta de ${printed(beach.letter)}?`,
      ],
    },
    {
      title: 'Em reais',
      body: `Carta de ${printedAmount(example.credit)}, ${example.months} meses, taxa de ${example.fee}%, reserva de ${example.reserve}%.`,
      questions: [
        'Qual é a parcela?',
        `O preço sobe ${priceRise}%. Qual é a nova parcela?`,
        `Um mês de atraso com ${said('late-fine')} de multa e ${said('late-interest')} de juros (${saidWhen('late-fine')}) sobre a parcela de a). Quanto fica?`,
      ],
    },
    {
      title: 'Esperar ou financiar?',
      body: `Moto de ${printedAmount(bike.price)}. Consórcio: ${bike.months} × ${printedCents(bike.instalment)}. Financiamento: ${bike.months} × ${printedCents(bike.loan)}. Juntar ${printedCents(bike.instalment)} por mês na poupança, a ${said('saving-rate')} (${saidWhen('saving-rate')}): mês ${bike.savingMonth}.`,
      questions: [
        'Quanto custa cada um no total?',
        'Quem precisa da moto em um mês, o que pode fazer?',
        'E quem pode esperar 4 anos?',
      ],
    },
    {
      title: 'Juros que crescem',
      body: `${printedAmount(lent.amount)} a ${lent.percent}% ao mês por ${lent.months} meses: quanto dá com juros simples e com juros compostos?`,
      questions: [],
    },
    {
      title: 'Desconfie',
      body: 'Escreva uma mensagem de golpe com duas pistas. Troque com um colega e ache as pistas da dele.',
      questions: [],
    },
  ];
}

/** `/gabarito`. */
export const answerKeyCopy = {
  title: 'Gabarito',
  intro: 'Respostas da folha do aluno. Só para quem ensina.',
  show: 'MOSTRAR AS RESPOSTAS',
  /** On paper, where the answers were not asked for. */
  notShown: 'Toque em MOSTRAR AS RESPOSTAS e imprima de novo.',
  print: 'IMPRIMIR',
  back: 'VOLTAR',
} as const;

/** The answers to `exercisesOf`, exercise by exercise, question by question. */
export function answersOf({ beach, bike, example }: Lesson): readonly (readonly string[])[] {
  const [first, second] = beach.globes;
  const { savings, bid, priceRise, lent } = GIVEN;
  const { lettersGiven, stopped } = beach;
  const pot = beach.quotas * beach.common;
  const given = lettersGiven * beach.letter;
  const gone = stopped === 0 ? '' : ` − ${stopped}`;
  const [missed, ways] = [(first - 1) * (second - 1), first * second];
  const due = printedCents(example.instalment);
  const risen = 1 + priceRise / 100;
  const late = 1 + fraction('late-fine') + fraction('late-interest');
  const interest = lent.percent / 100;
  return [
    [
      `${beach.quotas} × ${printed(beach.common)} = ${printed(pot)}.`,
      `${beach.lettersPaid}.`,
      `${printed(pot)} − ${printed(given)} = ${printed(pot - given)}: fica para as próximas cartas${stopped === 0 ? '' : ' e para devolver a quem sair'}.`,
    ],
    [
      `1/${first}, cerca de ${printedPercent(1 / first)}.`,
      `1/${second}, cerca de ${printedPercent(1 / second)}. Mudou porque há menos cotas esperando: ${first} − ${lettersGiven}${gone} = ${second}.`,
      `1 − (${first - 1}/${first} × ${second - 1}/${second}) = ${ways - missed}/${ways}, cerca de ${printedPercent(1 - missed / ways)}. O mais comum é não sair em nenhum dos dois.`,
    ],
    [
      `${savings} − ${beach.instalment} − ${beach.worstLoss} = ${savings - beach.instalment - beach.worstLoss}.`,
      `${bid} / ${printed(beach.letter)} = ${printedPercent(bid / beach.letter)}.`,
    ],
    [
      `${printed(example.credit)} × ${printed(1 + (example.fee + example.reserve) / 100)} / ${example.months} = ${due}.`,
      `${printed(example.instalment)} × ${risen.toFixed(2).replace('.', ',')} = ${printedCents(example.instalment * risen)}.`,
      `${printed(example.instalment)} × ${late.toFixed(2).replace('.', ',')} = ${printedCents(example.instalment * late)}.`,
    ],
    [
      `${printedCents(bike.instalment * bike.months)} · ${printedCents(bike.loan * bike.months)} · ${printedAmount(bike.price)} menos o rendimento.`,
      'Financiar, usar outro transporte ou comprar uma mais barata. O consórcio não garante a data.',
      'Comparar juntar e consórcio. Juntar custa menos, o consórcio pode sair antes e pode sair depois.',
    ],
    [
      `Simples ${printedCents(lent.amount * (1 + interest * lent.months))}. Compostos ${printedCents(lent.amount * (1 + interest) ** lent.months)}.`,
    ],
    ['Pistas boas: pressa, Pix para pessoa, promessa de data, pagar para receber, código por mensagem.'],
  ];
}
