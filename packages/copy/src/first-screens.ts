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
    'Seu sonho está guardado. Nenhum ponto se perde.',
    'Dá para terminar um jogo já aberto. O resultado espera a conexão.',
    'Dá para ver a abertura do jogo sem internet.',
  ],
  retry: 'TENTAR DE NOVO',
  opening: 'VER A ABERTURA',
} as const;

/** The notices at the bottom left. */
export const toastCopy = { region: 'Avisos', close: 'Fechar aviso' } as const;

/** Something broke in the page, or a part of it could not be fetched. */
export const brokenCopy = {
  title: 'Algo deu errado',
  body: 'Esta parte do jogo não abriu. Nada se perdeu. Recarregue para continuar.',
  button: 'RECARREGAR',
} as const;

/** `/`. SPEC section 2. */
export const welcomeCopy = { account: 'ACESSAR MINHA CONTA', register: 'FAZER MEU CADASTRO' } as const;

/** The link with the symbol of accessibility. LBI, art. 63, § 1º. */
export const ACCESSIBILITY = 'Acessibilidade';

/** `/intruducao`. CONTRACT section 2. */
export const openingCopy = {
  start: 'Toque para começar',
  skip: 'pular',
  lines: ['Um sonho.', 'Um grupo que junta dinheiro.', 'Uma parcela por mês.'],
  summary: 'O jogo que mostra como um consórcio funciona.',
} as const;

/** `/sobre-abac`. SPEC section 2. */
export const aboutCopy = {
  title: 'Sobre a ABAC',
  body: 'A ABAC reúne empresas de consórcio. Existe desde 1967 e fala em nome delas. Por isso tem interesse em que mais gente faça consórcio. Quem autoriza e fiscaliza as empresas é o Banco Central. Este jogo não vende nada e mostra também os riscos. Consórcio não é investimento.',
} as const;

/** `/sobre-voce`. SPEC section 2. */
export const aboutYouCopy = {
  ribbon: 'CONTE SOBRE VOCÊ',
  knowledge: 'O que você já sabe sobre consórcio?',
  knowledgeOptions: ['Quase nada', 'Ouvi falar', 'Já fiz um'],
  wish: 'E o que você quer realizar?',
  wishOptions: ['Um lar', 'Ir e vir', 'Aprender'],
  hint: 'Suas respostas ficam só neste aparelho. Elas ajustam as dicas e a ordem dos sonhos. Dá para pular.',
} as const;

/** `/login`. SPEC section 2. */
export const loginCopy = {
  ribbon: 'LOGIN',
  email: 'E-mail',
  password: 'Senha',
  submit: 'LOGIN',
  forgot: 'Esqueci minha senha',
} as const;

/** `/cadastro`: labels by field, and the sentence of each fault. SPEC sections 2 and 5. */
export const registerCopy = {
  ribbon: 'CADASTRO',
  name: 'Como podemos te chamar?',
  characterName: 'Nome do personagem',
  email: 'Seu e-mail',
  password: 'Sua senha',
  notice:
    'Use um apelido. Guardamos nome, e-mail, senha e o andamento do jogo. Menos de 12 anos? Peça a um responsável para fazer o cadastro.',
  privacy: 'Privacidade',
  submit: 'CADASTRAR',
  emailInvalid: 'E-mail inválido',
} as const;

/** Read aloud for the eye in a password field. */
export const passwordFieldCopy = { show: 'Mostrar senha', hide: 'Esconder senha' } as const;
