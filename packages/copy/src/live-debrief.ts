import {
  type DebriefPage,
  type DebriefQuestion,
  LEAST_FOR_TOTALS,
  LETTER_WAYS,
  type LetterWay,
  LIVE_FAMILIES,
  LIVE_REDRAWS,
  type LiveMode,
  type Situation,
  type WhatIf,
} from '@consorcio/rules/live-words';
import { capital, counted, effortText, feminine, masculine } from './digits.ts';
import { coinsText, letterWays } from './live-assembly.ts';

/* After the last assembly: what the group looks at and talks about (LIVE 6.6). */

const QUESTIONS = `${feminine(LIVE_FAMILIES.length)} perguntas`;
const people = (count: number): string => counted(count, 'pessoa', 'pessoas');
const late = (count: number): string => counted(count, 'cota atrasou', 'cotas atrasaram');

/** Goods that were taken: null where their number is not told. */
const goodsTaken = (count: number | null): string => {
  if (count === null) return 'Houve retomada de bem.';
  return count === 1 ? 'Um bem foi retomado.' : `${capital(masculine(count))} bens foram retomados.`;
};

/** What a question is about: a month with fewer letters, how many quotas were late in it, how many goods were taken. */
interface TalkFacts {
  readonly month: number;
  readonly missing: number;
  readonly taken: number | null;
}

export const talkQuestions: Readonly<Record<DebriefQuestion, (facts: TalkFacts) => string>> = {
  SPENT_RESERVE: () => 'Alguém deu quase tudo no lance e ficou sem reserva. O que dava para fazer diferente?',
  FEWER_LETTERS: ({ month, missing }) =>
    `No mês ${month}, ${late(missing)}, e por isso saíram menos cartas. Quem esperou mais?`,
  HOUSE_DRAWN: () => 'O sorteio deu uma cota da casa. Foi injusto, ou foi sorteio?',
  LOAN_OR_SAVING: () =>
    'Uma cota recebeu no mês 1 e outra no fim, e as duas pagaram as mesmas parcelas. Para quem pareceu empréstimo, e para quem poupança com custo?',
  GOOD_TAKEN: ({ taken }) => `${goodsTaken(taken)} Por que a garantia existe, e quem ela protege?`,
  LEFT_GROUP: () => 'Quem sai recebe menos e depois. O que ajudaria a ficar?',
  TIE: () => 'Lances iguais, e faltou carta. O desempate combinado antes foi melhor que decidir na hora?',
  NEVER_BID: () => 'Quem nunca deu lance: foi plano ou foi medo?',
  MOTIVES: () => 'Para quem tinha pressa o lance valeu mais? Depende de quê?',
  PROMISED_LETTER: () =>
    'Um vendedor promete a carta em 30\u00a0dias. O que vocês viram no jogo que mostra que não dá?',
  FAIR_RAFFLE: () => 'O sorteio foi justo? Como dá para ter certeza?',
  MONTH_ONE_AGAIN: () => 'Com o que vocês sabem agora, o que fariam diferente no mês 1?',
};

/** Headings of the pages, on the projector and for the host. */
export const debriefTitles: Readonly<Record<DebriefPage, string>> = {
  TIMELINE: 'Linha do tempo',
  RESERVE: 'Reserva e lance',
  LUCK: 'Sorte e escolha',
  ANSWERS: 'Antes e depois',
  WHAT_IF: 'E se o grupo…?',
  FAIR: 'Foi justo? Dá para conferir',
};

/** How as many members ended, after their number. */
const situations: Readonly<Record<Situation, (count: number) => string>> = {
  PAID_ON_TIME: (count) => (count === 1 ? 'quitou em dia' : 'quitaram em dia'),
  PAID: (count) => `${count === 1 ? 'quitou' : 'quitaram'} com atraso`,
  TAKEN: (count) => `${count === 1 ? 'bem retomado' : 'bens retomados'} (×)`,
  OUT: () => 'fora do grupo (×)',
};

const ways: Readonly<Record<LetterWay, string>> = { RAFFLE: 'Sorteio', BID: 'Lance', END: 'No fim' };
/** The letter that stands for a way in the grid. */
const marks: Readonly<Record<LetterWay, string>> = { RAFFLE: 'S', BID: 'L', END: 'F' };

export const debriefCopy = {
  loading: 'Juntando os resultados...',
  fewWhy: `Um total de menos de ${LEAST_FOR_TOTALS} pessoas mostraria a conta de alguém.`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  timeline: {
    quota: 'Cota',
    house: 'da casa',
    none: 'sem carta',
    month: (month: number) => `mês ${month}`,
    /** Quotas that were late at the month's roll call; `isBrief`: beside many letters. */
    missing: (count: number, isBrief: boolean) =>
      isBrief ? `${count} ${count === 1 ? 'atrasou' : 'atrasaram'}` : late(count),
    won: (month: number, by: LetterWay) => `carta no mês ${month}: ${ways[by]}`,
    /** The page's one sentence: how many letters, and how many by each way. */
    lead: (letters: Readonly<Record<LetterWay, number>>) => {
      const all = LETTER_WAYS.reduce((sum, way) => sum + letters[way], 0);
      const parts = LETTER_WAYS.filter((way) => letters[way] > 0).map(
        (way) => `${letters[way]} ${letterWays[way]} (${marks[way]})`,
      );
      if (all === 0) return 'Nenhuma carta saiu.';
      return `${counted(all, 'carta', 'cartas')}: ${parts.join(', ')}. Cinza: da casa.`;
    },
    lost: 'perdeu o bem ou a cota',
    lostMark: '×',
    ways,
    marks,
    situations,
  },
  talk: 'Conversem',
  /** What was left once the letter came, and how it went on. Of ten: how many paid on time. */
  reserve: {
    lead: (kept: number, spent: number) =>
      `Com uma parcela guardada, cerca de ${kept} em 10 pagaram em dia. Com menos, ${spent}.`,
    one: 'Quem guarda uma parcela chega ao mês com a próxima na mão.',
    sides: {
      kept: 'No mês da carta, guardou uma parcela ou mais',
      spent: 'No mês da carta, guardou menos de uma parcela',
    },
    /** A side of this group, whose people are counted. */
    counted: (side: string, count: number) => `${side}: ${people(count)}`,
    /** What the people are that stand on neither side. */
    others: (count: number) =>
      count === 1
        ? 'A outra pessoa recebeu a carta no fim ou saiu sem ela.'
        : `As outras ${count} pessoas receberam a carta no fim ou saíram sem ela.`,
    redrawn: `Com menos de ${LEAST_FOR_TOTALS} pessoas de um lado, contamos ${effortText(LIVE_REDRAWS)} sorteios refeitos com as mesmas escolhas.`,
    /** Why the mean of those who kept less is higher, by what this class's months show. */
    why: (areLater: boolean) =>
      `Quem guardou menos ficou, em média, mais meses com o bem${areLater ? ', mas atrasou mais' : ''}.`,
    worth: (coins: number) => `Saldo final médio: ${coinsText(coins)}`,
    parts: {
      onTime: 'Em dia',
      late: 'Atrasou',
      lost: 'Perdeu bem ou cota',
    },
    people: (part: string, count: number, of: number) => `${part}: ${count} de ${of}`,
    /** Each is rounded on its own. */
    tenths: (part: string, count: number) => `${part}: ${count === 1 ? 1 : `uns ${count}`} em 10`,
    /** They stand for the parts on their squares: no colour alone tells one from the other. */
    marks: { onTime: 'D', late: 'A', lost: 'P' },
    counting: `Contando ${effortText(LIVE_REDRAWS)} repetições...`,
  },
  costs: {
    title: 'Quanto custou',
    lead: 'Média por pessoa, em moedas',
    fee: 'Taxa de administração',
    late: 'Multas e cobrança',
    interest: 'Juros do cartão',
    brought: 'Rendimento',
    everybody: 'Com carta',
    /** Shown for a group too small for means: what the contract asks of every quota, in coins. */
    plan: {
      lead: 'O que cada cota paga, em dia, até o fim',
      whole: (months: number, instalment: number) => `${months} parcelas de ${instalment}`,
      parts: {
        common: 'Fundo comum: vira a carta de alguém',
        admin: 'Taxa de administração',
        reserve: 'Fundo de reserva: a sobra volta no fim',
      },
      same: 'É igual para quem recebe cedo e para quem recebe no fim.',
    },
    nobody: 'ninguém',
  },
  luck: {
    /** What of the differences came from where, in tenths. */
    lead: (luck: number, decision: number) => {
      if (luck === decision) return 'Sorte e decisões separaram vocês por igual.';
      return luck > decision
        ? 'A sorte separou vocês mais do que as decisões.'
        : 'As decisões separaram vocês mais do que a sorte.';
    },
    /** A month whose letters are not those of most redraws. */
    odd: (month: number, letters: number, low: number, high: number) =>
      `No mês ${month} ${debriefCopy.luck.given(letters)}. Com outra sorte, ${debriefCopy.luck.usual(low, high)}.`,
    even: 'Com outra sorte sairiam quase as mesmas cartas. A sorte muda quem recebe.',
    ask: 'O que dependia de vocês?',
    method: `Refizemos os sorteios ${effortText(LIVE_REDRAWS)} vezes com as mesmas escolhas.`,
    counting: `Contando ${effortText(LIVE_REDRAWS)} repetições...`,
    scale: 'cartas',
    given: (letters: number): string =>
      letters === 0 ? 'não saiu carta' : letters === 1 ? 'saiu 1 carta' : `saíram ${letters} cartas`,
    usual: (low: number, high: number): string => `em geral ${low === high ? low : `de ${low} a ${high}`}`,
    parts: {
      title: 'De cada 10 partes da diferença entre os saldos finais',
      decision: (count: number) => `${count} das decisões`,
      hand: (count: number) => `${count} dos minijogos`,
      luck: (count: number) => `${count} da sorte`,
      same: 'Todo mundo terminou igual.',
      marks: { decision: 'D', hand: 'M', luck: 'S' },
    },
  },
  answers: {
    /** Of the answers of those who answered both times: how many were right. */
    lead: (answers: number, before: number, after: number) =>
      `De ${answers} respostas, ${counted(before, 'certa', 'certas')} antes e ${after} depois.`,
    caption: 'Barras: pessoas que acertaram, das que responderam antes e depois.',
    before: 'Antes',
    after: 'Depois',
    of: (right: number, of: number) => `${right} de ${of}`,
    few: `Mostramos o total quando ${LEAST_FOR_TOTALS} pessoas ou mais responderam antes e depois.`,
    /** The three questions in short; on the phones they are cases with numbers. */
    questions: {
      SOR: 'Quem tem mais chance no sorteio?',
      LAN: 'O lance não venceu: e as moedas?',
      CON: 'Depois da carta, ainda há parcela?',
    } satisfies Readonly<Record<(typeof LIVE_FAMILIES)[number], string>>,
    /** The right idea of each. */
    ideas: {
      SOR: 'Em cada sorteio, cada cota em dia e sem carta tem a mesma chance.',
      LAN: 'O lance que não vence não custa nada: as moedas ficam com a pessoa.',
      CON: 'Quem recebe a carta continua pagando até a última parcela.',
    } satisfies Readonly<Record<(typeof LIVE_FAMILIES)[number], string>>,
    talk: 'Conversem: o que vocês pensavam antes de jogar?',
  },
  whatIf: {
    lead: 'As mesmas escolhas e o mesmo lacre. Nas outras colunas, só uma coisa muda.',
    changes: {
      AS_IT_WAS: () => 'Como foi',
      KEEP: (instalment: number) => `Todo lance deixa ${instalment}`,
      NO_BIDS: () => 'Sem lances',
      STOP: () => 'Do mês 2 em diante, 1 a cada 4 para',
    } satisfies Readonly<Record<WhatIf, (instalment: number) => string>>,
    letters: 'Cartas',
    ends: { onTime: 'pessoas em dia', late: 'com atraso', lost: 'com perda (×)' },
  },
  fair: {
    seal: 'O lacre foi aberto',
    /** What the page has checked by the open seal. */
    checked: (draws: number) =>
      draws === 1
        ? 'Esta página refez o número sorteado do grupo. Ele confere com o lacre.'
        : `Esta página refez os ${effortText(draws)} números sorteados. Todos conferem com o lacre.`,
    differs: 'Algo não confere com o lacre.',
    check: 'Confira em:',
  },
  certificates: {
    body: 'O seu certificado está pronto.',
    thanks: 'Obrigado por jogar junto!',
  },
} as const;

/** For the host: the debrief's controls, the table, what to say on each page. */
export const debriefHostCopy = {
  next: (title: string) => `PRÓXIMA: ${title}`,
  pages: { LIVE: 'Páginas do telão', WEEK: 'Páginas do grupo', PAPER: 'Páginas do telão' } satisfies Readonly<
    Record<LiveMode, string>
  >,
  kept: 'Para guardar',
  table: 'BAIXAR A TABELA (CSV)',
  tableAbout: 'O arquivo só traz apelidos. Na folha, os nomes são escritos à mão.',
  sheet: 'FOLHA DA TURMA',
  tableName: 'consorcio-ao-vivo.csv',
  tableFailed: 'A tabela não veio. Tente de novo.',
  /** While the questions are open on the phones: how many have answered. */
  waiting: (answered: number, people: number) =>
    answered === people
      ? `Todo mundo respondeu às ${QUESTIONS}.`
      : `Nos celulares esperam ${QUESTIONS}. Já responderam: ${answered} de ${people}.`,
  lines: {
    TIMELINE: ['Se houver cota da casa, mostre: ela também espera a vez.'],
    RESERVE: ['Leia os dois lados. Receber a carta não encerra as parcelas.'],
    LUCK: ['Diga: um resultado só diz pouco de uma pessoa.', 'A nota olha as decisões, não a sorte.'],
    ANSWERS: ['Leia a ideia certa de cada pergunta.'],
    WHAT_IF: ['Compare cada coluna com a primeira.', 'Pergunte: o que muda para quem continuou a pagar?'],
    FAIR: ['Mostre o lacre do começo: é o mesmo.'],
  } satisfies Readonly<Record<DebriefPage, readonly string[]>>,
  /** Of a group over days: the host sends the group's page and writes. */
  weekLines: {
    TIMELINE: ['Mande a página do grupo a todo mundo.'],
    RESERVE: ['Leia os dois lados. Receber a carta não encerra as parcelas.'],
    LUCK: ['Escreva: um resultado só diz pouco de uma pessoa.', 'A nota olha as decisões, não a sorte.'],
    ANSWERS: ['Leia a ideia certa de cada pergunta.'],
    WHAT_IF: ['Escreva: comparem cada coluna com a primeira.'],
    FAIR: ['Compare o lacre com o do começo: é o mesmo.', 'Peça que cada pessoa abra o certificado.'],
  } satisfies Readonly<Record<DebriefPage, readonly string[]>>,
} as const;

/** Ways to the letter, in the host's table. */
export const tableWays = ways;

/** How a member ended, in the host's table (LIVE 3.9). */
export const tableSituations: Readonly<Record<Situation, string>> = {
  PAID_ON_TIME: 'Quitou em dia',
  PAID: 'Quitou',
  TAKEN: 'Bem retomado',
  OUT: 'Fora do grupo',
};

/** Heads of the host's table, in its order (LIVE 6.6). */
export const tableHeads = [
  'cota',
  'apelido',
  'entrou no mês',
  'ausências',
  'mês da carta',
  'caminho',
  'lance',
  'faltas',
  'situação',
  'saldo final',
  'nota',
  'decisão',
  'mãos',
  'sorte',
] as const;

/** Heads of the three questions below it: right answers and people, before and after. */
export const questionHeads = ['pergunta', 'certas antes', 'pessoas antes', 'certas depois', 'pessoas depois'] as const;

/** The head of a narrow column. */
const inTwoLines = (first: string, second: string): string => `${first}\n${second}`;

/** The printed page of a class: nicknames and totals, no name. */
export const classSheetCopy = {
  title: 'Folha da turma',
  about: (people: string, quotas: number, months: number) => `${people}, ${quotas} cotas, ${months} meses.`,
  /** `day`: of printing. */
  group: (code: string, day: string) => `Grupo ${code}. Impressa em ${day}.`,
  /** How many ended in each way; a way of nobody is left out. */
  ended: (counts: readonly (readonly [Situation, number])[]): string =>
    counts
      .filter(([, count]) => count > 0)
      .map(([situation, count]) => `${classSheetCopy.situations[situation]}: ${count}.`)
      .join(' '),
  scale: (most: number) => `Nota das decisões, com outra sorte: de 0 a ${most}. Não é nota de prova.`,
  people,
  seats: 'Resultado de cada cota',
  /** The third column is empty: a name is written there by hand. */
  heads: [
    'cota',
    'apelido',
    'nome, à caneta',
    inTwoLines('carta: mês', 'e caminho'),
    inTwoLines('meses', 'em atraso'),
    'situação',
    inTwoLines('saldo', 'final'),
    inTwoLines('nota das', 'decisões'),
  ],
  /** A cell without a letter or a sum. */
  nothing: '–',
  letter: (month: number, way: string, bid: number) => `${month} · ${way}${bid === 0 ? '' : ` ${bid}`}`,
  /** Whoever was late at the end of a month and paid all of it is told apart from those who never were. */
  situations: { ...tableSituations, PAID: 'Quitou com atraso' } as Readonly<Record<Situation, string>>,
  questions: 'Três perguntas, antes e depois',
  questionHeads: ['pergunta', 'certas antes', 'certas depois'],
  few: `Com menos de ${LEAST_FOR_TOTALS} pessoas que responderam as duas vezes, não mostramos o total.`,
  way: (name: string, count: number) => inTwoLines(name, count === 0 ? debriefCopy.costs.nobody : people(count)),
  net: 'Custo menos rendimento',
  fewInWay: `Com menos de ${LEAST_FOR_TOTALS} pessoas em um caminho, não mostramos a média dele.`,
  print: 'IMPRIMIR',
  back: 'VOLTAR',
  loading: 'Juntando os resultados...',
} as const;
