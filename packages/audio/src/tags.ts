import type { Minigame } from '@consorcio/rules/vocabulary';

/** The two tables of the sound engine: by which name the game asks for what. Source: SPEC section 9, GAMES section 1.3. */

/** Music by tag; the value is the name of the rendered sound. */
export const MUSIC = {
  INTRO: 'intro',
  MAPA: 'mapa',
  PAGAMENTOS: 'pagamentos',
  SUCCESS: 'success',
  FINAL_POSITIVO: 'final-positivo',
  FINAL_NEGATIVO: 'final-negativo',
  TAPPER: 'tapper',
  MATCHES: 'matches',
  DANCER: 'dancer',
  RUNNER: 'runner',
} as const satisfies Readonly<Record<string, string>> & Readonly<Record<Minigame['music'], string>>;

export type MusicTag = keyof typeof MUSIC;

export interface CueStep {
  /** Name of the rendered sound. */
  readonly effect: string;
  /** Semitones up. */
  readonly up?: number;
  /** Factor on its level. */
  readonly volume?: number;
}

/** How a cue sounds at its step 0, 1, 2 …; the last one holds for all that come after. */
export type Cue = readonly [CueStep, ...CueStep[]];

const one = (effect: string, volume = 1): Cue => [volume === 1 ? { effect } : { effect, volume }];
const ladder = (effect: string, first: number, ...rest: readonly number[]): Cue => [
  { effect, up: first },
  ...rest.map((up) => ({ effect, up })),
];

/** Effects by tag or by the cue of a minigame. T tapper, M matches, D dancer, R runner. */
export const EFFECTS = {
  CLICK: one('click'),
  ENVELOPE: one('envelope'),
  SORTEIO: one('sorteio'),
  ROLETA: one('roleta'),
  BADGE: one('badge'),
  RECURSOS_VAZIOS: one('recursos-vazios'),
  ESFORCO: one('effort-gain'),
  ENERGIA: one('energy-gain'),
  ERRO: one('error'),
  PAGINA: one('page-turn'),
  CONTAGEM_3: one('countdown-3'),
  CONTAGEM_2: one('countdown-2'),
  CONTAGEM_1: one('countdown-1'),
  VALENDO: one('countdown-go'),
  ESTRELA: one('match-3'),
  T_DESLIZA: one('serve'),
  /* Up the mixolydian scale of the music with the streak, eight steps. GAMES section 2. */
  T_SERVIU: ladder('served', 0, 2, 4, 5, 7, 9, 10, 12),
  T_NINGUEM: one('shrug'),
  T_FOI_EMBORA: one('guest-left'),
  T_PRATO: one('plate-break'),
  T_RESPIRA: one('breather'),
  M_TROCA: one('swap'),
  M_NAO: one('swap-back'),
  M_COMBINOU: one('match-1'),
  /* Higher with the wave. GAMES section 3. */
  M_BRINDE: [{ effect: 'match-2' }, { effect: 'match-3' }],
  M_CAI: one('shelf-fall'),
  M_REPOSICAO: one('restock'),
  M_LISTA: one('list-done'),
  D_PERFEITO: one('perfect'),
  D_BOM: one('good'),
  D_OK: one('good', 0.7),
  D_FORA: one('miss'),
  /* A, C and E of the track's chord at ten, twenty and thirty in a row. */
  D_COMBO: ladder('combo', 0, 3, 7),
  R_PULO: one('jump'),
  R_PASSO: one('land'),
  R_ABAIXA: one('duck'),
  /* The three coins of an arc. GAMES section 5. */
  R_MOEDA: ladder('effort-gain', 0, 2, 4),
  R_CAIXA: one('effort-gain'),
  R_TROPECO: one('hit'),
  R_CAMPAINHA: one('doorbell'),
  R_QUENTINHA: one('hot-delivery'),
} as const satisfies Readonly<Record<string, Cue>>;

export type EffectTag = keyof typeof EFFECTS;

/** Effects that the music makes room for. */
export const DUCKING: readonly EffectTag[] = ['SORTEIO', 'ROLETA', 'ENVELOPE', 'BADGE'];

export const isMusicTag = (name: string): name is MusicTag => Object.hasOwn(MUSIC, name);
export const isEffectTag = (name: string): name is EffectTag => Object.hasOwn(EFFECTS, name);

export const cueAt = (tag: EffectTag, step = 0): CueStep => {
  const cue: Cue = EFFECTS[tag];
  return cue[Math.min(Math.max(0, Math.trunc(step)), cue.length - 1)] ?? cue[0];
};
