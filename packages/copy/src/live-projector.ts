import { NEAR_GUESS } from '@consorcio/rules/live-words';
import { counted } from './digits.ts';
import { coinsText } from './live-assembly.ts';

/* The projector of a live group (LIVE 6.3), read from ten metres. */

const people = (count: number): string => counted(count, 'pessoa', 'pessoas');

/** Said in turn while everybody plays the month; none of them is about a person. `papers`: what buying the good costs, in coins. */
export const advice = (papers: number): readonly [string, ...string[]] => [
  'Antes do lance vêm a parcela e a reserva.',
  'O dinheiro é do grupo. Sua parcela vira a carta de alguém.',
  'O sorteio é para quem está em dia e ainda não tem carta.',
  'O lance paga as últimas parcelas. Se perder, as moedas ficam com você.',
  'Quem recebe a carta continua pagando até o fim.',
  'O cartão cobra juros todo mês enquanto houver dívida.',
  'Ninguém promete o mês da carta.',
  'Com parcela em aberto, não há sorteio nem lance.',
  'Com cansaço, o trabalho rende menos. Descanse também.',
  `Com a carta na mão, documentos e seguro custam ${counted(papers, 'moeda', 'moedas')}.`,
];

const TALKS = [
  'Quem recebe a carta para de pagar?',
  'O que decide quantas cartas saem?',
  'Quem dá lance fica com reserva?',
  'O que vocês mudariam nos lances que deram?',
] as const;

/** What the group is asked after a month's assembly; the clock waits for it. */
export const talkOfMonth = (month: number): string => TALKS[(month - 1) % TALKS.length] ?? TALKS[0];

export const projectorCopy = {
  talk: 'Conversem',
  title: 'Consórcio ao vivo',
  label: 'Telão do grupo',
  code: 'Código do grupo',
  join: 'Aponte a câmera',
  orType: 'ou digite',
  seal: 'Lacre do sorteio',
  sealAbout: 'Estas figuras são o lacre do sorteio.',
  people,
  times: (count: number) => `×${count}`,
  nobody: 'Quem entrar aparece aqui.',
  /** Of so many that turn by pages: which show now. */
  pageMark: (first: number, last: number, all: number) => `${first} a ${last} de ${all}`,
  month: (month: number, months: number) => `Mês ${month} de ${months}`,
  house: (count: number) => `Cotas da casa: ${count}`,
  houseQuota: (quota: number) => `Cota da casa ${quota}`,
  key: {
    title: 'A chave do sorteio está pronta',
    body: 'Ela é feita do lacre e das figuras escolhidas.',
    house: 'Elas completam o grupo, pagam sempre e não dão lance.',
    terms: (instalment: number, letter: number) =>
      `Todo mês: ${coinsText(instalment)} de parcela. A carta vale ${coinsText(letter)}.`,
  },
  nextStep: 'Próximo passo em',
  soundOn: 'LIGAR O SOM',
  soundOff: 'DESLIGAR O SOM',
  guesses: {
    bid: (right: number, people: number) =>
      `Palpites perto (até ${counted(NEAR_GUESS, 'moeda', 'moedas')}): ${right} de ${people}`,
    letters: (right: number, people: number) => `Palpites certos de cartas: ${right} de ${people}`,
  },
  sealed: (count: number, of: number) => `${count} de ${of} lacraram`,
  allSealed: 'Todo mundo lacrou!',
  clock: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  noClock: 'sem relógio',
  timeLeft: { 60: 'Falta 1 minuto.', 15: 'Faltam 15 segundos.' },
  paused: 'Pausa',
  pausedBody: 'Ninguém perde nada.',
  closing: 'Fechando a sala...',
  globe: 'O globo com uma bola para cada cota que participa',
  pot: {
    before: 'No pote',
    raffle: 'Sorteio',
    /** Of a bid its common part alone enters the pot. `whole`: the bids that won, together. */
    bids: (whole: number) => `Lances: ${coinsText(whole)}. Sem taxa e reserva:`,
    letters: (count: number) => (count === 1 ? '1 carta por lance' : `${count} cartas por lance`),
    more: (count: number) => (count === 1 ? '1 sorteio a mais' : `${count} sorteios a mais`),
    end: (count: number) => (count === 1 ? '1 carta no fim' : `${count} cartas no fim`),
    /** Letters that were cancelled since their seats left, and goods that were taken and sold. */
    returned: 'Venda de bens ou carta cancelada',
    reserve: 'Fundo de reserva',
    now: 'Fica no pote',
    worth: (letter: number) => `Cada carta vale ${coinsText(letter)}`,
  },
  turning: 'O globo está girando.',
  opening: 'Os envelopes se abrem, do menor lance que venceu ao maior.',
  /** Bids that did not win, and why: with none of them does the pot reach a letter. */
  lost: (count: number, letter: number) =>
    `${count === 1 ? '1 não venceu' : `${count} não venceram`}: o pote não chegava a outra carta de ${coinsText(letter)}.`,
  ended: 'Grupo encerrado.',
  offline: 'Sem conexão. A tela volta sozinha.',
  busy: 'O jogo não respondeu agora. A tela volta sozinha.',
  gone: 'Não achamos esse grupo.',
} as const;
