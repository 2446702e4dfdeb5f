import { type MinigameRoomId, MOST_POINTS, NOTE_STEP } from '@consorcio/rules/vocabulary';
import { placeSigns } from './minigames.ts';
import { HASHTAG } from './share.ts';

/** A try's result, as the contract defines it. */
interface Grid {
  readonly months: readonly GridMonth[];
  readonly cycle: number;
  readonly letter: keyof typeof LETTERS | null;
  readonly after: readonly (keyof typeof AFTER)[];
}
interface GridMonth {
  readonly rooms: readonly number[];
  readonly payment: keyof typeof PAYMENTS | null;
  readonly bid: number | null;
}
/** 0 to 1000, with the interval; null where there is none. */
interface Note {
  readonly note: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Signs of the pasted result (RULES 14.8). */
const PAYMENTS = { PAID: ' ✅', LATE: ' ⏰', UNPAID: ' ❌' } as const;
const LETTERS = { BID: 'lance', JACKPOT: 'sorteio', PAID: 'tudo pago' } as const;
const AFTER = { PAID: '🟩', MISSED: '🟨', TAKEN_BACK: '🟥' } as const;

const bidSign = (bid: number | null): string => (bid === null ? '' : bid > 0 ? ` 🔨${bid}` : ' 🤲');
const monthLine = ({ rooms, payment, bid }: GridMonth, i: number): string =>
  `${i + 1} ${rooms.map((room) => placeSigns[room as MinigameRoomId]).join('')}${payment === null ? '' : PAYMENTS[payment]}${bidSign(bid)}`;

function endLine({ cycle, letter, after }: Grid): string {
  if (letter === null) return `🚪 encerrado no mês ${cycle}`;
  const months = after.length === 0 ? '' : ` · depois ${after.map((month) => AFTER[month]).join('')}`;
  return `🏁 carta no mês ${cycle} (${LETTERS[letter]})${months}`;
}

/** The result as text to paste: places, payments, bids, the end; no card, no draw, no name (RULES 14.8). */
export const gridText = (week: string, { note, low, high }: Note, grid: Grid): string =>
  [
    `Assembleia da semana ${week}`,
    ...(note === null ? [] : [`Nota das escolhas ${note} (de ${low} a ${high})`]),
    ...grid.months.map(monthLine),
    endLine(grid),
    HASHTAG,
  ].join('\n');

/** The best note there is. */
const [NUMBER, YEAR] = [6, 4];
/** '2026-S21' as it is said. */
const said = (week: string): string => `Semana ${Number(week.slice(NUMBER))} de ${week.slice(0, YEAR)}`;
const tries = (count: number): string => (count === 1 ? '1 tentativa' : `${count} tentativas`);

/** `/semana`. Moments come in words: 'domingo, 24 de maio, às 18:00'. */
export const weekCopy = {
  title: 'Assembleia da semana',
  loading: 'Abrindo a semana',
  name: said,
  intro: 'Para valer, todo mundo joga no mesmo grupo, com a mesma cota, os mesmos imprevistos e as mesmas partidas.',
  spared: 'Para valer, quem paga em dia não sai no sorteio.',
  status: {
    OPEN: (closes: string) => `Aberta até ${closes}.`,
    COUNTING: 'A semana fechou. O jogo conta as notas agora.',
    PUBLISHED: (next: string) => `A contagem terminou. A próxima semana abre ${next}.`,
    SEALED: (opens: string) => `Abre ${opens}.`,
  },
  ranked: {
    title: 'Para valer',
    body: 'Você tem uma tentativa que vale. Ela é gasta quando começa.',
    start: 'JOGAR PARA VALER',
    goOn: 'CONTINUAR',
    after: 'SEGUIR PAGANDO',
    guest: 'Para jogar para valer, guarde o seu progresso em uma conta.',
    keep: 'GUARDAR',
    playing: 'A sua tentativa está em andamento. Termine antes de a semana fechar.',
    done: 'Você já jogou para valer nesta semana.',
    expired: 'A sua tentativa parou antes do fim e ficou sem lugar.',
    closed: 'O tempo de jogar para valer acabou nesta semana.',
    place: (place: number, of: number) => `Lugar ${place} de ${of}.`,
    later: 'O seu lugar aparece quando as notas saírem.',
    note: (note: number, low: number, high: number) => `Nota das escolhas ${note}, de ${low} a ${high}.`,
  },
  free: {
    title: 'Treino',
    body: 'Treine mais de uma vez, se quiser. O treino tem outros sorteios e não entra na conta das notas.',
    start: 'TREINAR',
    goOn: 'CONTINUAR',
    after: 'SEGUIR PAGANDO',
    stop: 'PARAR O TREINO',
    other: 'Termine primeiro a tentativa que começou.',
  },
  persona: 'Escolha primeiro quem joga por você.',
  choosePersona: 'ESCOLHER',
  /** The week in the head of a free try's pasted result. */
  trained: (week: string) => `${week}, treino`,
  refused: 'Não deu para fazer isso agora. Tente de novo.',
  grid: {
    title: 'Resultado para colar',
    body: 'Sem nomes e sem imprevistos.',
    copy: 'COPIAR',
    copied: 'Resultado copiado',
    notCopied: 'Não deu para copiar',
  },
  notes: {
    title: 'Notas da semana',
    points: 'Nota',
    tries: 'Tentativas',
    step: (from: number) => (from === MOST_POINTS ? `${MOST_POINTS}` : `${from} a ${from + NOTE_STEP - 1}`),
  },
  seal: {
    title: 'Para curiosos: o lacre',
    body: 'Os sorteios desta semana já estão guardados. Este é o código que prova isso.',
    since: (moment: string) => `Lacrado ${moment}.`,
    next: (week: string) => `Lacre da próxima: ${said(week)}`,
    key: 'A chave já está na página das semanas que passaram.',
    later: 'A chave aparece em Semanas passadas depois da contagem. Todo mundo pode conferir.',
  },
  past: 'SEMANAS PASSADAS',
} as const;

/** `/semanas-passadas`. */
export const pastWeeksCopy = {
  title: 'Semanas que passaram',
  loading: 'Abrindo as semanas',
  intro: 'O lacre vem antes dos sorteios, e a chave, depois. Confira no seu aparelho.',
  none: 'Nenhuma semana terminou ainda. Volte depois de domingo.',
  name: said,
  of: tries,
  noTries: 'Nenhuma nota nesta semana.',
  sealed: (moment: string) => `Lacrada ${moment}.`,
  published: (moment: string) => `Chave mostrada ${moment}.`,
  curious: 'Para curiosos: lacre e chave',
  seal: 'Lacre',
  key: 'Chave',
  check: 'CONFERIR',
} as const;
