import { citeSource, saidWhen } from '@consorcio/rules/figures';
import { EXCLUDED } from './fund.ts';

/* `/bolso`. Sums are texts in reais; months are numbers. */

/** Of a rate that may be changed. */
const START = 'para começar:';

export const pocketCopy = {
  title: 'E no meu bolso?',
  intro: 'Escolha algo que você quer comprar e veja a conta de cada jeito.',
  private: 'O que você digita não sai deste aparelho.',
  ask: {
    kind: 'Tipo',
    kinds: { vehicle: 'veículo', property: 'imóvel', other: 'outro' },
    price: 'Quanto custa hoje?',
    monthly: 'Quanto cabe por mês?',
    needed: 'Em quantos meses, no máximo, você precisa dele?',
    owned: 'Quanto você já tem?',
    reais: 'R$',
    months: 'meses',
  },
  faults: {
    amount: 'Escreva um valor em reais, maior que zero e até 100 milhões.',
    owned: 'Escreva um valor em reais, de 0 a 100 milhões.',
    months: (most: number) => `Escreva um número inteiro de 1 a ${most}.`,
    percent: (most: number) => `Escreva uma taxa de 0 a ${most}%.`,
    predictions: 'Responda às três perguntas antes de ver a conta.',
  },
  rates: {
    title: 'Mudar as taxas',
    months: 'Meses do plano',
    adminFee: 'Taxa de administração, % da carta no plano todo',
    reserve: 'Fundo de reserva, % no plano todo',
    insurance: 'Seguro, R$ por mês',
    loanRate: 'Juros do financiamento, % ao ano',
    loanMonths: 'Meses do financiamento',
    savingRate: 'Rendimento de quem guarda, % ao mês, já sem imposto',
    growth: 'Aumento do preço, % ao ano',
    waiting: 'Custo de esperar, R$ por mês (aluguel, ônibus, conserto)',
    penalty: 'Multa de quem sai, %',
    example: `${START} exemplo`,
    abac: `${START} exemplo da ABAC`,
    contract: 'veja o contrato',
    assumedRate: `${START} caderneta de poupança, ${saidWhen('saving-rate')} (${citeSource('savings-account')})`,
    assumedGrowth: `${START} aumento suposto`,
    yours: 'seu',
    penaltyNote: `${START} exemplo. Vale o que o contrato diz`,
    old: 'taxa antiga, confira',
    admin: `${START} média dos grupos novos de ${saidWhen('admin-fee')} (${citeSource('panorama-2024')})`,
    vehicle: `${START} média de veículos, pessoas físicas, ${saidWhen('vehicle-rate')} (${citeSource('bcb-credit')}). Peça o CET.`,
    property: `${START} média de ${saidWhen('house-rate')} (${citeSource('bcb-housing')}). Soma-se a TR, que muda todo mês e não está na conta. Peça o CET.`,
    other:
      'não há taxa média que sirva para todos. Sem taxa, o financiamento fica fora da conta. Peça o CET e escreva aqui.',
  },
  predict: {
    title: 'Primeiro, o seu palpite',
    first: 'Qual entrega primeiro?',
    cheapest: 'Qual custa menos no total?',
    worst: 'Se a carta só sair no último mês, o que chega antes, a carta ou a poupança?',
    letter: 'A carta',
    savings: 'A poupança',
    together: 'as duas juntas',
    result: (said: string, counted: string) => `Você disse ${said}. A conta diz ${counted}.`,
    /** The third question names its own month. */
    resultTitle: (letter: number) => `Seu palpite e a conta, com a carta no mês ${letter}`,
  },
  see: 'VER A CONTA',
  change: 'MUDAR VALORES',
  close: 'FECHAR',
  ways: { consortium: 'Consórcio', loan: 'Financiamento', saving: 'Juntar' },
  summary: (price: string, monthly: string) => `${price}, pagando até ${monthly} por mês`,
  chart: {
    title: 'Mês a mês',
    about:
      'Uma linha para cada jeito que dá para contar: quanto já foi pago em cada mês. A casa marca o mês em que o bem chega. A tabela diz o mesmo.',
    price: 'Preço do bem',
    axis: 'meses',
    month: (month: number) => `mês ${month}`,
    letter: 'Mês em que a carta sai',
    growth: 'Aumento do preço por ano',
    perYear: (percent: string) => `${percent}% ao ano`,
    atFirst: 'Carta no mês 1',
    atLast: 'Carta no último mês',
  },
  table: {
    title: 'Os números, um por um',
    way: 'Jeito',
    monthly: 'Por mês (menor e maior)',
    total: 'Total pago',
    waited: 'Total com o custo de esperar',
    arrives: 'Mês em que chega',
    price: 'Preço nesse mês',
    fits: (monthly: string) => `Cabe em ${monthly}?`,
    yes: 'Cabe',
    until: (month: number) => `Cabe só até o mês ${month}`,
    no: 'Não cabe',
    range: (least: string, most: string) => (least === most ? least : `${least} a ${most}`),
    never: 'não em 50 anos',
    unknown: 'falta a taxa',
  },
  worst: {
    title: 'Se a carta demorar',
    letter: (months: number, most: string, total: string, price: string) =>
      `Com a carta no mês ${months}, a parcela chega a ${most}, e você paga ${total} por um bem de ${price}.`,
    saving: (monthly: string, month: number) =>
      `Com o que você já tem e mais ${monthly} por mês, o bem chega no mês ${month}.`,
    noSaving: (monthly: string) => `Com o que você já tem e mais ${monthly} por mês, o bem não chega em 50 anos.`,
    stop: 'E se eu parar no mês',
    left: (paid: string, back: string) =>
      `Você pagou ${paid}. Em geral voltam cerca de ${back} no fim do grupo. É a parte paga do fundo comum pelo preço do bem naquele dia, menos a multa.`,
  },
  remarks: {
    title: 'O que a conta mostra',
    hurry: 'Com essa pressa, o consórcio não serve. Ele não tem data certa.',
    wait: (needed: number, months: number) =>
      `Você precisa até o mês ${needed}. O consórcio pode sair só no mês ${months}.`,
    saving: (letter: number, saved: number) =>
      `Com a carta no mês ${letter}, juntar chega antes, no mês ${saved}, e custa menos.`,
    consortium: (letter: number) =>
      `Com a carta no mês ${letter}, o consórcio chega antes de juntar e custa menos que financiar. Essa data ninguém garante.`,
    instalment: (month: number) => `A parcela do consórcio passa do que cabe a partir do mês ${month}.`,
    payment: 'A prestação do financiamento não cabe.',
    never: 'Com esse valor por mês, juntar não alcança o preço em 50 anos.',
    always: [
      `Consórcio não é investimento. ${EXCLUDED}`,
      'Este jogo leva o nome da ABAC, que representa as administradoras. Faça a conta também em outro lugar. O financiamento real soma IOF, tarifas e seguros. Peça o CET.',
    ],
  },
} as const;
