import { STAGES_PER_CYCLE } from '@consorcio/rules/vocabulary';
import { between, lack, remain, twoDigits } from './digits.ts';

/*
 * Sentences of the bare map and of a place's popup, the minigame screen and the menu: what a player meets first. The others are in
 * month-popups.ts, which comes later.
 * Labels are those of SPEC sections 2 and 4, to the letter, slips included; the rest is our own Portuguese.
 * A loss is worded kindly, and a popup that only leads on has the one button 'AVANÇAR' (CONTRACT section 2).
 */

/** CONTRACT section 2: popups that only lead on. */
export const ADVANCE = 'AVANÇAR';

/** Effort and energy as words of the game. */
const resourceNames = { energy: 'energia', effort: 'esforço' } as const;

/** Where a campaign stands, in whole numbers. */
export interface Here {
  readonly cycle: number;
  readonly cycles: number;
  /** Stage of the cycle, from 1; or behind them. */
  readonly position: number | 'ASSEMBLY' | 'OVER';
  readonly energy: number;
  readonly effort: number;
  /** Effort of the next instalment; 0 for none, null once the campaign is over. */
  readonly due: number | null;
}

/** `/mapa` and its footer. SPEC section 2. */
export const mapScreen = {
  title: 'Mapa da cidade',
  points: 'Lugares da cidade',
  progress: 'Seu ciclo',
  energy: 'ENERGIA',
  effort: 'ESFORÇO',
  instalment: 'CUSTO DA PARCELA',
  /** On the dream's lot, until the letter. */
  plan: (paid: number, total: number) => `Plano: ${paid} de ${total} parcelas`,
  /** On it once the letter has come, and where the campaign was lost. */
  lotWon: 'O sonho chegou!',
  lotWaits: 'Terreno à espera do sonho',
  menu: 'Abrir menu',
  /** In place of the menu, on the map of the week. */
  backToWeek: 'Voltar à semana',
  /** The mark on the first month's map: how much effort the instalment still needs. */
  coach: 'Dica do mês',
  forInstalment: 'Para a parcela:',
  missing: (effort: number) => (effort === 0 ? 'já dá para pagar' : lack(effort)),
  loading: 'Carregando...',
  loadingDetail: 'Carregando o mapa',
  notLoaded: 'O mapa não carregou',
  notLoadedDetail: 'Confira a internet e tente de novo.',
  tryAgain: 'TENTAR DE NOVO',
  /** SPEC section 2 with CONTRACT section 2: two digits each. */
  cycle: (cycle: number, cycles: number) => `CICLO: ${twoDigits(cycle)}/${twoDigits(cycles)}`,
  stage: {
    done: (position: number) => `Etapa ${position}: concluída`,
    current: (position: number) => `Etapa ${position}: você está aqui`,
    ahead: (position: number) => `Etapa ${position}: ainda vem`,
    payment: { done: 'Parcela: paga', current: 'Parcela: é agora', ahead: 'Parcela: no fim do ciclo' },
  },
  /** What a place takes and gives; `cost` in points, 0 where the entry was paid already. */
  work: (place: string, cost: number) => `${place}: gasta ${cost} de energia e rende esforço`,
  leisure: (place: string, cost: number) => `${place}: gasta ${cost} de esforço e rende energia`,
  dreamPicture: (dream: string, part: number, cycles: number) =>
    `Meu sonho: ${dream}, ${part === 0 ? 'ainda sem parcela paga' : `parte ${part} de ${cycles}`}`,
  counter: (resource: keyof typeof resourceNames, value: number) => `${value} de ${resourceNames[resource]}`,
  /** Seen when the focus reaches it; the key does the same everywhere on the map. */
  whereAmI: 'Onde estou? (tecla ?)',
  /** What it answers. */
  here: ({ cycle, cycles, position, energy, effort, due }: Here) => {
    const behind: Readonly<Record<string, string>> = { ASSEMBLY: 'assembleia do grupo', OVER: 'fim da jornada' };
    const where = behind[position] ?? `etapa ${position} de ${STAGES_PER_CYCLE}`;
    const told = `Ciclo ${cycle} de ${cycles}, ${where}. Você tem ${energy} de energia e ${effort} de esforço.`;
    if (due === null) return told;
    const missing = due > effort ? lack(due - effort) : 'já dá para pagar';
    return `${told} ${due === 0 ? 'Não há mais parcela a pagar.' : `Próxima parcela: ${due} de esforço, ${missing}.`}`;
  },
  /** Read aloud when a counter rolls. */
  counted: (resource: keyof typeof resourceNames, change: number, value: number) =>
    `${change > 0 ? 'Mais' : 'Menos'} ${Math.abs(change)} de ${resourceNames[resource]}, agora ${value}`,
} as const;

/** An idea that opens while the player acts. */
export const ideaNote = {
  region: 'Ideia vista',
  heard: (title: string) => `Ideia nova no caderno: ${title}`,
  more: (title: string) => `Ler a ideia: ${title}`,
  close: 'Fechar a ideia',
} as const;

/** A place's popup. Points of effort or energy. */
export const roomPopup = {
  cost: 'Gasto',
  reward: 'Recompensa',
  play: 'Jogar',
  /** A turn without the game, for who has ended it once. RULES 4.9. */
  shift: { work: 'SÓ O TURNO', leisure: 'SÓ DESCANSAR' },
  /** Of a class that allows no such turn. */
  noShift: 'Nesta atividade da escola, é preciso jogar.',
  /** For who knows the minigame: its help and the quiet ways to play it, before it begins. */
  ways: 'Ajuda e modo tranquilo',
  close: 'Fechar',
  /** What an honest run brings today. RULES 4.6. */
  range: between,
  /** RULES 4.1: the entry of a started stage was charged when it began. */
  alreadyPaid: 'Você já entrou aqui. É só continuar!',
  /** An entry that leaves less than the instalment, with no free stage to come. */
  dearEntry: (cost: number, left: number, due: number) =>
    `Entrar custa ${cost} de esforço. ${remain(left)}, e a parcela custa ${due}.`,
  elsewhere: (place: string) => `Você já começou esta etapa em outro lugar: ${place}.`,
  /** Where the day has a part in what a place pays. RULES 4.6. */
  byTheDay: 'A recompensa muda com o dia.',
  /** RULES 4.4: work pays less when energy is short; how much less stands above. */
  vigor: {
    rested: 'Você está com disposição e recebe o turno inteiro.',
    tired: (energy: number) => `Com menos de ${energy} de energia, o trabalho paga menos.`,
    exhausted: 'Com tão pouca energia, o trabalho paga bem menos.',
    /** A run that was begun and left keeps the strength with which it began. */
    begun: 'Com o cansaço da entrada, este trabalho paga menos.',
    /** Follows the two before, where there is time for it before the instalment. */
    rest: (energy: number, least: number, most: number) =>
      `Com ${energy} ou mais, ele paga ${least === most ? least : `de ${least} a ${most}`}.`,
  },
} as const;

/** The one stage before a late instalment is asked for again: what each place can do for it. Sums in effort. */
export const recoveryCopy = {
  title: 'Parcela em atraso',
  /** Beside what is missing, on the map. */
  how: 'Faça um trabalho e pague.',
  lost: 'Nenhum trabalho paga o que falta.',
  /** Under the sign of a place that cannot pay it. */
  tag: { never: 'não paga a parcela', rest: 'não dá esforço' },
  /** Read aloud with the place. */
  place: {
    surely: 'Este trabalho paga a parcela em atraso.',
    maybe: 'Este trabalho pode pagar a parcela em atraso.',
    never: 'Este trabalho não paga a parcela em atraso.',
    rest: 'Este lugar não dá esforço para a parcela em atraso.',
  },
  /** In the place's popup, before it is played. */
  hint: {
    surely: (missing: number) => `Para a parcela em atraso ${lack(missing)}. Este trabalho já resolve.`,
    maybe: (missing: number, most: number) =>
      `Para a parcela em atraso ${lack(missing)}. Este trabalho paga até ${most}.`,
    never: (missing: number, most: number) =>
      `Para a parcela em atraso ${lack(missing)}. Este trabalho não chega: paga no máximo ${most}.`,
    rest: (missing: number) => `Este lugar não dá esforço. A parcela em atraso vem logo depois, e ${lack(missing)}.`,
    /** Follows the last two where other places can still pay it. */
    instead: (places: readonly string[]) => `Para pagar, escolha ${places.join(' ou ')}.`,
  },
} as const;

/** Effort or energy is 0. SPEC section 4. */
export const emptyPopups = {
  effort: {
    ribbon: 'SEM ESFORÇO',
    heading: 'Seu esforço acabou!',
    body: 'Sem esforço não dá para pagar a parcela. Que tal um turno de trabalho?',
    button: 'IR TRABALHAR',
  },
  energy: {
    ribbon: 'SEM ENERGIA',
    heading: 'Bateu o cansaço!',
    body: 'Sem energia o trabalho rende pouco. Descanse e se divirta para voltar com tudo.',
    button: 'IR DESCANSAR',
  },
} as const;

/** The two lines on the board of the hall. */
export const assemblyBoard = {
  bid: ['ASSEMBLEIA', 'do seu grupo'],
  raffle: ['SORTEIO', 'cota por cota'],
} as const;

/** The map could not reach the server; another try follows. */
export const lostConnectionPopup = {
  ribbon: 'SEM CONEXÃO',
  heading: 'O jogo não respondeu',
  body: 'Confira a internet e tente de novo.',
  button: 'TENTAR DE NOVO',
} as const;

/** Around the frame of a minigame. SPEC section 4. */
export const minigameScreen = {
  loading: 'Carregando...',
  detail: 'Preparando o jogo',
  frame: (place: string) => `Minigame: ${place}`,
  notStarted: 'Não foi possível abrir o minigame.',
} as const;

/** The menu over any screen. SPEC section 2. */
export const menuOverlay = {
  title: 'Menu',
  dream: 'Meu sonho é',
  achievements: 'Minhas conquistas',
  leave: 'Sair do jogo',
  back: 'Voltar ao jogo',
} as const;

/** All achievements, and one of them. SPEC section 2. */
export const achievementsOverlay = {
  title: 'Minhas Conquistas',
  earned: (count: number, all: number) => `${count} de ${all} conquistas`,
  locked: 'A descobrir',
  /** Told beside the name of a badge that is not earned yet. */
  lockedName: (name: string) => `${name}, ainda a descobrir`,
  loading: 'Carregando conquistas...',
  notLoaded: 'Não foi possível carregar as conquistas.',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  progress: (done: number, goal: number) => `${Math.min(done, goal)} de ${goal}`,
  previous: 'Anterior',
  next: 'Próximo',
  back: 'Voltar',
  close: 'Fechar',
} as const;

/** A badge that was just earned. SPEC section 2. */
export const badgeUnlocked = {
  title: 'Nova conquista!',
  /** Read aloud before the badge's name, by its grade from 1. */
  spoken: (grade: number) => `Nova conquista, medalha de ${['bronze', 'prata', 'ouro'][grade - 1] ?? 'bronze'}:`,
  button: 'VOLTAR AO JOGO',
  /** Where several are shown, one to a page. */
  page: (page: number, pages: number) => `${page} de ${pages}`,
  next: 'VER A PRÓXIMA',
} as const;
