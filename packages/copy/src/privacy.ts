import type { ReplyOf } from '@consorcio/contract';
import {
  BACKUP_DAYS,
  ENDED_GROUP_DAYS,
  NEWEST_BACKUPS,
  SESSION_DAYS,
  UNUSED_ACCOUNT_MONTHS,
  UNUSED_GUEST_DAYS,
  UNUSED_SCHOOL_GUEST_DAYS,
} from '@consorcio/contract/wire';
import { LIVE_FAMILIES } from '@consorcio/rules/live-words';
import { feminine } from './digits.ts';
import { AGE_RANGE } from './first-screens.ts';

/* The pages on privacy and on accessibility. The operator's lines come from the server's settings. */

type OperatorLines = ReplyOf<'operator'>;

/** A heading and what stands below it; several lines are a list. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is not known while the server does not answer. */
const UNKNOWN = '…';
/** Whom to write to and about what; another sentence while the operator has named nobody. */
const writing = (operator: OperatorLines | undefined, to: (contact: string) => string): string =>
  operator?.contact === null ? 'O responsável ainda não informou um contato.' : to(operator?.contact ?? UNKNOWN);
/** Who hosts the servers; no sentence while the operator has named nobody. */
function hosted(operator: OperatorLines | undefined): string {
  if (operator?.hosting === null) return '';
  const country = operator?.country === null ? '' : ` (${operator?.country ?? UNKNOWN})`;
  return ` ${operator?.hosting ?? UNKNOWN}${country} guarda os computadores do jogo em nosso nome.`;
}
/** Who answers for the data: only the lines that the operator has set. */
function answers(operator: OperatorLines | undefined): string {
  if (operator === undefined) return `Controlador: ${UNKNOWN}, CNPJ ${UNKNOWN}.`;
  const { controller, cnpj, officer } = operator;
  if (controller === null)
    return 'Quem mantém este jogo ainda não se apresentou aqui. Por isso, jogue sem cadastro ou pergunte a quem passou o link.';
  return [
    `Controlador: ${controller}${cnpj === null ? '' : `, CNPJ ${cnpj}`}.`,
    ...(officer === null ? [] : [`Encarregado: ${officer}.`]),
  ].join(' ');
}
/** How long the log with addresses is kept. */
const keptFor = { '30_DAYS': '30 dias', '6_MONTHS': '6 meses' } as const;

/** In the database of registrations of platforms alone. */
const IP_LINE =
  'Endereço de internet (IP), no registro do servidor e no pedido de uma plataforma de escola: para segurança.';
/** What is kept, and in which tables of the database; a test compares them with those that there are. */
const KEPT: readonly { readonly tables: Readonly<Record<string, true>>; readonly line: string }[] = [
  {
    tables: { login_email: true, recovery: true },
    line: 'E-mail e senha: para você entrar. Onde há envio de e-mail, ele recebe o link de senha nova. Recebe também um aviso da conta nova e de troca de senha ou e-mail. Não mandamos outras mensagens. A senha fica protegida: nem nós conseguimos ler.',
  },
  {
    tables: { player: true },
    line: 'Nome e nome do personagem: podem ser apelidos. Sem cadastro, o apelido é sorteado, e você pode trocar.',
  },
  {
    tables: { lti_user: true, lti_activity: true, lti_platform: true },
    line: 'Vindo da plataforma da escola: um código no lugar de quem você é lá. Se a atividade vale nota, também o código da plataforma, cifrado, só para devolver o resultado.',
  },
  {
    tables: { campaign: true, user_badge: true, concept: true, concept_card: true },
    line: 'Andamento do jogo, conquistas e respostas das cartas: para você continuar de onde parou.',
  },
  {
    tables: { run: true },
    line: 'Cada toque nos jogos de trabalho e descanso: para o servidor conferir os pontos.',
  },
  {
    tables: { day_count: true },
    line: 'Totais por dia, feitos desse andamento: quantas pessoas chegaram a cada parte e o que decidiram. Servem para melhorar o jogo. Não há nomes.',
  },
  {
    tables: { quiz_part: true, quiz_class: true },
    line: 'Respostas do Desafio: para saber se o jogo ensina. São opcionais. Quem responde pelo link de uma turma sorteada fica com o código dela. O código não diz qual turma é. O treino “É golpe?” não manda nada para nós.',
  },
  {
    tables: { certificate: true, share: true },
    line: 'Certificado com código, e a rede em que você compartilhou uma conquista: para a página pública e os totais.',
  },
  {
    tables: { week: true },
    line: 'Assembleia da semana: a sua tentativa e a sua nota, para o lugar e os totais.',
  },
  {
    tables: { live_code: true, live_group: true, live_seat: true, live_move: true, live_run: true, live_month: true },
    line: `Consórcio ao vivo: as jogadas do grupo, com apelidos sorteados, sem nome nem e-mail. Aberto pela escola, o lugar guarda também um código seu. As suas respostas às ${feminine(LIVE_FAMILIES.length)} perguntas, os outros só veem somadas.`,
  },
  {
    tables: { session: true },
    line: 'Tipo do aparelho em que a conta está aberta: para você reconhecer os seus.',
  },
  {
    tables: { deletion: true, operator_act: true },
    line: `Depois de apagar: um código embaralhado da conta, sem nome nem e-mail, por ${2 * BACKUP_DAYS} dias. Fica mais tempo enquanto houver cópia mais antiga. Serve para uma cópia não trazer a conta de volta. O registro do que o responsável fez nela fica ${UNUSED_ACCOUNT_MONTHS} meses.`,
  },
  {
    tables: { attempt: true },
    line: 'Tentativas de entrar, embaralhadas, por até um dia: contra quem adivinha senhas.',
  },
  {
    tables: { public_id_key: true, lti_key: true, age_clock: true },
    line: 'Chaves e relógio do próprio jogo: não dizem nada sobre ninguém.',
  },
];

function privacySections(operator: OperatorLines | undefined): readonly Section[] {
  const logKept = operator === undefined ? UNKNOWN : keptFor[operator.logKept];
  return [
    {
      title: 'Quem responde por estes dados',
      lines: [
        `${answers(operator)} ${writing(operator, (to) => `Escreva para ${to} quando quiser. A resposta completa vem em até 15 dias.`)}`,
      ],
    },
    { title: 'O que guardamos e por quê', lines: [...KEPT.map(({ line }) => line), IP_LINE] },
    {
      title: 'Por que podemos (LGPD, Lei 13.709/2018)',
      lines: [
        'Conta e jogo: é o serviço que você pediu (art. 7º, V).',
        'Respostas, totais e registro: interesse legítimo em melhorar e proteger o jogo (art. 7º, IX).',
        'De crianças e adolescentes, só o necessário e no melhor interesse deles (art. 14).',
      ],
    },
    {
      title: 'Por quanto tempo',
      lines: [
        `A conta fica até você apagar, ou o responsável, em casos que ele registra. Sem uso por ${UNUSED_ACCOUNT_MONTHS} meses, nós apagamos.`,
        `Sem cadastro e sem uso por ${UNUSED_GUEST_DAYS} dias, nós também apagamos. Vindo da plataforma da escola, ou com respostas numa turma sorteada, o prazo é de ${UNUSED_SCHOOL_GUEST_DAYS} dias.`,
        `Um grupo ao vivo some ${ENDED_GROUP_DAYS} dias depois do fim. Parado e esquecido, em até ${2 * ENDED_GROUP_DAYS} dias. Quem conduz pode apagar na hora.`,
        `Seu login vale até ${SESSION_DAYS} dias sem uso. Mais de um dia com o jogo desligado não conta, a não ser que o responsável mande contar.`,
        `O registro com IP fica ${logKept}.`,
        `As cópias de segurança ficam até ${BACKUP_DAYS} dias. As ${feminine(NEWEST_BACKUPS)} mais novas podem ficar mais, até haver outras. Quem apaga a conta sai quando elas saem.`,
      ],
    },
    {
      title: 'Quem mais vê',
      lines: [
        `Ninguém compra seus dados.${hosted(operator)} Os outros veem o que você compartilhar e, num grupo ao vivo, o que o seu apelido jogou.`,
        'Na atividade da escola, quem ensina vê o sonho, o mês, a nota e as ideias vistas. Se ela vale nota, a plataforma da escola recebe como o sonho terminou e a nota. De um grupo ao vivo, recebe que você participou e a nota de decisão.',
        'Quem tem o código do seu certificado vê o primeiro nome, o sonho, como ele veio e o dia. Vê também se foi quitado e os sorteios.',
      ],
    },
    {
      title: 'O que não pedimos',
      lines: [
        'Data de nascimento, CPF, telefone e localização. Não há anúncios, rastreadores nem conversa entre jogadores. Dinheiro de verdade nunca compra esforço, energia ou chance no sorteio.',
      ],
    },
    {
      title: 'Crianças, adolescentes e famílias',
      lines: [
        AGE_RANGE,
        'Menos de 12 anos? Só o responsável legal cria a conta, com o e-mail dele. A escola e o professor não podem criar por ele. Na escola, o jeito certo é jogar sem cadastro.',
        'Nada é apostado nem ganho. O sorteio é parte do jogo e não dá prêmio, e não há nada para comprar. Não é jogo de aposta (Lei 14.852/2024, art. 5º).',
        'Não fazemos perfil de ninguém nem mostramos conteúdo escolhido por perfil. Só há apelidos sorteados entre quem joga junto, sem conversa.',
        'Riscos: passar tempo demais no jogo, pôr o nome verdadeiro num apelido, tomar o jogo por conselho de compra. O jogo não chama de volta e não premia jogar todo dia.',
        'Para acompanhar: jogue junto, combine o tempo, entre na conta e veja o que há em Levar uma cópia. Apagar também é aqui (Lei 15.211/2025, art. 16).',
        'O jogo não mede nem limita o tempo de uso. Para isso, use o controle do aparelho. Medir o tempo de cada criança pediria um dado que o jogo não precisa ter.',
        'O jogo não tem classificação indicativa do governo. “A partir de 12 anos” é a nossa indicação, pelo que os textos pedem.',
        writing(
          operator,
          (to) =>
            `Criança ou adolescente também pode escrever, para reclamar ou dar ideias: ${to} (Lei 14.852/2024, art. 15).`,
        ),
      ],
    },
    {
      title: 'No seu aparelho',
      lines: [
        'O navegador guarda seu login, seus ajustes e em que ponto você parou. “Sair do jogo” apaga quase tudo isso. O que você digita em “E no meu bolso?” nunca sai do aparelho.',
      ],
    },
    {
      title: 'Seus direitos',
      lines: [
        'Saber, ver, corrigir, levar uma cópia, apagar e discordar. Levar e apagar você faz aqui mesmo. Não gostou da resposta? Procure a ANPD.',
      ],
    },
  ];
}

/** `/privacidade`. `sections` takes the server's data about its operator; undefined until it is loaded. */
export const privacyCopy = {
  title: 'Privacidade',
  intro: 'O que o jogo guarda, por quê e como apagar.',
  sections: privacySections,
  /** Tables whose rows the page speaks of. */
  tables: KEPT.flatMap(({ tables }) => Object.keys(tables)),
  site: 'Site do responsável',
  exportTitle: 'Levar uma cópia',
  exportBody: 'Um arquivo JSON com os seus dados no jogo.',
  exportButton: 'BAIXAR MEUS DADOS',
  exportFile: 'meus-dados.json',
  deleteTitle: 'Apagar tudo',
  deleteBody: 'Apaga a conta, os sonhos e as conquistas, para sempre. Confirme com a sua senha.',
  password: 'Sua senha',
  deleteButton: 'APAGAR MINHA CONTA',
  sure: 'Tenho certeza: apagar não tem volta.',
  deleted: 'Apagado. Obrigado por jogar!',
  signIn: 'Para levar uma cópia ou apagar a conta, entre no jogo e volte a esta página.',
  signInButton: 'ACESSAR MINHA CONTA',
} as const;

/** `/acessibilidade`. */
export const accessibilityCopy = {
  title: 'Acessibilidade',
  intro:
    'Queremos que todo mundo consiga jogar. Buscamos a Lei Brasileira de Inclusão (art. 63) e a WCAG 2.2, nível AA. O que falta está dito abaixo.',
  sections: (operator: OperatorLines | undefined): readonly Section[] => [
    {
      title: 'O que funciona',
      lines: [
        'Dá para jogar só com o teclado ou com um botão.',
        'Dá para jogar sem som.',
        'Os filmes têm legenda e texto.',
        'Telas, números e resultados têm texto para leitores de tela.',
        'O modo tranquilo não tem relógio e vale a mesma recompensa.',
        'Quem pede menos movimento no aparelho vê menos movimento.',
      ],
    },
    {
      title: 'Jogar sem ver',
      lines: [
        'Telas e janelas começam pelo seu título. O foco vai até ele.',
        'Siga com Tab ou com as teclas do seu leitor de tela.',
        'No mapa, a tecla ? diz o ciclo, a etapa, a energia, o esforço e a próxima parcela.',
        'Nos lugares da cidade, escolha MODO TRANQUILO. Quem vem pelo teclado encontra esse botão primeiro.',
        'Num jogo com relógio, a tecla Esc abre a pausa, e nela há o MODO TRANQUILO.',
        'Ouça a ordem inteira e espere por “Sua vez”. Responda pelos botões.',
        'O botão OUVIR DE NOVO repete a ordem, ou a troca oferecida no shopping.',
        'Fora do shopping, os números do teclado também respondem, e R repete. O Orca as deixa para o jogo. Outro leitor pode guardar essas teclas para si.',
        'As ordens do modo tranquilo tocam em menos de 2 minutos. O tempo de responder é seu.',
        'Num imprevisto com opções, desça com a seta até a opção e aperte Espaço.',
        'No lance de um sonho, os botões “Aumentar lance” e “Diminuir lance” mudam o valor. Depois siga até DAR LANCE.',
        'Ao vivo, o botão é LACRAR O LANCE.',
      ],
    },
    {
      title: 'O que ainda falta',
      lines: [
        'Quase todas as telas do jogo têm o mesmo título, ABAC. Isso não cumpre o critério 2.4.2 da WCAG. Por isso o foco vai ao título de cada tela.',
        'Não há tradução em Libras nem narração gravada dos filmes. O texto ao lado conta cada cena.',
        'Os jogos com relógio não podem ser jogados de ouvido. O modo tranquilo fica no lugar deles.',
      ],
    },
    {
      title: 'O que foi testado',
      lines: [
        'Em novembro de 2026, o leitor Orca 43 leu o jogo no Chromium. Um programa apertou as teclas.',
        'Ele disse cada frase da nossa peça de teste: do cadastro até um mês ao vivo.',
        'A peça tem um imprevisto com opções, a parcela, um lance de 1, o sorteio e o título do extrato.',
        'O modo tranquilo da lanchonete foi jogado até o fim só pelo que ele disse. As teclas foram números e R.',
        'O título vem meio segundo depois da tela ou da janela. Com o computador muito ocupado, um título pode faltar.',
        'O fim do sonho e os outros lugares da cidade não foram ouvidos com ele.',
        'Um programa confere, em cada versão, o que um leitor de tela recebe, do cadastro a um mês ao vivo.',
        'NVDA, JAWS, VoiceOver, TalkBack e Firefox ainda não foram testados.',
        'Nenhuma pessoa cega testou o jogo ainda. Queremos ouvir a primeira.',
      ],
    },
    {
      title: 'Achou uma barreira?',
      lines: [
        writing(operator, (to) => `Escreva para ${to}. Diga a tela e o aparelho. Respondemos em até 5 dias úteis.`),
      ],
    },
  ],
} as const;
