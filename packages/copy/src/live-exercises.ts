import { counted } from './digits.ts';
import { coinsText } from './live-assembly.ts';

/* Exercises with the numbers of a group's own months: one sheet a pupil, and a key for the teacher (LIVE 6.6). */

/** What the whole class has lived through; coins. */
export interface ClassFacts {
  /** Balls in the globe of each month that had a raffle. */
  readonly globes: readonly { readonly month: number; readonly balls: number }[];
  /** Letters by month - 1. */
  readonly letters: readonly number[];
  /** Bids that won. */
  readonly bids: readonly number[];
  readonly letter: number;
  readonly instalment: { readonly whole: number; readonly admin: number };
  readonly late: { readonly fee: number; readonly costs: number };
}

/** What one pupil has; `bid`: that won, 0 without one. */
export interface OwnFacts {
  readonly quota: number;
  readonly bid: number;
  readonly wonIn: number | null;
  readonly misses: number;
}

export interface Exercise {
  readonly title: string;
  readonly ask: string;
  readonly answer: string;
}

/** To one place: '5,6%', '15%'. */
const tenth = (value: number): string => value.toFixed(1).replace('.0', '').replace('.', ',');
/** Between a value and its tenth. */
const equals = (value: number): string => (Number(value.toFixed(1)) === value ? '=' : '≈');
const percent = (part: number, whole: number): string => `${tenth((100 * part) / whole)}%`;
const months = (count: number): string => counted(count, 'mês', 'meses');

/** Months late that are asked of who never was: two to four. */
const OTHERS_LATE = 2;
const SPREAD = 3;

/** By quota in turn, so that neighbours have other numbers; undefined where there is none. */
const ofQuota = <Item>(items: readonly Item[], quota: number): Item | undefined => items[quota % items.length];

function chance({ globes }: ClassFacts, { quota }: OwnFacts): Exercise | null {
  const first = ofQuota(globes.slice(0, Math.max(1, globes.length - 1)), quota);
  if (first === undefined) return null;
  const both = globes.slice(globes.indexOf(first), globes.indexOf(first) + 2);
  const balls = both.map((globe) => `${globe.balls} no mês ${globe.month}`).join('; ');
  return {
    title: 'Chance',
    ask: `Bolas no globo: ${balls}. Qual era a chance de cada bola? Escreva como fração e em porcentagem.`,
    answer: both.map((globe) => `1/${globe.balls} ${equals(100 / globe.balls)} ${percent(1, globe.balls)}`).join('; '),
  };
}

function share({ bids, letter, instalment }: ClassFacts, { quota, bid }: OwnFacts): Exercise {
  const given = bid > 0 ? bid : ofQuota(bids, quota);
  const title = 'Porcentagem';
  if (given === undefined) {
    const { whole, admin } = instalment;
    const ask = `Cada parcela é de ${whole} moedas, e ${admin} delas são taxa. Quantos por cento são?`;
    return { title, ask, answer: percent(admin, whole) };
  }
  const who = bid > 0 ? 'O seu lance' : 'Um lance do grupo';
  return {
    title,
    ask: `${who} venceu com ${coinsText(given)} moedas. A carta vale ${letter}. Quantos por cento da carta foi o lance?`,
    answer: percent(given, letter),
  };
}

function late({ late: { fee, costs } }: ClassFacts, { quota, misses }: OwnFacts): Exercise {
  const count = misses > 0 ? misses : OTHERS_LATE + (quota % SPREAD);
  return {
    title: 'Atraso',
    ask: `${misses > 0 ? 'Você atrasou' : 'Imagine um atraso de'} ${months(count)}. Por mês, a multa é ${fee} por parcela em aberto. Com o bem na mão, há mais ${costs} de cobrança. Quanto custa o atraso de uma parcela, sem o bem e com ele?`,
    answer: `${coinsText(count * fee)} e ${coinsText(count * (fee + costs))}`,
  };
}

function mean({ letters }: ClassFacts): Exercise {
  const sum = letters.reduce((all, each) => all + each, 0);
  return {
    title: 'Média',
    ask: `Cartas de cada mês: ${letters.join(', ')}. Qual é a média por mês?`,
    answer: `${sum} ÷ ${letters.length} ${equals(sum / letters.length)} ${tenth(sum / letters.length)}`,
  };
}

function plan({ letters, instalment: { whole, admin } }: ClassFacts, { wonIn }: OwnFacts): Exercise {
  const left = letters.length - (wonIn ?? letters.length);
  const title = 'Parcelas';
  if (left === 0) {
    const ask = `O plano tem ${letters.length} parcelas de ${whole}. Em cada uma, ${admin} são taxa. Quanto é a taxa do plano todo?`;
    return { title, ask, answer: coinsText(letters.length * admin) };
  }
  return {
    title,
    ask: `A sua carta veio no mês ${wonIn} de ${letters.length}. Sem contar lance, quantas parcelas de ${whole} o plano ainda tinha? Quantas moedas são?`,
    answer: `${left}; ${coinsText(left * whole)}`,
  };
}

/** The exercises of one pupil, with their answers. */
export const exercisesOf = (group: ClassFacts, own: OwnFacts): readonly Exercise[] =>
  [chance(group, own), share(group, own), late(group, own), mean(group), plan(group, own)].filter(
    (exercise) => exercise !== null,
  );

export const exerciseCopy = {
  link: 'FOLHAS DE EXERCÍCIOS',
  title: 'Exercícios do nosso grupo',
  own: (quota: number, nickname: string) => `Cota ${quota}, ${nickname}.`,
  name: 'Nome:',
  key: 'Respostas: só para quem ensina',
  keyAbout: 'Uma linha por cota. A última folha é a sua.',
  heads: (titles: readonly string[]) => ['cota', 'apelido', ...titles],
  print: 'IMPRIMIR',
  back: 'VOLTAR',
} as const;
