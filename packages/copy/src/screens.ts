/*
 * Sentences of the screens from the first one to the map, and of the parts that stand on every screen. Labels that
 * SPEC section 2 quotes are kept to the letter, slips included; NEXT and BACK are CONTRACT section 2's words.
 */

export const NEXT = 'AVANÇAR';
export const BACK = 'VOLTAR';
export const GAME_NAME = 'Vai de Consórcio';

/** SPEC section 2, global overlays: the route guard. */
export const guardCopy = {
  validating: 'validando rota...',
  validatingDetail: 'Conferindo por onde você pode passar',
  failed: 'falha...',
  unreachable: 'Sem conexão com o jogo. Confira a internet e tente de novo.',
  loading: 'Carregando...',
  loadingDetail: 'Abrindo a próxima rua da cidade',
  /** 'falha...' says where it leads. */
  leadsTo: {
    '/': 'Levando você ao começo',
    '/login': 'Levando você à entrada: é preciso acessar sua conta',
    '/introducao-personagem': 'Levando você à escolha do personagem',
    '/introducao-sonho': 'Levando você à escolha do sonho',
    '/de-volta-aojogo': 'Levando você de volta ao seu sonho',
    '/mapa': 'Levando você ao mapa',
    '/mapa?complete=true': 'Levando você ao resultado da sua campanha',
  },
} as const;

/** No connection: what still works, and that the game comes back by itself. */
export const offlineCopy = {
  title: 'Sem conexão com o jogo',
  body: 'Confira a internet: assim que ela voltar, você continua de onde parou.',
  works: [
    'Sua campanha está guardada: nenhum ponto se perde.',
    'Uma partida já aberta pode ser terminada: o resultado espera a conexão.',
    'A abertura e a apresentação do jogo abrem mesmo assim.',
  ],
  retry: 'TENTAR DE NOVO',
  opening: 'VER A ABERTURA',
} as const;

export const toastCopy = { region: 'Avisos', close: 'Fechar aviso' } as const;

/** Something broke in the page, or a part of it could not be fetched. */
export const brokenCopy = {
  title: 'Tropeçamos na calçada',
  body: 'Esta parte do jogo não abriu. Seu progresso está guardado: recarregue para continuar.',
  button: 'RECARREGAR',
} as const;

export const welcomeCopy = { account: 'ACESSAR MINHA CONTA', register: 'FAZER MEU CADASTRO' } as const;

export const openingCopy = {
  start: 'Toque para começar',
  skip: 'pular',
  lines: ['Um sonho.', 'Uma turma que poupa junto.', 'Um mês de cada vez.'],
  summary: 'O jogo que mostra como um consórcio funciona.',
} as const;

export const aboutCopy = {
  title: 'Sobre a ABAC',
  body: 'Consórcio é uma turma que junta dinheiro todo mês para que cada pessoa, na sua vez, compre o que sonha. Antes de assinar, confira se a administradora é autorizada pelo Banco Central.',
} as const;

export const aboutYouCopy = {
  ribbon: 'CONTE SOBRE VOCÊ',
  knowledge: 'O que você já sabe sobre consórcio?',
  knowledgeOptions: ['Quase nada', 'Ouvi falar', 'Já fiz um'],
  wish: 'E o que você quer realizar?',
  wishOptions: ['Um lar', 'Ir e vir', 'Aprender'],
  hint: 'Serve só para ajustar as dicas. Dá para pular.',
} as const;

export const loginCopy = {
  ribbon: 'LOGIN',
  email: 'E-mail',
  password: 'Senha',
  submit: 'LOGIN',
} as const;

export const registerCopy = {
  ribbon: 'CADASTRO',
  name: 'Como podemos te chamar?',
  characterName: 'Nome do personagem',
  email: 'Seu e-mail',
  password: 'Sua senha',
  submit: 'CADASTRAR',
  required: 'Campo obrigatório',
  emailInvalid: 'E-mail inválido',
} as const;

export const passwordFieldCopy = { show: 'Mostrar senha', hide: 'Esconder senha' } as const;

export const characterIntroCopy = {
  heading: 'Quem vai ser você?',
  title: 'Sua história começa aqui',
  body: 'Na cidade, alguém vai trabalhar, descansar e sonhar por você. Todo mundo começa igual: muda o jeito, não a sorte.',
  button: 'ESCOLHA SEU PERSONAGEM',
} as const;

export const carouselCopy = { previous: 'Anterior', next: 'Próximo' } as const;

export const characterSelectionCopy = {
  heading: 'Escolha seu personagem',
  loading: 'Carregando personagens...',
  choose: 'QUERO ESSE PERSONAGEM',
  question: 'Tem certeza que esse é o seu escolhido?',
  yes: 'SIM, ESSE É O MEU PERSONAGEM!',
  no: 'ACHO QUE QUERO ESCOLHER OUTRO...',
} as const;

export const cityWelcomeCopy = {
  heading: 'BOAS VINDAS A CIDADE',
  title: 'Dois lugares cansam, dois renovam',
  body: 'Na lanchonete e na pizzaria você gasta energia e ganha esforço. No shopping e na UNIQUE HOUSE é o contrário. O segredo é equilibrar.',
  places: 'A cidade com a Lanchonete dos Amigos, o SHOPPING DOS PREÇOS, a UNIQUE HOUSE e a PIZZARIA D`Bairro',
} as const;

export const dreamIntroCopy = {
  title: 'Qual seu maior sonho ?',
  body: 'Cada sonho tem um preço e um prazo. Os mais longos pedem mais fôlego, e todos cabem em parcelas.',
  button: 'ESCOLHA SEU SONHO',
} as const;

export const dreamSelectionCopy = {
  heading: 'Selecione o sonho que mais combina com você.',
  loading: 'Carregando sonhos...',
  difficulties: { EASY: 'FÁCIL', MEDIUM: 'MÉDIO', HARD: 'DIFÍCIL' },
  difficultyLabel: 'Dificuldade',
  duration: 'DURAÇÃO EM CICLOS',
  choose: 'QUERO ESSE SONHO',
  question: 'TEM CERTEZA QUE ESSE É O SEU ESCOLHIDO?',
  yes: 'SIM, ESSE É O MEU SONHO!',
  no: 'ACHO QUE QUERO ESCOLHER OUTRO...',
  seal: 'Lacre do sorteio',
  sealHint: 'O sorteio já está lacrado: no fim da campanha o lacre abre e qualquer pessoa confere.',
  luckyWord: 'Palavra da sorte (se quiser)',
  luckyWordHint: 'Entra na conta do sorteio junto com o lacre.',
  luckyWordFault: 'Use só letras sem acento, números e hífen',
  sealMismatch: 'O lacre do sorteio mudou depois da sua escolha. Confira o sorteio no fim da campanha.',
} as const;

export const greatChoiceCopy = {
  heading: 'Ótima escolha!',
  title: (persona: string, dream: string): string => `${persona} + ${dream}`,
  body: (cycles: number, quota: number): string =>
    `São ${cycles} ciclos até o sonho. Sua cota no grupo é a ${quota}: guarde esse número, ele vale no sorteio.`,
  start: 'COMEÇAR O JOGO',
  film: 'Como funciona o jogo, em quatro cenas',
} as const;

/** SPEC section 2, Tutorial; CONTRACT section 4 tells the stages as three choices, the surprise and the instalment. */
export const tutorialCopy = {
  heading: 'Como funciona',
  next: 'Avançar',
  back: 'Voltar',
  stepOf: (step: number): string => `Passo ${step} de 4`,
  steps: [
    {
      title: 'Sua jornada tem ciclos',
      body: 'Cada ciclo é como um mês e tem etapas: três escolhas livres, a surpresa do mês e, por último, a parcela.',
    },
    {
      title: 'Trabalhar ou descansar?',
      body: 'Nas três primeiras etapas você decide: trabalhar para ganhar esforço OU relaxar para recuperar energia.',
    },
    {
      title: 'Primeiro a parcela',
      body: 'Na última etapa o pagamento é obrigatório. Depois você escolhe: guardar o esforço que sobrou ou dar um lance.',
    },
    {
      title: 'Seu sonho em construção',
      body: 'A cada parcela paga, uma parte ganha cor. Com equilíbrio, boas escolhas e planejamento você chega lá.',
    },
  ],
} as const;

export const returningCopy = {
  ribbon: 'Que bom ter você de volta',
  cycle: (cycle: number, total: number): string =>
    `Ciclo ${String(cycle).padStart(2, '0')} de ${String(total).padStart(2, '0')}`,
  resume: 'CONTINUAR O SONHO',
  another: 'ESCOLHER UM NOVO',
  warningRibbon: 'TEM CERTEZA?',
  warningTitle: 'Seu progresso será apagado',
  warningBody: 'Você sai do grupo e este sonho volta ao começo. As conquistas e o caderno ficam.',
  yes: 'SIM, TENHO UM NOVO SONHO!',
  no: 'NÃO, VOLTAR PARA TELA ANTERIOR...',
} as const;

export const notFoundCopy = {
  number: '404',
  title: 'Essa rua não existe',
  body: 'O endereço que você digitou não leva a lugar nenhum da cidade. Nem o caramelo conhece.',
  button: 'VOLTAR AO JOGO',
} as const;
