import { MOST_POINTS } from '@consorcio/rules/vocabulary';
import { effortText } from './digits.ts';

/* The game inside a school's platform (LTI 1.3): pages for players who come from there, for teachers and administrators. */

interface Refusal {
  readonly title: string;
  /** What happened and what to do, a paragraph each. */
  readonly lines: readonly string[];
}

const AGAIN = 'Volte à sua escola virtual e abra a atividade de novo.';
const TELL = 'Se continuar, mostre esta página a quem cuida da plataforma da escola.';

/** Why a login or launch is refused, and what is said then. */
const refusals = {
  UNKNOWN_PLATFORM: {
    title: 'O jogo não conhece esta plataforma',
    lines: ['A plataforma da sua escola ainda não está ligada ao jogo.', TELL],
  },
  UNKNOWN_DEPLOYMENT: {
    title: 'Falta ligar esta instalação',
    lines: ['O jogo conhece a plataforma, mas não esta instalação dela.', TELL],
  },
  BAD_LOGIN: {
    title: 'O pedido chegou incompleto',
    lines: ['Faltou uma parte do pedido da plataforma.', AGAIN, TELL],
  },
  STATE: {
    title: 'Esta entrada não começou aqui',
    lines: [
      'A entrada demorou demais, ou este navegador bloqueou um cookie do jogo.',
      'Volte à sua escola virtual e abra a atividade em uma janela nova.',
      TELL,
    ],
  },
  SIGNATURE: {
    title: 'A assinatura não confere',
    lines: ['O jogo não conseguiu confirmar que o pedido veio da sua escola.', AGAIN, TELL],
  },
  EXPIRED: {
    title: 'O pedido venceu',
    lines: ['Ele vale só por alguns minutos.', AGAIN, 'O relógio da plataforma também pode estar errado.'],
  },
  NONCE: {
    title: 'O pedido é de outra entrada',
    lines: ['O pedido não combina com a entrada que este navegador começou.', AGAIN],
  },
  REPEATED: {
    title: 'Esta entrada já foi usada',
    lines: ['Cada entrada vale uma vez. Isso acontece quando a página é recarregada.', AGAIN],
  },
  MESSAGE: {
    title: 'O jogo não entende este pedido',
    lines: ['O jogo abre atividades e deixa escolher um sonho, na versão 1.3 do LTI.', TELL],
  },
  PLATFORM_SAYS_NO: {
    title: 'A plataforma não deixou entrar',
    lines: ['A sua sessão na escola virtual pode ter acabado.', 'Entre nela de novo e abra a atividade.', TELL],
  },
  PLATFORM_AWAY: {
    title: 'A plataforma não respondeu',
    lines: ['O jogo perguntou à plataforma da escola e ficou sem resposta.', `Espere um minuto. ${AGAIN}`],
  },
  GAME_AWAY: {
    title: 'O jogo não respondeu',
    lines: ['Alguma coisa falhou do nosso lado. Nada se perdeu.', `Espere um minuto. ${AGAIN}`],
  },
} as const satisfies Readonly<Record<string, Refusal>>;
export type LtiRefusal = keyof typeof refusals;

/** `/lti` and the pages on the way in. */
export const ltiCopy = {
  refusals,
  code: (code: LtiRefusal) => `Para quem cuida da plataforma: ${code}`,
  entering: {
    title: 'Abrindo o jogo',
    wait: 'Só um instante.',
    noStorage:
      'Este navegador não deixa o jogo guardar nada aqui. Abra a atividade em uma janela nova, ou permita dados do site.',
  },
  ownWindow: {
    title: 'O jogo abre em outra janela',
    body: 'Toque no botão. Esta página da escola continua aberta.',
    button: 'ABRIR O JOGO',
  },
  choose: {
    title: 'O que esta atividade abre?',
    body: 'Quem abrir a atividade joga sem cadastro. Se a atividade vale nota, o jogo devolve o resultado.',
    game: 'O jogo inteiro: cada pessoa escolhe o sonho',
    dream: (name: string) => `Só este sonho: ${name}`,
    linkTitle: (name: string | null) => (name === null ? 'Vai de Consórcio' : `Vai de Consórcio: ${name}`),
    button: 'USAR ESTA ATIVIDADE',
    sending: 'Voltando à escola virtual',
    sendButton: 'VOLTAR AGORA',
  },
  /** Beside a grade. `points`: 0 to 1000. */
  gradeComment: (points: number) => `Sonho concluído no Vai de Consórcio: ${points} de ${effortText(MOST_POINTS)}.`,
  admin: {
    title: 'Ligar o jogo à plataforma da escola',
    intro: 'Para quem administra o Moodle, o Canvas ou outra plataforma com LTI 1.3.',
    addresses: 'Endereços para colar',
    names: {
      launch: 'Endereço da ferramenta (e de redirecionamento)',
      login: 'Endereço de início de login',
      keys: 'Chaves públicas (JWKS)',
      deepLink: 'Seleção de conteúdo (e de redirecionamento)',
      canvas: 'Configuração em JSON, para o Canvas',
    },
    moodle: 'No Moodle',
    moodleSteps: [
      'Abra Administração do site, Plugins, Ferramenta externa, Gerenciar ferramentas e configure uma ferramenta manualmente.',
      'Escolha LTI 1.3 e, como tipo de chave pública, Endereço do conjunto de chaves. Cole os endereços desta página.',
      'Marque Suporta deep linking. Em Serviços, escolha usar o serviço de notas. Em Privacidade, não compartilhe nome nem e-mail.',
      'Em Contêiner de abertura padrão, escolha Nova janela.',
      'Salve e abra os detalhes da ferramenta. Passe os dados a quem cuida do servidor do jogo.',
    ],
    canvas: 'No Canvas',
    canvasSteps: [
      'Em Chaves de desenvolvedor, crie uma chave LTI pelo endereço do JSON desta página. Ative a chave.',
      'Instale o aplicativo pelo ID do cliente. Passe o ID do cliente e o ID de implantação a quem cuida do servidor do jogo.',
    ],
    settings: 'Para quem cuida do servidor do jogo',
    settingsBody: 'Ponha os dados da plataforma em LTI_PLATFORMS e reinicie o servidor.',
    known: (count: number) =>
      count === 0
        ? 'Nenhuma plataforma está ligada ainda.'
        : count === 1
          ? 'Uma plataforma está ligada.'
          : `${count} plataformas estão ligadas.`,
    kept: 'O jogo guarda um código no lugar de quem joga. Para devolver uma nota, guarda também o código da plataforma, cifrado. Nome e e-mail não são pedidos nem guardados.',
  },
} as const;
