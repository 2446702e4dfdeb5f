/*
 * Every sentence of what the player takes home: checking the draws, statement, notebook, futures, quiz, totals and
 * privacy. Offered as its own subpath, so that it reaches the browser only with those screens. Figures stand here
 * only with their source and date.
 */

import { citeSource, printed, printedRate, said, saidWhen, workedExample } from '@consorcio/rules/figures';
import type { MovementWord, PlaceKind } from '@consorcio/rules/vocabulary';
import { twoDigits } from './digits.ts';
import { movementWords, tipWords } from './minigames.ts';

export * from './ideas.ts';
export * from './privacy.ts';
export * from './real-life.ts';
export * from './take-home.ts';

const example = workedExample();

/** `/conferir`: seal, key, and every draw computed again. RULES 8. */
export const auditCopy = {
  title: 'Conferir o sorteio',
  intro: 'A chave dos sorteios foi lacrada antes. No fim, você refaz as contas aqui.',
  /** What only the curious open: codes and sums. */
  curious: 'Para curiosos: lacre, chave e contas',
  loading: 'Buscando os sorteios',
  unknownTitle: 'Sorteio não encontrado',
  unknownBody: 'O endereço pode ter vindo cortado. Copie o link inteiro e tente outra vez.',
  copy: 'Copiar',
  copied: 'Copiado!',
  notCopied: 'Não deu para copiar neste navegador.',
  seal: {
    title: 'O lacre, mostrado antes',
    how: 'O que é o lacre?',
    body: 'Antes dos sorteios, o jogo criou uma chave secreta e mostrou o lacre dela. O lacre é um código feito da chave. Se a chave mudar, o código muda.',
    copyName: 'Copiar o lacre',
  },
  key: {
    title: 'A chave, revelada no fim',
    how: 'Como a chave confere?',
    body: 'Seu aparelho refaz o código da chave e compara com o lacre.',
    copyName: 'Copiar a chave',
    root: 'Esta é a chave de origem. Dela saem a chave de cima e, se houver, os sorteios depois da carta.',
    copyRoot: 'Copiar a chave de origem',
    matches: 'A chave abre o lacre: é a mesma desde o começo.',
    differs: 'Esta chave não abre o lacre.',
    sealedTitle: 'A chave, ainda lacrada',
    sealedBody: 'A chave aparece quando o sonho terminar. Se ela mudar até lá, o lacre não bate.',
  },
  word: (word: string) => `Código do sorteio: ${word === '' ? 'nenhum' : word}`,
  wordBody: 'O código do sorteio entra em todas as contas.',
  sums: {
    title: 'As contas, refeitas agora',
    how: 'Como é cada conta?',
    body: 'Cada sorteio tem um nome, como “sorteio:2”. Chave, código e nome entram numa conta pública (HMAC-SHA256) e sai sempre o mesmo número. Seu aparelho refez uma por uma.',
    sealedTitle: 'As contas, quando a chave abrir',
    sealedBody: 'Guarde o lacre acima. No fim, volte aqui e confira as contas.',
    cycle: (cycle: number) => `Sorteio do ciclo ${twoDigits(cycle)}`,
    position: (place: number, n: number) => `posição ${place} de ${n}`,
    drawn: (quota: number) => `Saiu a cota ${twoDigits(quota)}`,
    all: (count: number) => `Ver todas as ${count} contas`,
    name: 'Sorteio',
    among: 'Entre',
    told: 'O jogo disse',
    recomputed: 'A conta deu',
    result: 'Confere?',
    yes: 'Sim',
    no: 'Não',
  },
  /** What a label of RULES 8.4 draws. */
  what: {
    cota: 'sua cota',
    evento: 'imprevisto do mês',
    movimento: 'movimento do dia',
    poupanca: 'reserva de outra cota',
    vizinho: 'quem aparece antes do lance',
    olhar: 'palpite sobre uma reserva',
    lance: 'quem deu lance',
    desempate: 'desempate do lance',
    sorteio: 'sorteio da assembleia',
    clima: 'pressa do grupo',
    saida: 'quem para de pagar',
    entrega: 'papéis e entrega',
  } as Readonly<Record<string, string>>,
  fair: (count: number, quota: number | null) =>
    quota === null ? `Tudo certo: as ${count} contas bateram.` : `Tudo certo: a conta deu a cota ${twoDigits(quota)}.`,
  unfair: (wrong: number) =>
    wrong === 0
      ? 'Não bateu: uma chave não abre o lacre. Guarde a prova e avise quem cuida do jogo.'
      : `Não bateu: ${wrong === 1 ? '1 conta deu' : `${wrong} contas deram`} outro número. Guarde a prova e avise quem cuida do jogo.`,
  sealed: 'Tudo lacrado. A chave abre no fim do sonho.',
  proof: {
    title: 'Leve a prova com você',
    body: 'Dois arquivos: os números, sem os meses depois da carta, e um programa de dez linhas. Com o Node.js instalado, sem mais nada, rode: node conferir.mjs prova.json',
    data: 'BAIXAR A PROVA',
    script: 'BAIXAR O PROGRAMA',
    see: 'Ver o programa',
  },
} as const;

/** `/extrato`. Amounts in effort; `value`, `credit` and `instalment` are texts in reais. */
export const extractCopy = {
  title: 'Extrato',
  energyNow: 'Energia agora',
  effortNow: 'Esforço agora',
  cycle: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
  balance: 'saldo',
  /** The drawing before the list: each cycle's effort. */
  flow: {
    title: 'Seu esforço, ciclo a ciclo',
    gained: 'entrou',
    spent: 'saiu',
    left: 'ficou',
    cycle: (cycle: number, gained: number, spent: number, left: number) =>
      `Ciclo ${twoDigits(cycle)}: entrou ${gained}, saiu ${spent}, ficou ${left}.`,
  },
  none: 'Nenhum sonho em andamento',
  noneBody: 'O extrato aparece quando você escolhe um sonho e começa a jogar.',
  noneButton: 'VOLTAR AO JOGO',
  energy: 'energia',
  effort: 'esforço',
  start: ['Começo do sonho', 'saldo inicial'],
  entry: 'entrada',
  /** What a place paid: the day's movement where it has a part in it, and the part of the sum that mastery earned. RULES 4.6. */
  reward: (kind: PlaceKind, day: MovementWord | null, tip: number) =>
    `${day === null ? 'recompensa' : movementWords[kind][day]}${tip === 0 ? '' : `, ${tipWords[kind]} de ${tip}`}`,
  /** After the letter: energy that the dream gives, what it costs, what of the bid was not needed. */
  good: ['O sonho', 'energia do mês'],
  /** RULES 4.8. */
  stars: ['Três estrelas', 'o corpo agradece'],
  upkeep: ['Uso do bem', 'contas do mês, papéis e entrega'],
  change: ['Troco do lance', 'o que o lance tinha a mais'],
  event: 'imprevisto do mês',
  eventUnknown: 'Imprevisto do mês',
  instalment: (cycle: number, cycles: number | null) =>
    cycles === null ? `Parcela ${twoDigits(cycle)}` : `Parcela ${twoDigits(cycle)} de ${twoDigits(cycles)}`,
  onTime: 'pagamento em dia',
  late: 'paga com multa e juros',
  /** The same where an assembly followed, without this quota. */
  lateOut: 'paga com multa e juros, fora da assembleia',
  /** Of a bill after the letter that the effort did not reach. */
  inPart: 'paga em parte',
  bid: 'Lance',
  bidWon: (amount: number) => `vencedor, lance de ${amount} cobrado: abate parcelas`,
  bidLost: (amount: number) => `não vencedor, lance de ${amount} não cobrado`,
  open: 'Para onde vai esta parcela?',
  parts: { common: 'Fundo comum', admin: 'Taxa de administração', reserve: 'Fundo de reserva', late: 'Multa e juros' },
  partOf: (value: string) => `${value} de esforço`,
  formula: (months: number) => `Parcela = crédito × (100% + taxa + reserva) ÷ ${months} meses`,
  reality: (dream: string, credit: string, months: number, instalment: string) =>
    `Na vida real, um plano de ${credit} em ${months} meses para ${dream} teria parcela de ${instalment} (exemplo, sem reajuste nem seguro):`,
  source: (admin: number) =>
    `Fórmula do exemplo da ABAC: ${example.credit} em ${example.months} meses, taxa de ${example.fee} e reserva de ${example.reserve} dão ${example.instalment} por mês. Aqui a taxa é de ${printed(admin)}%, a média dos grupos novos de ${saidWhen('admin-fee')} (${citeSource('panorama-2024')}). O contrato do jogo tem outra taxa.`,
} as const;

/** `/futuros`. `value` and `credit` are texts in reais, fees in percent. */
export const futuresCopy = {
  title: 'Três jeitos de comprar',
  plan: (dream: string, credit: string, months: number) => `${dream}, ${credit} em ${months} meses`,
  dream: 'Sonho',
  ways: { consortium: 'Consórcio', financing: 'Financiamento', saving: 'Guardar por conta própria' },
  when: {
    consortium: (months: number) => `entre o mês 1 e o ${months}`,
    /** With a bid that is made out of the letter. */
    bid: 'no mês em que o lance vencer',
    financing: 'no mês 1',
    saving: (months: number) => `no mês ${months}`,
  },
  rising: {
    consortium: (last: string, total: string) =>
      `Se o preço subir ${said('price-growth')} ao ano, a última parcela é ${last} e o total, ${total}.`,
    saving: (months: number) => `Se o preço subir ${said('price-growth')} ao ano, no mês ${months}.`,
  },
  slices: { good: 'o bem', fee: 'taxa e reserva', interest: 'juros' },
  total: (value: string) => `Total: ${value}`,
  paidIn: (value: string) => `Você guarda ${value}`,
  yields: (value: string) => `Rendimento: ${value}`,
  /** In place of a bar: no public average fits. */
  noLoan: 'Não há uma taxa que sirva para todos. Peça o custo efetivo total (CET) e compare.',
  /** A lever: a bid that is made out of the letter. Sums are texts in reais. */
  bid: {
    label: 'Lance embutido',
    none: 'Sem lance embutido, a carta vale inteira.',
    share: (percent: number) => `${percent}% da carta`,
    effect: (received: string, left: number, months: number) =>
      `Se vencer, a carta compra ${received}. ${left === months ? 'O lance abate só uma parte da última parcela.' : `O lance abate o fim do plano: ficam ${left} parcelas de ${months}.`}`,
    missing: (value: string) => `Para o mesmo bem faltam ${value}. A taxa continua sobre a carta inteira.`,
    contract: 'Nem todo contrato aceita. Onde aceita, ele diz até quanto.',
  },
  assumed: 'caderneta de poupança',
  table: {
    title: 'Os números, um por um',
    way: 'Jeito',
    monthly: 'Por mês',
    total: 'Total pago',
    extra: 'Além do bem',
    when: 'Quando vem',
    down: (value: string) => `${value} de entrada`,
    /** `last`: the last of them where it is another one. */
    times: (months: number, value: string, last?: string) =>
      last === undefined ? `${months} × ${value}` : `${months - 1} × ${value} + ${last}`,
    noLoan: 'depende da linha',
    noExtra: (value: string) => `rende ${value}`,
  },
  sources: {
    title: 'De onde saem as contas',
    consortium: (admin: number, reserve: number) =>
      `Consórcio: parcela = crédito × (100% + ${printed(admin)}% + ${printed(reserve)}%) ÷ meses. A taxa de ${printed(admin)}% é a média dos grupos novos de ${saidWhen('admin-fee')} (${citeSource('panorama-2024')}). O fundo de reserva de ${printed(reserve)}% é o do ${citeSource('abac-example')}. A sobra dele pode voltar no fim.`,
    vehicle: `Financiamento: prestação = valor × i ÷ (1 − (1 + i)^−meses), sem entrada. Taxa média de veículos para pessoas físicas: ${said('vehicle-rate')} ao ano, i = ${printedRate('vehicle-rate')} ao mês, em ${saidWhen('vehicle-rate')} (${citeSource('bcb-credit')}).`,
    house: `Financiamento: prestação = valor × i ÷ (1 − (1 + i)^−meses), com ${said('house-down')} de entrada (exemplo de ${saidWhen('house-down')}) e parcelas iguais. Taxa média: ${said('house-rate')} ao ano, i = ${printedRate('house-rate')} ao mês, em ${saidWhen('house-rate')} (${citeSource('bcb-housing')}). Soma-se a TR, que muda todo mês e não está na conta.`,
    saving: `Guardar por conta própria: o valor da parcela do consórcio, todo mês, na caderneta de poupança. Ela rendia ${said('saving-rate')} ao mês em ${saidWhen('saving-rate')}, com a TR (${citeSource('savings-account')}). A TR muda todo mês.`,
    price: `As barras não contam aumento de preço. Onde há uma linha “se o preço subir”, ela conta ${said('price-growth')} ao ano, depois de cada doze meses. A parcela sobe junto, e quem guarda leva mais tempo.`,
  },
  moral:
    'Compare o custo e o tempo que você pode esperar. Consórcio não é investimento. Quem só quer juntar dinheiro paga menos guardando por conta própria.',
  illustrative:
    'Números de exemplo. O financiamento real pode somar IOF, tarifas e seguros. O consórcio real pode somar seguro. Peça o custo efetivo total (CET) e leia o contrato. Ninguém pode prometer a data da contemplação.',
  done: 'ENTENDI',
} as const;

/** `/caderno`. */
export const notebookCopy = {
  title: 'Caderno do Consórcio',
  loading: 'Abrindo o caderno',
  known: (seen: number, all: number, learned: number) => `Ideias vistas: ${seen} de ${all}. Aprendidas: ${learned}.`,
  /** Told beside the title of an idea. */
  learned: 'aprendida',
  seen: 'vista',
  chapters: 'Capítulos',
  /** The last tab. */
  reality: 'Vida real',
  realityTitle: 'O que é diferente na vida real',
  realityIntro: 'O jogo simplifica. Veja o que muda na vida real.',
  unknown: 'A descobrir',
  unknownHint: 'Esta ideia aparece quando você chegar nela.',
  example: 'No dia a dia',
  where: 'Quando você viu',
  whereInCycle: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
  source: 'Fonte',
  previous: 'Ideia anterior',
  next: 'Próxima ideia',
  index: 'VOLTAR AO ÍNDICE',
} as const;
