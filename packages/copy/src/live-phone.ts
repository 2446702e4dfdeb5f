import { GROUP_CODE_LENGTH } from '@consorcio/contract/group-code';
import {
  type LetterWay,
  LIVE_REDRAWS,
  type LiveGood,
  type MonthPace,
  type Motive,
  NOTE_BANDS,
  type NoBidWhy,
  SEAT_PICTURES,
  type SeatStatus,
  type Situation,
  type TurnKind,
  type Unpaid,
} from '@consorcio/rules/live-words';
import { capital, counted, feminine, lack, masculine, remain, signed } from './digits.ts';
import { coinsText, leastBidText, letterWays, shareText, signedText } from './live-assembly.ts';
import { liveGoods } from './live-goods.ts';

/* The phone of a member of a live group (LIVE 6.2.1). Sums in coins. */

/** The pictures by which a seat is come back to. */
const PICTURES = `${feminine(SEAT_PICTURES)} figuras`;

/** 'de 20 a 90', or one number. */
const rangeText = (least: number, most: number): string => (least === most ? `${most}` : `de ${least} a ${most}`);

/** Bands of the note, as `NOTE_BANDS` has them. */
const NOTE_NAMES = ['Semente', 'Broto', 'Árvore', 'Floresta'] as const;

/** A guess that is off by no more is nearly right. */
const NEAR = 2;

const energyText = (energy: number): string => `${signed(energy)} de energia`;
/** Open instalments that are too many: 'parcela em aberto', 'duas parcelas em aberto'. */
const openParts = (limit: number): string =>
  limit === 1 ? 'parcela em aberto' : `${feminine(limit)} parcelas em aberto`;
/** What whoever has the good may lose. */
const goodAtStake = (limit: number, good: LiveGood): string =>
  `Com ${openParts(limit)}${limit === 1 ? '' : ', ou uma no fim'}, ${liveGoods[good].taken}.`;
/** The same in words. Who waits misses the assembly, who has the letter may not buy, the good brings nothing. */
function unpaidText({ status, fees, costs, isEnd, brings }: Unpaid, good: LiveGood): string {
  const hasGood = status === 'GOOD';
  if (isEnd) return `Sem pagar, ${hasGood ? liveGoods[good].taken : leavesWithout}.`;
  const more = `deve mais ${fees} de multa`;
  const unpaid: Readonly<Partial<Record<SeatStatus, string>>> = {
    WAITING: `você fica fora da assembleia e ${more}`,
    LETTER: `você ${more} e não pode comprar`,
    GOOD: `você ${more} e ${costs} de cobrança${brings === 0 ? '' : `, e ${liveGoods[good].it} não rende`}`,
  };
  return `Sem pagar, ${unpaid[status] ?? more}.`;
}
const leavesWithout = 'você sai do grupo sem a carta';

/** From the code to the seat. */
export const joinCopy = {
  title: 'Consórcio ao vivo',
  code: 'Código do grupo',
  enter: 'ENTRAR',
  looking: 'Procurando o grupo...',
  yours: (quota: number) => `Você é a cota ${quota}`,
  yes: 'É ESSE',
  otherName: (left: number) => `OUTRO APELIDO (${left})`,
  otherFace: 'TROCAR ROSTO',
  late: 'O grupo já começou: as parcelas antes de você foram pagas.',
  luckyTitle: 'Escolha sua figura da sorte',
  luckyBody: 'Ela entra no sorteio, com as figuras de todo mundo. Assim ninguém escolhe sozinho o que sai.',
  again: 'TENTAR DE NOVO',
  back: 'Já tenho um lugar',
  backTitle: 'Voltar ao seu lugar',
  backBody: `Diga o número da sua cota e toque nas suas ${PICTURES}.`,
  quota: 'Número da cota',
  backButton: 'VOLTAR AO MEU LUGAR',
  cardTitle: 'Cartão do lugar',
  noCard: 'Este cartão não abre mais o lugar. Peça outro a quem conduz.',
  start: 'IR PARA O INÍCIO',
  manyCodes: 'Muitos códigos errados por aqui. Use a câmera no telão, ou espere até uma hora.',
  manyTries: 'Muitas tentativas neste lugar. Peça a quem conduz para liberar a volta.',
  queued: 'Muita gente está entrando. Você entra em instantes.',
  noCode: `O código do grupo tem ${GROUP_CODE_LENGTH} letras e números.`,
  hasSeat: (quota: number, code?: string) => `Este aparelho já tem um lugar: ${joinCopy.seatOf(quota, code)}`,
  bothStay: 'Você pode entrar em outro grupo também.',
  stay: 'FICAR NO MEU LUGAR',
  enterToo: 'ENTRAR TAMBÉM NO OUTRO GRUPO',
  openCard: 'ABRIR O LUGAR DO CARTÃO',
  seatsHere: 'Lugares neste aparelho',
  seatOf: (quota: number, code?: string): string =>
    code === undefined ? `cota ${quota}` : `cota ${quota}, grupo ${code}`,
} as const;

/** What every page of the seat has. */
export const seatCopy = {
  name: (quota: number, nickname: string) => `Cota ${quota} · ${nickname}`,
  coins: 'moedas',
  energy: 'energia',
  cardSum: 'cartão',
  month: (month: number, months: number) => `Mês ${month} de ${months}`,
  lost: 'Este aparelho não tem mais o lugar: abriu em outro, ou quem conduz o tirou daqui.',
  freed: 'Quem conduz liberou este lugar.',
  freedDetail: 'Com a entrada aberta, volte pelo código do grupo. A cota pode mudar.',
  lostDetail: `O código do grupo, o número da cota e as ${PICTURES} podem trazer você de volta. Se não der, fale com quem conduz.`,
  offline: 'Sem conexão. Sua jogada está guardada aqui e vai assim que voltar.',
  paused: 'Pausa! Quem conduz já volta.',
  gone: 'Este grupo já terminou e foi apagado.',
  start: 'IR PARA O INÍCIO',
  forgetful: 'Guarde o cartão: este aparelho esquece o seu lugar.',
  busy: 'O jogo não respondeu agora. Sua jogada está guardada aqui e vai de novo sozinha.',
  closing: 'O mês fechou.',
  closingBody: 'A assembleia vai começar. Olhe para o telão.',
  /** The autopilot pays what is due as far as the coins reach (LIVE 3.5); who is out of the group owes nothing. */
  automatic: (isOut: boolean) =>
    `O mês fechou. O que faltava foi feito no automático: descanso, sem lance.${
      isOut ? '' : ' O que você devia foi pago até onde as moedas deram.'
    }`,
  sending: 'Um momento...',
  /** Of a month that is not sent yet. */
  kept: 'Guardado neste aparelho',
  keptPlace: 'Lugar do mês',
  /** The autopilot's month, told to who comes back. */
  missed: (month: number, isShort: boolean) =>
    `Você não estava no mês ${month}. O automático jogou: descanso, sem lance${
      isShort ? ', e as moedas não deram para a parcela.' : '.'
    }`,
  waiting: 'Tudo certo! O jogo ainda não começou.',
  waitingBody: 'Olhe para o telão. O jogo começa quando quem conduz fechar a sala.',
  people: (count: number) => (count === 1 ? 'Só você na sala, por enquanto.' : `${count} pessoas na sala`),
  turning: 'O globo está girando. Olhe para o telão.',
  opening: 'Os envelopes estão abrindo. Olhe para o telão.',
  otherSeats: 'OUTROS LUGARES NESTE APARELHO',
  card: {
    show: 'VER MEU CARTÃO',
    body: 'Trocou de aparelho? Este cartão traz você de volta. Não mostre a ninguém.',
    label: 'Código QR do seu lugar',
    by: (address: string, code: string) => `Grupo ${code}. Sem câmera: ${address}, com a cota e as ${PICTURES}.`,
    pictures: `Suas ${PICTURES}, na ordem`,
    close: 'FECHAR',
  },
  reactions: 'Reações para o telão',
  reacted: (name: string) => `Enviado: ${name}`,
  yourWord: 'Sua figura no sorteio',
  goOn: 'AVANÇAR',
} as const;

/** Before the first month, on phone and projector: what everybody wants and how one wins. */
export const goalCopy = {
  title: 'O que você quer',
  win: (good: LiveGood) => `Contrato pago e ${liveGoods[good].it} em casa.`,
  /** `whole`, `common`: the instalment, and what of it goes into the pot. */
  lines: (good: LiveGood, { whole, common }: { readonly whole: number; readonly common: number }, letter: number) => [
    { name: 'Parcela', about: `São ${whole} por mês: ${common} vão para o pote do grupo.` },
    { name: 'Carta', about: `O pote paga cartas de ${letter}. Com uma, você compra ${liveGoods[good].it}.` },
    {
      name: 'Sorteio e lance',
      about: 'A carta vem por um dos dois, ou no fim. O lance paga parcelas antes da hora, e os maiores vencem.',
    },
    {
      name: 'Até o fim',
      about: `Quem recebe a carta continua pagando. Quem atrasa pode perder ${liveGoods[good].it} ou a vaga.`,
    },
  ],
  start: 'COMEÇAR',
} as const;

const unchanged: Readonly<Record<MonthPace, string>> = {
  EXTRA: 'falta energia: nada muda',
  NORMAL: 'nada muda',
  REST: 'energia cheia: nada muda',
};

interface AfterBuying {
  readonly coins: number;
  readonly card: number;
  readonly letter: number;
  readonly brings: number;
  readonly instalment: number;
}

/** The month's choices, one after the other. */
export const monthCopy = {
  motive: {
    WORK: (coins, good) =>
      `Para trabalhar: cada mês em dia ${liveGoods[good].with} rende ${counted(coins, 'moeda', 'moedas')}.`,
    FAMILY: (coins, good) =>
      `Para a família: cada mês em dia ${liveGoods[good].with} economiza ${counted(coins, 'moeda', 'moedas')}.`,
    NO_HURRY: () => 'Sem pressa: tanto faz receber agora ou no fim.',
  } satisfies Readonly<Record<Motive, (coins: number, good: LiveGood) => string>>,
  now: (coins: number) => `${signedText(coins)} agora`,
  nowAndLater: (now: number, later: number) => `${signedText(now)} agora e ${signedText(later)} no próximo pagamento`,
  /** What energy is for, told with the first choice: later choices take and give it. `cost`: of a month's work; `least`: with less it pays less. */
  energyAbout: (cost: number, least: number) =>
    `Energia é para trabalhar: um mês de trabalho gasta ${cost}. Com menos de ${least}, o trabalho rende menos.`,
  later: (coins: number) => `${signedText(coins)} no próximo pagamento`,
  withEnergy: (coins: number, energy: number) => `${signedText(coins)} e ${energyText(energy)}`,
  cardNote: (percent: number) => `O que faltar vai para o cartão, que cobra ${percent}% ao mês.`,
  paydayTitle: 'Dia de pagamento',
  salary: 'Salário',
  putOff: 'Do mês passado',
  brought: (good: LiveGood) => `${capital(liveGoods[good].it)} rendeu`,
  letterBrought: 'A carta rendeu',
  /** `owed`: on the card, before a month's interest. */
  cardPaid: (owed: number, percent: number) => `Cartão (${coinsText(owed)} + ${percent}%)`,
  have: (coins: number): string => `Você tem ${coinsText(coins)}.`,
  /** The payday of the first month, above the places. */
  firstPayday: (salary: number, coins: number) => `Salário: ${signedText(salary)}. ${monthCopy.have(coins)}`,
  buyTitle: 'A carta é sua. Comprar agora?',
  buy: 'COMPRAR',
  /** `brings`: what a month with the good brings, 0 for who is in no hurry; `limit`: open instalments at which it is taken. */
  buyBody: (papers: number, good: LiveGood, brings: number, limit: number) =>
    `Documentos e seguro: ${counted(papers, 'moeda', 'moedas')}.${
      brings === 0 ? '' : ` ${capital(liveGoods[good].it)} rende ${brings} por mês em dia.`
    } ${goodAtStake(limit, good)}`,
  /**
   * What is left after buying: coins, and what is owed on the card. `letter`: what the letter brought and no longer does;
   * `brings`: what the good brings at once; `instalment`: this month's.
   */
  afterBuying: (good: LiveGood, { coins, card, letter, brings, instalment }: AfterBuying) =>
    `Você fica com ${coinsText(coins)}${card === 0 ? '' : ` e deve ${coinsText(card)} no cartão`}${
      letter === 0 ? '' : `, sem os ${letter} da carta`
    }${brings === 0 ? '' : `, já com os ${brings} d${liveGoods[good].it}`}.${
      coins < instalment ? ` A parcela deste mês é ${instalment}.` : ''
    }`,
  keep: 'GUARDAR A CARTA',
  keepBody: (coins: number) => `Rende ${coins} por mês. Comprar pede parcela em dia.`,
  placeTitle: 'Onde você passa o mês?',
  work: (energy: number, least: number, most: number) =>
    `gasta ${energy} de energia · rende ${rangeText(least, most)} moedas`,
  leisure: (cost: number, least: number, most: number) =>
    `gasta ${counted(cost, 'moeda', 'moedas')} · rende ${rangeText(least, most)} de energia`,
  tired: 'Com cansaço, o trabalho paga menos. Os valores abaixo já contam isso.',
  ways: { PLAY: 'JOGAR (até 60 s)', CALM: 'MODO TRANQUILO', SKIP: 'SEM JOGAR' },
  otherPlace: 'OUTRO LUGAR',
  calmNote: 'Sem relógio, com voz. Vale o mesmo.',
  /** What an honest run brings. */
  rangeOfCoins: (least: number, most: number) => `Jogando de verdade, rende ${rangeText(least, most)} moedas.`,
  rangeOfEnergy: (least: number, most: number) => `Jogando de verdade, rende ${rangeText(least, most)} de energia.`,
  skipNote: (reward: string) => `Rende o de sempre: ${reward}.`,
  reward: (isWork: boolean, { cash, energy }: { readonly cash: number; readonly energy: number }) =>
    isWork ? counted(cash, 'moeda', 'moedas') : `${energy} de energia`,
  littleTime: (seconds: number) => `O mês fecha em ${seconds} s. No ritmo normal, o jogo leva até 60.`,
  gameFailed: 'O jogo não abriu.',
  gameRefused: 'Não deu para conferir o seu jogo.',
  gameAgain: 'JOGAR DE NOVO',
  gameAgainNote: 'O mês não para enquanto isso.',
  gameLeave: 'SEGUIR SEM O JOGO',
  gameLeaveNote: 'Rende o mínimo do lugar.',
  resultTitle: 'Fim de jogo!',
  result: (percent: number) => `Aproveitamento: ${percent}%.`,
  resultReward: (reward: string) => `Você ganhou ${reward}.`,
  paceTitle: 'E o ritmo?',
  paces: { EXTRA: 'HORA EXTRA', NORMAL: 'NORMAL', REST: 'DESCANSO' } satisfies Readonly<Record<MonthPace, string>>,
  /** What a pace changes; where it changes nothing, why. */
  pace: (pace: MonthPace, coins: number, energy: number) =>
    [...(coins === 0 ? [] : [signedText(coins)]), ...(energy === 0 ? [] : [energyText(energy)])].join(', ') ||
    unchanged[pace],
  instalmentTitle: (month: number, coins: number) => `Parcela do mês ${month}: ${coinsText(coins)}`,
  /** A month that has nothing of its own to be paid. */
  openTitle: (coins: number) => `A pagar: ${coinsText(coins)}`,
  split: (common: number, fee: number, reserve: number) =>
    `${common} fundo comum · ${fee} taxa de administração · ${reserve} fundo de reserva`,
  /** Coins of earlier months, what is asked for them beside, and all of it with this month's. */
  withOpen: (before: number, late: number, total: number) =>
    `Em aberto de antes: ${coinsText(before)}.${late === 0 ? '' : ` Multa e cobrança: ${coinsText(late)}.`} Ao todo, ${coinsText(total)}.`,
  pay: 'PAGAR',
  notNow: 'NÃO PAGAR AGORA',
  /** A payment that brings the common fund nothing is not missed by it; where the good is taken, its sale pays. */
  notNowNote: (unpaid: Unpaid, good: LiveGood) =>
    `${unpaidText(unpaid, good)}${unpaid.common === 0 || (unpaid.isEnd && unpaid.status === 'GOOD') ? '' : ` O pote do grupo fica sem ${coinsText(unpaid.common)}.`}`,
  short: 'As moedas não cobrem tudo. Cada parcela só se paga inteira: a que não couber fica em aberto.',
  open: (count: number, limit: number) =>
    `Em aberto: ${count === 1 ? '1 parcela' : `${count} parcelas`}. Com ${limit} você sai do grupo.`,
  /** `more`: open instalments with which the good is taken, beside those there are. */
  negotiation: (good: LiveGood, more: number) =>
    `Em negociação: com mais ${feminine(more)} ${more === 1 ? 'parcela' : 'parcelas'} em aberto ${liveGoods[good].taken}.`,
  /** `good`: null for who has none; `limit`: open instalments that are too many in the last month. */
  lastOpen: (good: LiveGood | null, limit: number) =>
    `É o último mês: com ${openParts(limit)}, ${good === null ? leavesWithout : liveGoods[good].taken}.`,
  outside: 'Fora do grupo não há parcela. O dinheiro vai para as contas do mês.',
  bidTitle: 'Quer dar um lance?',
  bid: (coins: number, letter: number) => `${coinsText(coins)} moedas = ${shareText(coins, letter)} da carta`,
  bidNote: 'O lance paga as últimas parcelas. Se perder, fica com você.',
  /** `instalment`: the next one if the bid wins, in coins; 0 where it pays all that are left. */
  left: (coins: number, instalment: number, bid: number) => {
    if (bid === 0) return `${remain(coins)}. A próxima parcela é ${instalment}.`;
    return `Se vencer, ${leftText(coins)}, e ${instalment === 0 ? 'o plano está pago' : `a próxima parcela é ${instalment}`}.`;
  },
  step: (by: number) => `${signedText(by)} ${by === 1 || by === -1 ? 'moeda' : 'moedas'} no lance`,
  slide: 'Valor do lance',
  seal: 'LACRAR O LANCE',
  noBid: 'SEM LANCE',
  close: 'LACRAR O MÊS',
  noBidNow: 'Este mês você não dá lance.',
  /** By the least bid, in coins. */
  noBidWhy: {
    OUT: () => 'Quem saiu do grupo não dá lance.',
    LETTER: () => 'Você já tem a carta: agora é pagar até o fim.',
    PAID: () => 'O seu lance já pagou o resto do plano.',
    LAST: () => 'No último mês não há lance: quem está em dia e sem carta recebe a sua.',
    LATE: () => 'Com parcela em aberto não há lance nem sorteio.',
    FEW: leastBidText,
  } satisfies Readonly<Record<NoBidWhy, (least: number) => string>>,
  sealed: 'Envelope lacrado.',
  sealedBody: 'Olhe para o telão. Quer mudar? Dá tempo até o mês fechar.',
  sealedBid: (coins: number) =>
    coins === 0 ? 'Sem lance este mês.' : `Seu lance: ${counted(coins, 'moeda', 'moedas')}.`,
  change: 'MUDAR',
} as const;

/** After sealing: a guess of the assembly that counts for nothing, and the bills that are ahead. */
export const guessCopy = {
  title: 'Um palpite: não vale moedas',
  /** In the first month, whose pot is known: `pot` if everybody pays. */
  aboutFirst: (pot: number, letter: number) =>
    `Se todo mundo pagar, o pote terá ${coinsText(pot)}. Cada carta: ${coinsText(letter)}.`,
  /** In the last month, whose letters nobody is drawn for. */
  aboutLast: 'Agora quem está em dia e ainda não tem carta recebe a sua.',
  bid: 'Qual será o menor lance que vence?',
  wins: 'E o seu lance vence?',
  yes: 'VENCE',
  no: 'NÃO VENCE',
  letters: 'Quantas cartas vão sair?',
  step: (by: number) => `${signedText(by)} no palpite`,
  seal: 'LACRAR O PALPITE',
  /** What was guessed, a line each, with its name. */
  sealed: {
    title: 'Seu palpite está lacrado',
    bid: 'Menor lance que vence',
    wins: 'O seu lance',
    won: 'vence',
    lost: 'não vence',
    letters: 'Cartas que saem',
  },
  /** `lowest`: the lowest bid that won, in coins; 0 where none did. */
  bidTold: (bid: number, lowest: number) =>
    lowest === 0
      ? `Seu palpite: ${coinsText(bid)}. Nenhum lance venceu.`
      : `Seu palpite: ${coinsText(bid)}. O menor que venceu: ${coinsText(lowest)}. ${nearness(Math.abs(bid - lowest))}`,
  /** `wins`: what was guessed of the own bid. */
  winsTold: (wins: boolean, isRight: boolean) =>
    `Você disse que o seu ${wins ? 'vencia' : 'não vencia'}: ${isRight ? 'acertou' : 'errou'}.`,
  lettersTold: (guessed: number, given: number) =>
    `Seu palpite: ${counted(guessed, 'carta', 'cartas')}. ${given === 1 ? 'Saiu 1' : `Saíram ${given}`}. ${nearness(Math.abs(guessed - given))}`,
  bills: {
    /** The fold's line: what is left next month, and with a sealed bid what is if it wins. */
    folded: (left: number, ifWon: number | null) =>
      `Próximo mês: ${leftText(left)}${ifWon === null ? '' : `, ou ${leftText(ifWon)} se o lance vencer`}`,
    have: 'O que você tem',
    salary: 'Salário',
    good: 'O que o bem ou a carta rende',
    later: 'Adiado deste mês',
    card: 'Cartão',
    instalment: 'Parcela',
    outside: 'Despesas de quem saiu do grupo',
    late: 'Multa e custos do atraso',
    left: (coins: number) => (coins < 0 ? 'Falta para você' : 'Sobra para você'),
    leftIfLost: (coins: number) => (coins < 0 ? 'Falta, se o lance não vencer' : 'Sobra, se o lance não vencer'),
    leftIfWon: (coins: number) => (coins < 0 ? 'Falta, se o lance vencer' : 'Sobra, se o lance vencer'),
    /** What is otherwise once the bid has won. */
    ifWon: { have: 'Seu lance', good: 'O que a carta rende', instalment: 'Parcela que o lance já pagou' },
  },
  goodAtStake,
  pot: (common: number, instalments: number) =>
    `Cada parcela inteira põe ${common} moedas no pote. A cada ${instalments} parcelas, mais uma carta.`,
} as const;

/** Coins that are left, or that are missing: 'sobram 12', 'falta 1'. */
const leftText = (coins: number): string => (coins < 0 ? lack(-coins) : remain(coins).toLowerCase());

/** How near a guess was. */
function nearness(off: number): string {
  if (off === 0) return 'Na mosca!';
  return off <= NEAR ? 'Quase!' : `Diferença: ${coinsText(off)}.`;
}

/** In coins; what is taken is below 0. */
interface WorthParts {
  readonly coins: number;
  readonly later: number;
  readonly card: number;
  readonly good: number;
  readonly letter: number;
  readonly dream: number;
}

/** A part of a sum: '+ 400', '− 55'. */
const spaced = (coins: number): string => `${coins < 0 ? '−' : '+'} ${coinsText(Math.abs(coins))}`;

/**
 * One decision, by what would have been done instead: the other way where it is better, the decision itself, the other way without a
 * verdict. A month that is asked for stands at the end.
 */
const turns: Readonly<Record<TurnKind, readonly [better: string, done: string, other: string]>> = {
  KEEP: ['Se tivesse dado um lance menor no mês', 'dar um lance tão alto no mês', 'Com um lance menor no mês'],
  SPEND: ['Se tivesse dado o maior lance no mês', 'guardar uma parcela no mês', 'Com o maior lance no mês'],
  PAY: ['Se tivesse pago a parcela do mês', 'adiar a parcela do mês', 'Pagando a parcela do mês'],
  NO_BID: ['Se não tivesse dado lance no mês', 'dar o lance do mês', 'Sem o lance do mês'],
  BUY: ['Se tivesse usado a carta para comprar', 'não usar a carta para comprar', 'Comprando com a carta'],
  NOT_BUY: ['Se não tivesse usado a carta para comprar', 'usar a carta para comprar', 'Sem comprar com a carta'],
};
const inMonth = (words: string, month: number): string => (words.endsWith('mês') ? `${words} ${month}` : words);

/** In the assembly, and after the last one. */
export const outcomeCopy = {
  yours: 'É a sua! A carta é sua.',
  /** `common`: of the bid, what enters the pot. */
  yourBidWon: (coins: number, common: number) =>
    `O seu lance venceu: ${coinsText(coins)} moedas pagam o fim do seu plano. No pote entram ${coinsText(common)}: o resto é taxa ou reserva.`,
  /** Sealed by who was drawn before the bids were opened. */
  yourBidKept: (coins: number) =>
    `Você já tem a carta, pelo sorteio: seu envelope, ${coinsText(coins)}, ficou fechado.`,
  yourBidLost: (coins: number) => `O seu lance, ${coinsText(coins)}, ficou com você.`,
  late: (count: number) =>
    `Você está com ${count === 1 ? '1 parcela' : `${count} parcelas`} em aberto, sem sorteio nem lance.`,
  lateWithLetter: (count: number) => `Você está com ${counted(count, 'parcela', 'parcelas')} em aberto.`,
  notInGlobe: 'A sua cota não está no globo: há parcela em aberto.',
  /** Months that ended late, and what went to fees and costs, in coins. */
  misses: (months: number, coins: number) =>
    `Atrasou ${counted(months, 'mês', 'meses')}${coins === 0 ? '' : ` e pagou ${coinsText(coins)} pelo atraso`}.`,
  /** Of the three questions, how many were right; null: not answered. */
  answersTitle: 'As suas respostas',
  answers: (before: number | null, after: number | null, of: number) =>
    before === null || after === null
      ? `Você acertou ${before ?? after ?? 0} de ${of}.`
      : `Você acertou ${before} de ${of} antes e ${after} de ${of} depois.`,
  answer: (isRight: boolean) => (isRight ? 'certa' : 'errada'),
  /** `coins`: what comes back, or has come back. */
  out: (percent: number, coins: number, isBack: boolean) =>
    `Você saiu do grupo, por falta de pagamento. ${
      coins === 0
        ? 'Não há o que devolver.'
        : `O que foi para o fundo comum ${isBack ? 'voltou' : 'volta'}, menos ${percent}%: ${counted(coins, 'moeda', 'moedas')}${isBack ? '' : ', até o fim do grupo'}.`
    }`,
  /**
   * `open`: instalments for which it was taken; fewer than `limit` are too many only in the last month. `left`: of the
   * sale, in coins, once the seat's debts are paid; 0 where they took all of it.
   */
  taken: (good: LiveGood, open: number, limit: number, sale: number, left: number) =>
    `${open < limit ? 'No fim, com' : 'Com'} ${counted(open, 'parcela', 'parcelas')} em aberto, ${liveGoods[good].sold} por ${coinsText(sale)}. ${
      left === 0
        ? 'Tudo foi para o que você devia.'
        : `Isso pagou o que você devia. ${left === 1 ? 'Sobrou' : 'Sobraram'} ${coinsText(left)}.`
    }`,
  situations: {
    PAID_ON_TIME: 'Você quitou em dia.',
    PAID: 'Você quitou, com atraso.',
    TAKEN: 'Seu bem foi retomado.',
    OUT: 'Seu grupo terminou sem a sua carta.',
  } satisfies Readonly<Record<Situation, string>>,
  worth: 'Saldo final',
  /** What the final standing is made of, in coins; what is nothing is left out. */
  worthOf: ({ coins, later, card, good, letter, dream }: WorthParts, bought: LiveGood) =>
    [
      counted(coins, 'moeda', 'moedas'),
      ...(later === 0 ? [] : [`${spaced(later)} ${later < 0 ? 'a pagar' : 'a receber'}`]),
      ...(card === 0 ? [] : [`${spaced(card)} do cartão`]),
      ...(good === 0 ? [] : [`${spaced(good)} d${liveGoods[bought].it} com os documentos`]),
      ...(letter === 0 ? [] : [`${spaced(letter)} da carta`]),
      ...(dream === 0 ? [] : [`${spaced(dream)}: o sonho ficou para depois`]),
    ].join(' '),
  /** `most`: the best note there is. */
  noteOf: (note: number, most: number) => `Nota de decisão: ${note} de ${most}`,
  noteIs: (note: number): string => `${note}: ${outcomeCopy.band(note)}`,
  /** The decision that cost or brought most points. */
  noteTurn: (kind: TurnKind, month: number, points: number) =>
    `O que mais ${points > 0 ? 'rendeu' : 'custou'}: ${counted(Math.abs(points), 'ponto', 'pontos')}, por ${inMonth(turns[kind][1], month)}.`,
  noteOther: (kind: TurnKind, month: number) => inMonth(turns[kind][2], month),
  /**
   * From where the note counts, in coins: the letter, and what the motive brings, 0 for nothing. `coins`: of a point;
   * `isLess`: the mean was rounded up.
   */
  noteAbout: (mean: number, isLess: boolean, letter: number, given: number, coins: number) =>
    `A sua média é ${isLess ? 'quase ' : ''}${coinsText(mean)}. Cada ${counted(coins, 'moeda', 'moedas')} acima de ${coinsText(letter + given)}, ${
      given === 0 ? 'o valor da carta' : 'a carta e a parte do motivo'
    }, dão 1 ponto.`,
  counting: `Contando ${masculine(LIVE_REDRAWS)} sorteios...`,
  luckTitle: 'Sorte e decisão',
  mean: (decision: number) => `Com as suas decisões e outra sorte, a média é ${coinsText(decision)}.`,
  /** What lies between that mean and the final standing. */
  parts: (luck: number, hand: number) => `Sorte: ${signedText(luck)}. Minijogo: ${signedText(hand)}.`,
  noteBlind: 'Não é nota de prova: não olha sorte nem reflexo.',
  turnTitle: 'O que mais pesou',
  /** The one decision that cost or brought most. `own`, `other`: means over other luck, as it was and done otherwise. */
  turn: (kind: TurnKind, month: number, own: number, other: number) =>
    `${other > own ? inMonth(turns[kind][0], month) : `${capital(inMonth(turns[kind][1], month))} valeu`}: ${coinsText(Math.max(own, other))} em vez de ${coinsText(Math.min(own, other))}.`,
  /** Names of the bars, each with its coins. */
  bars: {
    own: 'Como você fez, em média',
    other: 'De outro jeito, em média',
    note: 'Como você fez',
    start: 'Você começou com',
    mean: 'Média com outra sorte',
  },
  band: (note: number): string =>
    NOTE_NAMES[NOTE_BANDS.map((least) => note >= least).lastIndexOf(true)] ?? NOTE_NAMES[0],
  letter: (month: number, by: LetterWay) => `Carta no mês ${month}, ${letterWays[by]}.`,
  cancelled: (month: number, by: LetterWay) =>
    `A carta do mês ${month}, ${letterWays[by]}, foi cancelada: sua cota foi excluída antes da compra.`,
  noLetter: 'A carta não veio: faltou parcela em dia.',
  ended: 'Obrigado por jogar! Olhe para o telão: o grupo conversa sobre o que viveu.',
  before: 'VOLTAR',
} as const;
