/* Sentences of 'Sorte e escolha': what was decided, what was drawn, and the same campaign under other draws. */

import { type Context, REPLAYS } from '@consorcio/rules/vocabulary';
import { effortText, feminine, masculine, twoDigits } from './digits.ts';

const LAST = `ensaio-${REPLAYS}`;
/** What the replays keep and what they draw again (RULES 13.3, docs/model.md). `isHonest`: every run is an honest one. */
const methodOf = (isHonest: boolean): readonly string[] => [
  'Igual: o que você fez em cada situação. A situação é a energia e o esforço que você tinha ao escolher o lugar.',
  isHonest
    ? 'Igual para todos: cada turno conta como um jogo honesto, sem estrelas.'
    : 'Igual: os pontos que você fez em cada turno.',
  'Igual: a reserva que cada lance deixou. Quem nunca deu lance guarda sempre.',
  'Igual: no mês sem lance, guarda quem tinha mais que a reserva do lance mais próximo. Os outros deixam essa reserva.',
  'Igual: a sua resposta a cada imprevisto. Num imprevisto que você não viveu, vale o jeito que você mais usou. No golpe, vale conferir.',
  'Suposição: nos meses que você não viveu, valem as suas decisões dos outros meses. Na vida, você talvez mudasse de plano.',
  'Muda: a sua cota, os imprevistos, o movimento do dia e quem sai do grupo. Mudam também os outros lances, os desempates e os sorteios.',
  `A conta é a mesma do jogo, com a mesma chave e ${masculine(REPLAYS)} códigos do sorteio: ensaio-1 até ${LAST}. Por isso o resultado é sempre o mesmo, e qualquer pessoa pode refazer.`,
];

/** `/sorte-e-escolha`. Counts are campaigns of 1,000; `waiting` is the number of quotas in the draw. */
export const luckCopy = {
  title: 'Sorte e escolha',
  loading: 'Carregando',
  intro: 'Veja o que você decidiu e o que foi sorteado. Aqui as duas coisas aparecem separadas.',
  stillPlaying: 'Esta página abre no fim',
  stillPlayingBody: 'Os sorteios ficam lacrados até o fim do sonho. Volte quando ele terminar.',
  givenUp: 'Este sonho não chegou ao fim',
  givenUpBody: 'Você trocou de sonho antes do fim. Volte depois do próximo sonho.',
  months: {
    title: 'O que você decidiu e o que saiu no sorteio',
    cycle: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
    choice: 'Sua escolha',
    luck: 'Sorte',
    places: (place: string, count: number) => (count === 1 ? place : `${place} (${count} vezes)`),
    /** Beside the picture of a place. */
    times: (count: number) => `${count}×`,
    late: (place: string) => `Parcela em atraso: recuperação em ${place}`,
    kept: 'Guardou o esforço',
    /** The instalment was late. */
    out: 'Fora da assembleia: a parcela foi paga depois do vencimento',
    /** What a bold place had on the days it was chosen. */
    movement: (words: readonly string[]) =>
      `${words.length === 1 ? 'Dia' : 'Dias'} de ${[...new Set(words)].join(' e de ')}`,
    bid: (offered: number, of: number) => `Lance de ${offered}, com ${of} de esforço na mão`,
    /** What was answered to a card with a choice. */
    option: (title: string, label: string) => `“${title.replace(/[“”]/g, '')}”: ${label}`,
    event: (title: string) => `Imprevisto: ${title}`,
    rivals: (bids: readonly number[]) => `Outros lances: ${bids.join(' e ')}`,
    raffle: (quota: number, waiting: number) => `Sorteio: cota ${quota}, chance de 1 em ${waiting}`,
    own: (waiting: number) => `Sorteio: a sua cota! Chance de 1 em ${waiting}`,
    /** Beside the ball of the drawn quota. */
    odds: (waiting: number, isOwn: boolean) => `${isOwn ? 'Sua cota! ' : ''}Chance de 1 em ${waiting}`,
    noRaffle: 'Sem sorteio neste ciclo',
    quota: (quota: number, quotas: number) => `Sua cota, sorteada no começo: a ${quota}, num grupo de ${quotas}.`,
  },
  again: {
    title: 'E se os sorteios fossem outros?',
    body: `Seu aparelho joga ${feminine(REPLAYS)} vezes de novo, com as suas decisões e outros sorteios. Em que mês o sonho terminaria?`,
    running: (done: number) => `Jogando de novo: ${effortText(done)} de ${effortText(REPLAYS)}`,
    failed: 'Seu navegador não conseguiu jogar de novo.',
    retry: 'TENTAR DE NOVO',
    you: 'você',
    month: 'Ciclo',
    all: 'Total',
    axis: 'Em que ciclo terminou',
    picture: (told: string) => `Gráfico de barras. ${told}`,
    tableTitle: `As ${feminine(REPLAYS)} vezes, em números`,
    ways: { BID: 'Lance', JACKPOT: 'Sorteio', PAID: 'Quitou', DEFAULT: 'Excluída' },
    legend: {
      BID: 'contemplado por lance',
      JACKPOT: 'contemplado por sorteio',
      PAID: 'pagou até o fim e foi contemplado',
      DEFAULT: 'cota excluída por falta de pagamento',
    },
  },
  outcome: {
    yours: (way: Context, cycle: number, count: number) =>
      `O seu terminou no ciclo ${twoDigits(cycle)}, ${HOW[way]}: foi assim em ${effortText(count)} de ${effortText(REPLAYS)}.`,
    dream: (count: number) => `O sonho se realizou em ${effortText(count)} de ${effortText(REPLAYS)} vezes.`,
    spread: (first: number, last: number) =>
      first === last
        ? `Com estas decisões, no ciclo ${twoDigits(first)}.`
        : `A data mudou com os sorteios: do ciclo ${twoDigits(first)} ao ${twoDigits(last)}.`,
    never: 'Com estas decisões o sonho não se realizou em nenhuma delas.',
    moral: 'Ninguém pode prometer o mês da contemplação. Dá para escolher estar em dia e ter reserva.',
  },
  method: {
    title: 'O que fica igual e o que muda',
    linesOf: methodOf,
  },
} as const;

const HOW: Readonly<Record<Context, string>> = {
  BID: 'por lance',
  JACKPOT: 'por sorteio',
  PAID: 'com tudo pago',
  DEFAULT: 'por falta de pagamento',
};
