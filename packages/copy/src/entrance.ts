/* Sentences before the map, for newcomers and who signs in. SPEC section 2's labels to the letter, slips included. */

/** `/intruducao`. CONTRACT section 2. */
export const openingCopy = {
  start: 'Toque para começar',
  skip: 'pular',
  lines: ['Um sonho.', 'Um grupo.', 'Uma parcela por mês.'],
  summary: 'O jogo que mostra como um consórcio funciona.',
} as const;

/** `/sobre-abac`. SPEC section 2. */
export const aboutCopy = {
  title: 'Sobre a ABAC',
  /** Who it is, who watches over it, what the game is; a paragraph each. */
  body: [
    'Fala pelas empresas e quer mais consórcios.',
    'O Banco Central fiscaliza.',
    'O jogo não vende nada. Consórcio não é investimento.',
  ],
} as const;

/** `/sobre-voce`. SPEC section 2. */
export const aboutYouCopy = {
  ribbon: 'CONTE SOBRE VOCÊ',
  knowledge: 'Você conhece consórcio?',
  knowledgeOptions: ['Quase nada', 'Ouvi falar', 'Já fiz um'],
  wish: 'O que quer realizar?',
  wishOptions: ['Um lar', 'Ir e vir', 'Aprender'],
  hint: 'Só neste aparelho.',
} as const;

/** `/login`. SPEC section 2. */
export const loginCopy = {
  ribbon: 'LOGIN',
  email: 'E-mail',
  password: 'Senha',
  submit: 'LOGIN',
  forgot: 'Esqueci minha senha',
  /** Where a school has opened the game on this device. */
  school: 'Joga pela escola? Volte à escola virtual e abra a atividade.',
  schoolWay: 'VOLTAR À ESCOLA',
} as const;

/** `/cadastro`: labels by field, and the sentence of each fault. SPEC sections 2 and 5. */
export const registerCopy = {
  ribbon: 'CADASTRO',
  name: 'Como podemos te chamar?',
  characterName: 'Nome do personagem',
  email: 'Seu e-mail',
  password: 'Sua senha',
  notice: 'Use um apelido. Guardamos estes dados e o jogo. Menos de 12 anos? Chame um responsável.',
  privacy: 'Privacidade',
  submit: 'CADASTRAR',
  emailInvalid: 'E-mail inválido',
} as const;

/** Read aloud for the eye in a password field. */
export const passwordFieldCopy = { show: 'Mostrar senha', hide: 'Esconder senha' } as const;
