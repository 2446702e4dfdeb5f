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

/* The pages on privacy and on accessibility. The operator's lines come from the server's settings. */

type OperatorLines = ReplyOf<'operator'>;

/** A heading and what stands below it; several lines are a list. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the operator has not set yet, and what is not known while the server does not answer. */
const UNSET = 'a preencher pelo responsável';
const UNKNOWN = '…';

/** A line of the operator, as players read it. */
const lineOf = (operator: OperatorLines | undefined, line: string | null | undefined): string =>
  operator === undefined ? UNKNOWN : (line ?? UNSET);
/** Whom to write to and about what; another sentence while the operator has named nobody. */
const writing = (operator: OperatorLines | undefined, to: (contact: string) => string): string =>
  operator?.contact === null ? 'O responsável ainda não informou um contato.' : to(lineOf(operator, operator?.contact));
/** Who hosts the servers; no sentence while the operator has named nobody. */
const hosted = (operator: OperatorLines | undefined): string =>
  operator?.hosting === null
    ? `Hospedagem: ${UNSET}.`
    : `${lineOf(operator, operator?.hosting)} (${lineOf(operator, operator?.country)}) guarda os computadores do jogo em nosso nome.`;
/** How long the log with addresses is kept. */
const keptFor = { '30_DAYS': '30 dias', '6_MONTHS': '6 meses' } as const;

function privacySections(operator: OperatorLines | undefined): readonly Section[] {
  const controller = lineOf(operator, operator?.controller);
  const cnpj = lineOf(operator, operator?.cnpj);
  const officer = lineOf(operator, operator?.officer);
  const logKept = operator === undefined ? UNKNOWN : keptFor[operator.logKept];
  return [
    {
      title: 'Quem responde por estes dados',
      lines: [
        `Controlador: ${controller}, CNPJ ${cnpj}. Encarregado: ${officer}${operator?.contact === null ? '. ' : ', '}${writing(operator, (to) => `${to}. Escreva quando quiser. A resposta completa vem em até 15 dias.`)}`,
      ],
    },
    {
      title: 'O que guardamos e por quê',
      lines: [
        'E-mail e senha: para você entrar. Se pedir, o e-mail recebe um link de senha nova. Ele também recebe um aviso quando a conta muda. Não mandamos outras mensagens. A senha fica protegida: nem nós conseguimos ler.',
        'Sem cadastro: só um apelido sorteado e o andamento do jogo. Não guardamos nada que diga quem você é.',
        'Vindo da plataforma da escola: um código no lugar de quem você é lá. Se a atividade vale nota, também o código da plataforma, cifrado, só para devolver o resultado.',
        'Nome e nome do personagem: podem ser apelidos.',
        `Consórcio ao vivo: as jogadas do grupo, com apelidos sorteados, sem nome nem e-mail. As respostas às ${feminine(LIVE_FAMILIES.length)} perguntas só aparecem somadas.`,
        'Andamento do jogo, conquistas e ideias: para você continuar de onde parou.',
        'Respostas do Desafio, das cartas e do treino de golpes: para saber se o jogo ensina. São opcionais.',
        'Tipo do aparelho em que a conta está aberta: para você reconhecer os seus.',
        'Endereço de internet (IP), no registro do servidor: para segurança.',
      ],
    },
    {
      title: 'Por que podemos (LGPD, Lei 13.709/2018)',
      lines: [
        'Conta e jogo: é o serviço que você pediu (art. 7º, V).',
        'Respostas e registro: interesse legítimo em melhorar e proteger o jogo (art. 7º, IX).',
        'De crianças e adolescentes, só o necessário e no melhor interesse deles (art. 14).',
      ],
    },
    {
      title: 'Por quanto tempo',
      lines: [
        `A conta fica até você apagar. Sem uso por ${UNUSED_ACCOUNT_MONTHS} meses, nós apagamos.`,
        `Sem cadastro e sem uso por ${UNUSED_GUEST_DAYS} dias, nós também apagamos. Vindo da plataforma da escola, o prazo é de ${UNUSED_SCHOOL_GUEST_DAYS} dias.`,
        `Um grupo ao vivo some ${ENDED_GROUP_DAYS} dias depois do fim. Pausado e esquecido, ${2 * ENDED_GROUP_DAYS} dias depois da pausa. Quem conduz pode apagar na hora.`,
        `Seu login vale até ${SESSION_DAYS} dias sem uso. Nesses prazos não contam os dias com o jogo desligado.`,
        `O registro com IP fica ${logKept}.`,
        `As cópias de segurança ficam ${BACKUP_DAYS} dias, e as ${feminine(NEWEST_BACKUPS)} mais novas até haver outras. Quem apaga a conta sai quando elas saem.`,
      ],
    },
    {
      title: 'Quem mais vê',
      lines: [
        `Ninguém compra nem recebe seus dados. ${hosted(operator)} Os outros só veem o que você compartilhar.`,
        'Se a atividade da escola vale nota, a plataforma da escola recebe que o sonho foi concluído e a nota.',
        'Quem tem o código do seu certificado vê o primeiro nome, o sonho, como ele veio e o dia.',
      ],
    },
    {
      title: 'O que não pedimos',
      lines: [
        'Data de nascimento, CPF, telefone e localização. Não há anúncios, rastreadores nem conversa entre jogadores. Dinheiro de verdade nunca compra esforço, energia ou chance no sorteio.',
      ],
    },
    {
      title: 'Crianças e adolescentes',
      lines: [
        'Menos de 12 anos? Quem faz o cadastro é o responsável, com o e-mail dele. Use um apelido. Nada além do que está nesta página é pedido para jogar.',
      ],
    },
    {
      title: 'No seu aparelho',
      lines: [
        'O navegador guarda seu login e em que ponto você parou. “Sair do jogo” apaga isso. O que você digita em “E no meu bolso?” nunca sai do aparelho.',
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
  site: 'Site do responsável',
  exportTitle: 'Levar uma cópia',
  exportBody: 'Um arquivo JSON com tudo o que está guardado sobre você.',
  exportButton: 'BAIXAR MEUS DADOS',
  exportFile: 'meus-dados.json',
  deleteTitle: 'Apagar tudo',
  deleteBody: 'Apaga a conta, os sonhos e as conquistas, para sempre. Confirme com a sua senha.',
  password: 'Sua senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  deleteButton: 'APAGAR MINHA CONTA',
  sure: 'Tenho certeza: apagar não tem volta.',
  deleted: 'Conta apagada. Obrigado por jogar!',
  signIn: 'Para levar uma cópia ou apagar a conta, entre no jogo e volte a esta página.',
  signInButton: 'ACESSAR MINHA CONTA',
} as const;

/** `/acessibilidade`. */
export const accessibilityCopy = {
  title: 'Acessibilidade',
  intro:
    'Queremos que todo mundo consiga jogar. Seguimos a WCAG 2.2, nível AA, e a Lei Brasileira de Inclusão (art. 63).',
  sections: (operator: OperatorLines | undefined): readonly Section[] => [
    {
      title: 'O que funciona',
      lines: [
        'Dá para jogar só com o teclado ou com um botão.',
        'Dá para jogar sem som.',
        'Os filmes têm legenda e texto.',
        'Leitores de tela leem telas, números e resultados.',
        'O modo tranquilo não tem relógio e vale a mesma recompensa.',
        'Quem pede menos movimento no aparelho vê menos movimento.',
      ],
    },
    {
      title: 'O que ainda falta',
      lines: ['Não há tradução em Libras nem audiodescrição dos filmes. O texto ao lado conta cada cena.'],
    },
    {
      title: 'Achou uma barreira?',
      lines: [
        writing(operator, (to) => `Escreva para ${to}. Diga a tela e o aparelho. Respondemos em até 5 dias úteis.`),
      ],
    },
  ],
} as const;
