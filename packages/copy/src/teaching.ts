/*
 * Every sentence of what the player takes home: checking the draws, statement, notebook, futures, quiz, totals and
 * privacy. Offered as its own subpath, so that it reaches the browser only with those screens. Figures stand here
 * only with their source and date.
 */

export * from './ideas.ts';

export const TEACHING_BACK = 'VOLTAR AO JOGO';

export const sheetCopy = {
  close: 'Fechar',
  loading: 'Carregando...',
  notLoaded: 'Não deu para carregar agora',
  notLoadedDetail: 'Confira a internet e tente de novo. Nada se perdeu.',
  tryAgain: 'TENTAR DE NOVO',
  /** Links between the screens. */
  notebook: 'Caderno do Consórcio',
  statement: 'Extrato',
  futures: 'Comparar futuros',
  check: 'Conferir o sorteio',
  totals: 'O que a turma aprendeu',
  privacy: 'Privacidade',
} as const;

export const auditCopy = {
  title: 'Conferir o sorteio',
  intro:
    'O jogo não escolhe quem ganha. A conta foi fechada antes do seu sonho começar, e você pode refazer tudo aqui, no seu próprio aparelho.',
  loading: 'Buscando os sorteios',
  unknownTitle: 'Campanha não encontrada',
  unknownBody: 'O endereço pode ter vindo cortado. Copie o link inteiro e tente outra vez.',
  copy: 'Copiar',
  copied: 'Copiado!',
  notCopied: 'Não deu para copiar neste navegador.',
  seal: {
    title: 'O lacre, mostrado antes',
    body: 'Antes de você escolher o sonho, o jogo sorteou uma chave secreta e mostrou o lacre dela. O lacre é uma impressão digital: mudando uma letra da chave, ele muda inteiro.',
    copyName: 'Copiar o lacre',
  },
  key: {
    title: 'A chave, revelada no fim',
    body: 'Acabou a campanha, a chave aparece. Seu aparelho tira a impressão digital dela e compara com o lacre.',
    copyName: 'Copiar a chave',
    matches: 'A chave abre o lacre: é a mesma desde o começo.',
    differs: 'Esta chave não abre o lacre.',
    sealedTitle: 'A chave, ainda lacrada',
    sealedBody:
      'A campanha ainda está em andamento. A chave abre quando ela terminar (sonho realizado, consórcio encerrado ou desistência). Até lá ninguém vê os sorteios que ainda vêm, e ninguém pode mudá-los.',
  },
  word: (word: string) => (word === '' ? 'Sua palavra da sorte: nenhuma' : `Sua palavra da sorte: ${word}`),
  wordBody: 'A palavra da sorte entra em todas as contas. Assim nem o jogo sabia o resultado antes de você escolher.',
  sums: {
    title: 'As contas, refeitas agora',
    body: 'Cada sorteio tem um nome, como “sorteio:2”. Chave, palavra e nome entram numa conta pública (HMAC-SHA256) e sai sempre o mesmo número. Seu aparelho refez uma por uma.',
    sealedTitle: 'As contas, quando a chave abrir',
    sealedBody: 'Guarde o lacre acima. No fim, volte a este endereço: todas as contas serão refeitas diante de você.',
    cycle: (cycle: number) => `Sorteio do ciclo ${two(cycle)}`,
    position: (place: number, n: number) => `posição ${place} de ${n}`,
    drawn: (quota: number) => `Saiu a cota ${two(quota)}`,
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
    evento: 'surpresa do mês',
    poupanca: 'reserva de outra cota',
    lance: 'quem deu lance',
    desempate: 'desempate do lance',
    sorteio: 'sorteio da assembleia',
  } as Readonly<Record<string, string>>,
  fair: (count: number, quota: number | null) =>
    quota === null
      ? `Bateu! As ${count} contas saíram da chave, não de alguém.`
      : `Bateu! A cota ${two(quota)} saiu da conta, não de alguém.`,
  unfair: (wrong: number) =>
    wrong === 0
      ? 'Não bateu: a chave não abre o lacre. Guarde a prova e avise quem cuida do jogo.'
      : `Não bateu: ${wrong === 1 ? '1 conta deu' : `${wrong} contas deram`} outro número. Guarde a prova e avise quem cuida do jogo.`,
  sealed: 'Tudo lacrado. A chave abre no fim da campanha.',
  proof: {
    title: 'Leve a prova com você',
    body: 'Dois arquivos: os números e um programa de dez linhas. Com o Node.js instalado, sem mais nada, rode: node conferir.mjs prova.json',
    data: 'BAIXAR A PROVA',
    script: 'BAIXAR O PROGRAMA',
    see: 'Ver o programa',
  },
} as const;

export const statementCopy = {
  title: 'Extrato',
  energyNow: 'Energia agora',
  effortNow: 'Esforço agora',
  cycle: (cycle: number) => `Ciclo ${two(cycle)}`,
  balance: 'saldo',
  none: 'Sem campanha por aqui',
  noneBody: 'O extrato aparece quando você escolhe um sonho e começa a jogar.',
  noneButton: 'VOLTAR AO JOGO',
  energy: 'energia',
  effort: 'esforço',
  start: ['Começo da campanha', 'saldo inicial'],
  entry: 'entrada',
  reward: 'recompensa',
  event: 'surpresa do mês',
  eventUnknown: 'Surpresa do mês',
  instalment: (cycle: number, cycles: number | null) =>
    cycles === null ? `Parcela ${two(cycle)}` : `Parcela ${two(cycle)} de ${two(cycles)}`,
  onTime: 'pagamento em dia',
  late: 'paga com multa e juros',
  bid: 'Lance',
  bidWon: (amount: number) => `vencedor, ${amount} de esforço antecipam parcelas`,
  bidLost: (amount: number) => `não vencedor, ${amount} de esforço de volta`,
  open: 'Para onde vai esta parcela?',
  parts: { common: 'Fundo comum', admin: 'Taxa de administração', reserve: 'Fundo de reserva', late: 'Multa e juros' },
  partOf: (value: string) => `${value} de esforço`,
  formula: (months: number) => `Parcela = crédito × (100% + taxa + reserva) ÷ ${months} meses`,
  reality: (dream: string, credit: string, months: number, instalment: string) =>
    `Na vida real, um plano de ${credit} em ${months} meses para ${dream} teria parcela de ${instalment} (exemplo, sem reajuste nem seguro):`,
  source:
    'Fórmula: exemplo da ABAC (R$ 30.000 em 60 meses, taxa de 15% e reserva de 2% = R$ 585 por mês). Taxa usada aqui: perto da média de 18,35% dos grupos novos (Banco Central, Panorama do Sistema de Consórcios 2024).',
  toFutures: 'COMPARAR FUTUROS',
} as const;

export const futuresCopy = {
  title: 'Três caminhos para o mesmo sonho',
  plan: (dream: string, credit: string, months: number) => `${dream}, ${credit} em ${months} meses`,
  dream: 'Sonho',
  ways: { consortium: 'Consórcio', financing: 'Financiamento', saving: 'Guardar por conta própria' },
  when: {
    consortium: (months: number) => `entre o mês 1 e o ${months}`,
    financing: 'no mês 1',
    saving: (months: number) => `no mês ${months}`,
  },
  slices: { good: 'o bem', fee: 'taxa e reserva', interest: 'juros' },
  total: (value: string) => `Total: ${value}`,
  paidIn: (value: string) => `Você guarda ${value}`,
  yields: (value: string) => `Rendimento: ${value}`,
  depends: 'Depende da linha de crédito',
  dependsBody: 'Para este sonho não há uma taxa média pública que sirva para todos. Peça o custo efetivo total (CET).',
  assumed: 'taxa suposta',
  table: {
    title: 'Os números, um por um',
    way: 'Caminho',
    monthly: 'Por mês',
    total: 'Total pago',
    extra: 'Além do bem',
    when: 'Quando vem',
    down: (value: string) => `${value} de entrada`,
    times: (months: number, value: string) => `${months} × ${value}`,
    noExtra: (value: string) => `rende ${value}`,
  },
  sources: {
    title: 'De onde saem as contas',
    consortium: (admin: number, reserve: number) =>
      `Consórcio: parcela = crédito × (100% + ${admin}% + ${reserve}%) ÷ meses. Taxa de administração de ${admin}% e fundo de reserva de ${reserve}% no plano todo; a média dos grupos novos foi 18,35% em 2024 (Banco Central, Panorama do Sistema de Consórcios 2024). A sobra do fundo de reserva pode voltar no fim.`,
    vehicle:
      'Financiamento: prestação = valor × i ÷ (1 − (1 + i)^−meses), sem entrada. Taxa média de veículos para pessoas físicas: 26,4% ao ano, i = 1,97% ao mês (Banco Central, dezembro de 2025).',
    house:
      'Financiamento: prestação = valor × i ÷ (1 − (1 + i)^−meses), com 20% de entrada e parcelas iguais. Taxa: teto de 12% ao ano do Sistema Financeiro da Habitação (SFH), i = 0,95% ao mês (2025).',
    saving:
      'Guardar por conta própria: o valor da parcela do consórcio, todo mês, a 0,9% ao mês já sem imposto. É uma taxa suposta, não uma promessa.',
    price:
      'Sem reajuste de preço em nenhum dos três. Se o bem encarece 5% ao ano, a carta e a parcela do consórcio sobem junto, e quem guarda leva mais tempo.',
  },
  moral: 'Quem tem pressa paga juros. Quem guarda sozinho espera. O consórcio fica no meio e anda com a turma.',
  illustrative:
    'Números ilustrativos. Confira sempre as taxas do contrato. Ninguém pode prometer a data da contemplação.',
  done: 'ENTENDI',
} as const;

export const notebookCopy = {
  title: 'Caderno do Consórcio',
  loading: 'Abrindo o caderno',
  learned: (count: number, all: number) => `${count} de ${all} ideias aprendidas`,
  chapters: 'Capítulos',
  /** The last tab. */
  reality: 'Vida real',
  realityTitle: 'O que é diferente na vida real',
  realityIntro: 'O jogo simplifica para caber numa tarde. Estas são as diferenças que valem dinheiro:',
  unknown: 'A descobrir',
  unknownHint: 'Continue jogando: esta ideia abre quando você passar por ela.',
  example: 'No dia a dia',
  where: 'Onde você viu',
  whereInCycle: (where: string, cycle: number | null) => (cycle === null ? where : `${where}, ciclo ${two(cycle)}`),
  source: 'Fonte',
  previous: 'Ideia anterior',
  next: 'Próxima ideia',
  index: 'VOLTAR AO ÍNDICE',
} as const;

function two(value: number): string {
  return String(value).padStart(2, '0');
}
