import type { Game, MinigameRoomId, MinigameSlug, MovementWord, PlaceKind } from '@consorcio/rules/vocabulary';

/** SPEC section 2, map: what is said of a place in its popup, by slug of its minigame. */
export const placeTips: Readonly<Record<MinigameSlug, string>> = {
  1: 'Sirva os clientes antes que desistam!',
  2: 'Descansar custa esforço, que é o dinheiro do jogo.',
  3: 'Descansar custa esforço, que é o dinheiro do jogo.',
  4: 'Leve a pizza quentinha sem tropeçar!',
};

/** The place in the result of a week that is pasted elsewhere, by its room (RULES 14.8). */
export const placeSigns: Readonly<Record<MinigameRoomId, string>> = { 2: '🍔', 3: '🍕', 4: '🛍️', 5: '🎵' };

/** The day's movement of a bold place, in the result and on the pages of what was. RULES 4.7. */
export const movementWords = {
  work: { WEAK: 'movimento fraco', USUAL: 'movimento comum', STRONG: 'movimento forte' },
  leisure: { WEAK: 'festa fraca', USUAL: 'festa comum', STRONG: 'festa animada' },
} as const satisfies Record<PlaceKind, Record<MovementWord, string>>;

/** What mastery adds to a place's pay. RULES 4.6. */
export const tipWords: Readonly<Record<PlaceKind, string>> = { work: 'gorjeta', leisure: 'capricho' };

/** The words of one minigame's page. GAMES sections 2 to 5. */
export interface GameCopy {
  /** What a screen reader says of the playing field. */
  readonly field: string;
  /** The help's three sentences, in order. The first two stand beside the gesture before a run, all in the pause. */
  readonly help: readonly [string, string, string];
  readonly keys: string;
}

const TAPPER: GameCopy = {
  field: 'Jogo da lanchonete: quatro balcões, clientes à esquerda, você à direita.',
  help: [
    'Toque no balcão de quem está esperando.',
    'Balcão vazio? Não toque: tira pontos.',
    'A barrinha é a paciência: atenda antes que acabe.',
  ],
  keys: 'No teclado: 1, 2, 3 e 4, ou as setas e espaço.',
};

const MATCHES: GameCopy = {
  field: 'Jogo do shopping: sete prateleiras com sete produtos cada uma.',
  help: [
    'Arraste para trocar dois vizinhos e juntar três ou mais.',
    'Juntar o que não está na lista não vale ponto.',
    'Acabou a lista? Jogada guardada vale ponto!',
  ],
  keys: 'No teclado: as setas escolhem, espaço pega, seta troca.',
};

const DANCER: GameCopy = {
  field: 'Jogo da dança: setas descem em quatro colunas até os anéis.',
  help: [
    'Toque na coluna quando a seta chegar ao anel.',
    'Sem seta no anel, não toque: tira pontos.',
    'A seta chega no ritmo da música: escute e siga.',
  ],
  keys: 'No teclado: as setas, ou D F J K, ou 1 2 3 4.',
};

const RUNNER: GameCopy = {
  field: 'Jogo da entrega: corra pela rua, pule e abaixe.',
  help: [
    'PULAR: cone, buraco e o caramelo.',
    'ABAIXAR: o varal.',
    'Sem tropeçar até a porta? Entrega quentinha vale mais!',
  ],
  keys: 'No teclado: seta para cima ou espaço pula, seta para baixo abaixa.',
};

/** The words of every minigame's page. */
export const gameCopy: Readonly<Record<Game, GameCopy>> = {
  tapper: TAPPER,
  matches: MATCHES,
  dancer: DANCER,
  runner: RUNNER,
};
