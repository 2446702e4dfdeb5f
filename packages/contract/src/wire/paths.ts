/** Where live groups begin: the projector's code, and opening a group (LIVE 6). */
export const LIVE_START = '/ao-vivo';

/** How the game is started for a room: the part of the teachers' page with that title. */
export const ROOM_START = '/para-professores#ligar-o-jogo-na-sala';

/** Path of every screen, in the order of CONTRACT section 2; `:name` stands for any one segment, `:name?` for one or none. */
export const PATHS = {
  welcome: '/',
  opening: '/intruducao',
  about: '/sobre-abac',
  aboutYou: '/sobre-voce',
  register: '/cadastro',
  login: '/login',
  characterIntro: '/introducao-personagem',
  characterSelection: '/escolha-seu-personagem',
  cityWelcome: '/boas-vindas-a-cidade',
  dreamIntro: '/introducao-sonho',
  dreamSelection: '/sonhos',
  greatChoice: '/escolha',
  tutorial: '/tutorial',
  map: '/mapa',
  minigame: '/minigame/:slug',
  returning: '/de-volta-aojogo',
  certificate: '/certificado-de-conquista',
  share: '/compartilhar',
  notebook: '/caderno',
  extract: '/extrato',
  futures: '/futuros',
  quiz: '/desafio',
  luck: '/sorte-e-escolha/:campaignId',
  group: '/grupo',
  teachers: '/para-professores',
  worksheet: '/folha-do-aluno',
  answerKey: '/gabarito',
  classroom: '/aula-sem-internet',
  slides: '/telao',
  checkDraws: '/conferir/:campaignId',
  totals: '/aprendizado',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  account: '/conta',
  recover: '/recuperar',
  groupContract: '/contrato/:dreamId',
  scams: '/golpe',
  pocket: '/bolso',
  whatIf: '/e-se/:campaignId',
  keep: '/guardar',
  play: '/jogar',
  afterLetter: '/depois-da-carta/:campaignId',
  week: '/semana',
  weekMap: '/semana-em-jogo',
  pastWeeks: '/semanas-passadas',
  certificateCheck: '/c/:code?',
  live: `${LIVE_START}/*?`,
  liveShort: '/v/:code?',
} as const;
export type ScreenName = keyof typeof PATHS;
export const SCREEN_NAMES = Object.keys(PATHS) as readonly ScreenName[];

/** The map's results route: a campaign that has ended and was not seen yet. CONTRACT section 2. */
export const RESULTS_PATH = `${PATHS.map}?complete=true` as const;

/** A path whose `:name` is filled in; for those screens that have one. */
export const pathWith = (
  screen: 'minigame' | 'luck' | 'whatIf' | 'checkDraws' | 'groupContract' | 'afterLetter',
  segment: string | number,
): string => PATHS[screen].replace(/:\w+/, encodeURIComponent(segment));

/** Name in the query by which the short way offers one dream only, as a link of a school's platform asks. */
export const ASKED_DREAM = 'sonho';

/** The short way from a link to the map, with one dream only or all of them. */
export const playPath = (dreamId: number | null): string =>
  dreamId === null ? PATHS.play : `${PATHS.play}?${ASKED_DREAM}=${dreamId}`;

/** Name in the query by which the quiz asks with the code of a class that was drawn (LEARN 2.7). */
export const OF_CLASS = 'turma';

/** The quiz of a class. */
export const classPath = (code: string): string => `${PATHS.quiz}?${OF_CLASS}=${code}`;

/** True on the screen of any minigame. */
export const isMinigamePath = (path: string): boolean => firstSegment(path) === firstSegment(PATHS.minigame);

/** First segment of a path, by which a screen's built page is named; empty for the welcome screen. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? '';
