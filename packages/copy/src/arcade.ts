import type { MovementWord, PlaceKind, RememberedGame } from '@consorcio/rules/vocabulary';
import { FOREIGN_ANSWER, FOREIGN_SENTENCE, NO_CONNECTION } from './connection.ts';
import { capital, counted, signed } from './digits.ts';
import { type GameCopy, gameCopy, movementWords, tipWords } from './minigames.ts';

/** Words of each minigame whose calm way is an order to remember; the shopping's has its own. */
type OfRemembered = Readonly<Record<RememberedGame, readonly string[]>>;
/** What is remembered, and what is answered to it. */
const symbols: OfRemembered = {
  tapper: ['mesa 1', 'mesa 2', 'mesa 3', 'mesa 4'],
  dancer: ['esquerda', 'baixo', 'cima', 'direita'],
  runner: ['cone', 'varal', 'rua livre'],
};
const answers: OfRemembered = {
  tapper: ['mesa 1', 'mesa 2', 'mesa 3', 'mesa 4'],
  dancer: ['esquerda', 'baixo', 'cima', 'direita'],
  runner: ['pular', 'abaixar', 'seguir'],
};

const REMEMBER = 'Olhe a ordem até o fim e repita com calma.';
const pairOf = (symbol: string, answer: string): readonly string[] =>
  symbol === answer ? [] : [`${capital(symbol)}: ${answer}.`];

/** What pays at work and at rest, and what is added to it. */
const SHIFT = {
  work: { pays: 'o turno pagou', more: `a ${tipWords.work}` },
  leisure: { pays: 'o descanso rendeu', more: `o ${tipWords.leisure}` },
} as const satisfies Record<PlaceKind, object>;

/** A run's pay: of any honest run the wage, moved by the day where it has a part in it, and the tip for mastery. RULES 4.6. */
export interface ShiftToTell {
  readonly kind: PlaceKind;
  readonly wage: number;
  readonly tip: number;
  readonly movement: MovementWord | null;
}

const REWARDS = { effort: 'de esforço', energy: 'de energia', coins: 'moedas' } as const;

/** Every sentence of the minigames' pages. */
export const arcadeCopy = {
  games: gameCopy,

  loading: 'Carregando...',
  loadingNote: 'Preparando o jogo',
  points: 'PONTOS',
  count: ['3', '2', '1'],
  go: 'VALENDO!',
  pauseButton: 'Pausar',

  start: {
    otherWays: 'Outros jeitos de jogar',
    calm: 'MODO TRANQUILO',
    calmNote: 'sem relógio, com voz',
    /** What an honest run brings today, as the popup of the place says it. RULES 4.6. */
    reward: (min: number, max: number, kind: keyof typeof REWARDS) =>
      `Jogando de verdade, hoje rende ${min === max ? min : `de ${min} a ${max}`} ${REWARDS[kind]}.`,
  },

  /** The run has earned what a whole turn pays. RULES 4.6. */
  paid: {
    said: { work: 'Turno pago!', leisure: 'Descansou!' },
    stop: 'PARAR',
    /** Read aloud. */
    told: {
      work: 'Turno pago! Pode parar, ou seguir pelas estrelas.',
      leisure: 'Descansou! Pode parar, ou seguir pelas estrelas.',
    },
  },

  settings: {
    oneSwitch: 'UM BOTÃO SÓ',
    oneSwitchNote: 'A marca passa sozinha pelas opções. Toque na tela, ou na barra de espaço, para escolher.',
    rest: 'MARCA',
    restOf: (seconds: number) => `${String(seconds).replace('.', ',')} s`,
    calibrate: 'AJUSTAR O RITMO',
  },

  calm: {
    heading: 'Modo tranquilo',
    round: (round: number, rounds: number) => `Rodada ${round} de ${rounds}`,
    listen: 'Preste atenção na ordem',
    yourTurn: (given: number, length: number) => `Sua vez: ${given} de ${length}`,
    /** Heard while the row is shown: the same order twice is told apart by its place. */
    heard: (place: number, symbol: string) => `${place}: ${symbol}`,
    /** Heard when the row is over. */
    turn: (length: number) => `Sua vez: são ${length} na ordem.`,
    repeat: 'OUVIR DE NOVO',
    again: (symbols: readonly string[], given: number) =>
      `A ordem é: ${symbols.join(', ')}. Sua vez: ${given} de ${symbols.length}.`,
    rightOf: (given: number, length: number) => `Certo! ${given} de ${length}.`,
    wholeOf: (round: number, rounds: number) => `Ordem completa! Fim da rodada ${round} de ${rounds}.`,
    right: 'Certo!',
    whole: 'Ordem completa!',
    wrong: (was: string) => `Quase! Era ${was}.`,
    symbols,
    answers,
    end: (whole: number, rounds: number) => `Você completou ${whole} de ${rounds} rodadas.`,
    rule: REMEMBER,
    /** Instead of the game's own help: what is answered to what, where the words differ. */
    guide: (game: RememberedGame) => ({
      help: [REMEMBER, ...symbols[game].flatMap((symbol, i) => pairOf(symbol, answers[game][i] ?? symbol))],
      keys: 'No teclado: os números respondem, e R repete.',
    }),
    great: 'Que memória!',
    swap: 'TROCAR',
    next: 'PRÓXIMA',
    previous: 'ANTERIOR',
    products: ['Camiseta', 'Tênis', 'Presente', 'Guarda-chuva', 'Bola', 'Abacaxi', 'Planta'],
    offer: (product: string, row: number, place: number, isDown: boolean) =>
      `${product}, prateleira ${row}, lugar ${place}, trocar com ${isDown ? 'o de baixo' : 'o da direita'}.`,
    onList: (need: number) => (need === 1 ? 'Está na lista, falta 1.' : `Está na lista, faltam ${need}.`),
    bought: 'Já está completo na lista.',
    notOnList: 'Não está na lista.',
    /** Heard once the shelves rest. */
    turnAt: (offer: string, moves: number) =>
      `Sua vez: ${moves === 1 ? 'falta 1 troca' : `faltam ${moves} trocas`}. ${offer}`,
  },

  calibration: {
    heading: 'Ajustar o ritmo',
    how: (beats: number) => `Escute ${beats} batidas e toque junto com cada uma, com o dedo ou com qualquer tecla.`,
    tap: 'TOQUE AQUI',
    begin: 'COMEÇAR',
    again: 'DE NOVO',
    keep: 'GUARDAR',
    found: (milliseconds: number) =>
      milliseconds === 0
        ? 'Seu ritmo está em dia.'
        : `Seu som chega cerca de ${Math.abs(milliseconds)} ms ${milliseconds > 0 ? 'depois' : 'antes'}.`,
    few: 'Faltaram toques. Tente de novo.',
    offer: 'Seus toques estão adiantados ou atrasados. Quer ajustar o ritmo?',
  },

  help: { heading: 'Como jogar', next: 'AVANÇAR', start: 'JOGAR', back: 'VOLTAR' },

  pause: {
    heading: 'Pausa',
    resume: 'CONTINUAR',
    help: 'AJUDA',
    pace: 'RITMO',
    paceOf: (percent: number) => `${percent}%`,
    giveUp: 'DESISTIR',
    giveUpNote: 'O que você fez até aqui vale.',
  },

  /** RULES 4.4: what the tired are paid; the sum itself stands beside it. */
  vigor: {
    FRESH: 'Com energia: paga inteiro',
    TIRED: 'Com cansaço: paga menos',
    EXHAUSTED: 'Sem forças: paga bem menos',
    result: 'Com cansaço, o trabalho pode pagar menos.',
  },

  result: {
    heading: 'Fim de jogo!',
    points: (points: number) => counted(points, 'ponto', 'pontos'),
    stars: (stars: number) => counted(stars, 'estrela', 'estrelas'),
    effort: (effort: number) => `+${effort} de esforço`,
    energy: (energy: number) => `+${energy} de energia`,
    record: (points: number) => `Recorde guardado: ${counted(points, 'ponto', 'pontos')}`,
    newRecord: 'Novo recorde!',
    reward: 'Recompensa',
    /** What a reward is made of, in one sentence. RULES 4.6. */
    shift: ({ kind, wage, tip, movement }: ShiftToTell) => {
      const { pays, more } = SHIFT[kind];
      const tipped = tip > 0 ? `, e ${more}, ${tip}` : '';
      if (movement !== null) return `${capital(movementWords[kind][movement])}: ${pays} ${wage}${tipped}.`;
      return `${capital(pays)} ${wage}${tipped}.`;
    },
    /** RULES 4.8. */
    thanks: (energy: number) => `Três estrelas: o corpo agradece, +${energy} de energia.`,
    counter: { effort: 'ESFORÇO', energy: 'ENERGIA' },
    toMap: 'VOLTAR AO MAPA',
    spoken: (points: number, stars: number, reward: string) =>
      `Fim de jogo. ${counted(points, 'ponto', 'pontos')}, ${counted(stars, 'estrela', 'estrelas')}. ${reward}.`,
  },

  sending: {
    busy: 'Enviando o resultado...',
    /* Headings and sentences. */
    waiting: ['Resultado guardado', 'Você já terminou este jogo, mas o resultado ainda não chegou.'],
    failed: ['Sem conexão', 'O resultado está guardado. Confira a internet e envie de novo, sem fechar o jogo.'],
    foreign: [FOREIGN_ANSWER.title, `O resultado está guardado. ${FOREIGN_ANSWER.body}`],
    again: 'ENVIAR DE NOVO',
  },

  leaving: {
    heading: 'Ops!',
    noRun: 'Este jogo não está aberto agora. Escolha um lugar no mapa.',
    otherGame: 'Você já iniciou essa etapa em outro minigame.',
    refused: 'Não foi possível conferir esta partida. Volte ao mapa e jogue de novo.',
    past: 'Essa etapa já passou.',
    noConnection: NO_CONNECTION,
    foreign: FOREIGN_SENTENCE,
    retry: 'TENTAR DE NOVO',
  },

  spoken: {
    /** What there is and what is to be done, before the run. */
    goal: ({ field, help }: GameCopy) => [field, ...help].join(' '),
    points: (points: number, seconds: number) =>
      `${counted(points, 'ponto', 'pontos')}, ${counted(seconds, 'segundo', 'segundos')} para o fim.`,
  },

  tapper: {
    sign: ['Lanchonete', 'dos Amigos'],
    streak: (n: number) => `${n} seguidas`,
    shrug: 'Ninguém pediu!',
    breather: 'Respira!',
    noWaste: 'Desperdício zero! Cada prato foi para quem pediu.',
    great: 'Que atendimento! Quase ninguém esperou à toa.',
    late: 'Comece por quem está com a barrinha no fim.',
    end: 'Olhe o balcão antes de tocar: prato sem pedido atrasa você.',
  },

  matches: {
    list: 'LISTA DE COMPRAS',
    moves: (n: number) => counted(n, 'jogada', 'jogadas'),
    match: (n: number) => `Na lista! ${signed(n)}`,
    gift: (n: number) => `Brinde! ${signed(n)}`,
    listDone: (n: number) => `Lista completa! ${signed(n)}`,
    moveLost: 'Duas trocas sem combinar: −1 jogada',
    shuffle: 'A loja repôs as prateleiras!',
    spent: 'Acabaram as jogadas!',
    lastMoves: (n: number) => `Últimas ${counted(n, 'jogada', 'jogadas')}!`,
    end: (bought: number, wanted: number) => `Você comprou ${bought} dos ${wanted} itens da lista.`,
    whole: 'Lista completa: você comprou só o que queria!',
  },

  dancer: {
    words: { perfect: 'PERFEITO!', good: 'BOM!' },
    combo: (n: number) => `x${n}`,
    comboWord: (n: number) => `${n} seguidas!`,
    stray: 'Fora de hora',
    lanes: ['esquerda', 'baixo', 'cima', 'direita'],
    great: 'Você dançou junto com a música!',
    stayed: 'Espere a seta chegar ao anel e só então toque.',
    end: 'Descansar também é planejar.',
  },

  runner: {
    jump: 'PULAR',
    duck: 'ABAIXAR',
    sign: 'PIZZARIA D`Bairro',
    bakery: 'PADARIA',
    act: 'AGIR',
    hot: 'Entrega quentinha!',
    door: 'Entregue!',
    stumble: 'Opa!',
    lastMoment: 'Por um triz!',
    streak: (n: number) => `${n} sem tropeço!`,
    noStumble: 'Nenhum tropeço!',
    great: 'Que entrega! A rua inteira já conhece você.',
    end: 'Chegue à porta sem tropeçar: a entrega vale mais pontos.',
  },
} as const;
