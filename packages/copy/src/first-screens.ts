import { PATHS, RESULTS_PATH } from '@consorcio/contract/wire';
import { NO_CONNECTION } from './connection.ts';

/*
 * Sentences of the screens before the login, and of the parts that stand on every screen: all that the first screen's
 * script carries. Labels that SPEC section 2 quotes are kept to the letter, slips included; NEXT and BACK are CONTRACT
 * section 2's words.
 */

/** Leads to the next screen. CONTRACT section 2. */
export const NEXT = 'AVANÇAR';
/** Leads to the screen before. CONTRACT section 2. */
export const BACK = 'VOLTAR';
/** Read aloud for the word mark. */
export const GAME_NAME = 'Vai de Consórcio';

/** SPEC section 2, global overlays: the route guard. */
export const guardCopy = {
  validating: 'validando rota...',
  validatingDetail: 'Só um instante',
  failed: 'falha...',
  unreachable: NO_CONNECTION,
  loading: 'Carregando...',
  loadingDetail: 'Só um instante',
  /** 'falha...' says where it leads. */
  leadsTo: {
    [PATHS.welcome]: 'Levando você ao começo',
    [PATHS.login]: 'Levando você à entrada: é preciso acessar sua conta',
    [PATHS.characterIntro]: 'Levando você à escolha do personagem',
    [PATHS.dreamIntro]: 'Levando você à escolha do sonho',
    [PATHS.returning]: 'Levando você de volta ao seu sonho',
    [PATHS.map]: 'Levando você ao mapa',
    [RESULTS_PATH]: 'Levando você ao resultado do seu sonho',
  },
} as const;

/** No connection: what still works, and that the game comes back by itself. */
export const offlineCopy = {
  title: 'Sem conexão com o jogo',
  body: 'Confira a internet. Quando ela voltar, você continua de onde parou.',
  works: [
    'O que já chegou ao jogo está guardado.',
    'Dá para terminar um jogo já aberto. O resultado espera a conexão.',
    'Dá para ver a abertura do jogo sem internet.',
  ],
  retry: 'TENTAR DE NOVO',
  opening: 'VER A ABERTURA',
} as const;

/** The notices at the bottom left. */
export const toastCopy = {
  /** Once, where the browser keeps nothing for the game. */
  forgetful: 'Este navegador não guarda o jogo: ele se perde ao fechar.',
  region: 'Avisos',
  close: 'Fechar aviso',
} as const;

/** Something broke in the page, or a part of it could not be fetched. */
export const brokenCopy = {
  title: 'Algo deu errado',
  body: 'Esta parte do jogo não abriu. Recarregue para continuar.',
  button: 'RECARREGAR',
} as const;

/** `/`. SPEC section 2. */
export const welcomeCopy = {
  account: 'ACESSAR MINHA CONTA',
  register: 'FAZER MEU CADASTRO',
  guest: 'Experimentar sem cadastro',
  /** In place of it where there is nothing to sign up for. */
  play: 'JOGAR',
  /** In place of both where the server cannot be reached. */
  offline: 'Sem internet? Jogue neste aparelho',
  live: 'Consórcio ao vivo',
  teachers: 'Professores',
} as const;

/** Whom the game is made for, and the page on data, told at every entrance. Lei 15.211/2025, art. 8º, V. */
export const AGE_RANGE = 'A partir de 12 anos.';
export const PRIVACY = 'Privacidade';

/** The link with the symbol of accessibility. LBI, art. 63, § 1º. */
export const ACCESSIBILITY = 'Acessibilidade';
