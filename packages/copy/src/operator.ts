import { counted, effortText } from './digits.ts';
import { hostCopy } from './live-host.ts';

/* The operator's desk: its reports, columns and notes. Read by who runs the game, never by players. */

/** `/operador`. */
export const operatorCopy = {
  title: 'Mesa do operador',
  intro: 'Somas do jogo inteiro, sem nome de quem joga. Os dias são os de Brasília.',
  updated: (time: string) => `Atualizado às ${time}`,
  periods: 'Período',
  period: (days: number) => `${days} dias`,
  download: 'Baixar CSV',
  /** The second factor of the desk. */
  factor: {
    label: 'Código do aplicativo',
    hint: 'São seis algarismos, e cada código vale uma vez.',
    enter: 'ENTRAR',
    /** Beside an act that asks for one more. */
    again: 'Código do aplicativo, para confirmar:',
    wrong: 'Este código não vale. Espere o próximo e confira o relógio do celular.',
    leave: 'Sair',
    /** The command that makes one. */
    missing: (command: string) =>
      `Sem segundo fator: quem tiver a senha entra. O comando ${command} mostra como ligar.`,
  },
  empty: 'Nada neste período.',
  unavailable: 'Indisponível agora. Tente de novo em instantes.',
  /** Where a number would be about too few people. */
  few: (least: number) => `menos de ${least} pessoas`,
  table: (title: string) => `Tabela: ${title}`,
  day: 'Dia',
  /** When the machine's clock is refused. `days`: ahead of what the game knows; negative: behind. `command`: what to run. */
  clock: (date: string, days: number, command: string) =>
    `O relógio deste computador marca ${date}, ${counted(Math.abs(days), 'dia', 'dias')} ${days > 0 ? 'depois' : 'antes'} da última data que o jogo conhece. O jogo continua, mas o que é antigo demora mais a ser apagado. Data errada? Acerte o relógio. Data certa, porque o jogo ficou desligado? Pare o jogo e rode: ${command}`,
  refused: (tokens: number, codes: number, days: number) =>
    `Nos últimos ${days} dias esta mesa recusou ${counted(tokens, 'senha', 'senhas')} e ${counted(codes, 'código', 'códigos')}. Se não foi você, troque a senha da mesa: quem erra um código já tem a senha.`,
  acts: {
    title: 'Contas mexidas',
    note: (days: number) =>
      `O que os comandos do servidor fizeram com contas nos últimos ${days} dias, até as 50 vezes mais recentes. Não foi você? Troque as senhas do servidor e avise a pessoa: uma conta redefinida volta com outro código ou link.`,
    line: (act: string, operator: string, date: string) => `${act} por ${operator} em ${date}.`,
  },
  signUps: {
    title: 'Quem entrou',
    note: 'Quem entrou no jogo, com e sem cadastro, e sonhos começados, dia a dia. Quem entra sem cadastro está também em “Quem entrou”.',
    signUps: 'Quem entrou',
    guests: 'Sem cadastro',
    claimed: 'Guardou o progresso depois',
    begun: 'Sonhos começados',
  },
  ends: {
    title: 'Sonhos por fim',
    note: 'Como terminaram os sonhos que acabaram em cada dia.',
    names: {
      PAID: 'Pagou até o fim',
      BID: 'Por lance',
      JACKPOT: 'Por sorteio',
      DEFAULT: 'Cota excluída',
      GAVE_UP: 'Desistência',
    },
  },
  funnel: {
    title: 'Caminho por tela',
    note: 'Quantas pessoas deram cada passo pela primeira vez no período, até o fim do primeiro sonho, e quantas vezes o servidor entregou a tela. Quem tem o jogo guardado no aparelho abre a tela sem pedir.',
    step: 'Passo',
    screen: 'Tela',
    players: 'Pessoas',
    opened: 'Telas entregues',
  },
  steps: {
    account: 'Entrada',
    persona: 'Personagem',
    dream: 'Sonho escolhido',
    minigame: 'Primeiro minigame',
    instalment: 'Primeira parcela',
    assembly: 'Primeira assembleia',
    ended: 'Fim do primeiro sonho, sem desistência',
    fulfilled: 'Sonho realizado',
    certificate: 'Certificado',
  },
  cohorts: {
    title: 'Semana de entrada',
    note: 'Quem entrou, com ou sem cadastro, em cada semana (a que começa na segunda-feira) e até onde chegou até hoje. Da primeira semana, só os dias deste período.',
    week: 'Semana',
  },
  quiz: {
    title: 'Desafio rápido',
    note: (least: number) =>
      `Respostas certas antes, depois e mais tarde, em porcentagem. Quem respondeu às mesmas partes conta de ${least} em ${least}, e o resto fica fora.`,
    part: 'Parte',
    players: 'Pessoas',
    right: 'Certas (%)',
    moments: { BEFORE: 'Antes', AFTER: 'Depois', LATER: 'Mais tarde' },
  },
  behaviour: {
    title: 'Decisões no jogo',
    note: (least: number, days: number) =>
      `De todo o tempo, qualquer que seja o período: lances que deixam menos que a próxima parcela, e parcelas que não foram pagas na hora. Os dias são somados em blocos com pelo menos ${least} pessoas novas, e os ${days} últimos ainda não contam.`,
    campaign: 'Sonho',
    campaigns: { 1: 'Primeiro', 2: 'Segundo', 3: 'Terceiro', 4: 'Quarto e os seguintes' },
    measures: {
      bids: { all: 'Lances', watched: 'Deixam menos que uma parcela (%)' },
      instalments: { all: 'Parcelas', watched: 'Com atraso (%)' },
    },
  },
  errors: {
    title: 'Erros por código',
    note: 'Respostas com erro em cada dia, pelo código. Os mais frequentes têm coluna própria.',
    others: 'Outros',
  },
  latency: {
    title: 'Tempo de resposta',
    /** `most`: the last step of the times, in milliseconds, which counts all that took longer than the step before it. */
    note: (most: number, before: number) =>
      `Em milissegundos, das chamadas da API em cada dia. p95: 95 de cada 100 respostas vieram nesse tempo ou antes. ${effortText(most)} quer dizer mais de ${effortText(before / 1000)} segundos.`,
    answers: 'Respostas',
  },
  calls: {
    title: 'Chamadas',
    note: 'As mais demoradas no período, pela média.',
    call: 'Chamada',
    answers: 'Respostas',
    mean: 'Média (ms)',
  },
  mails: {
    title: 'E-mails',
    note: 'Os e-mails do jogo, por dia, e o que houve com eles.',
    ends: {
      sent: 'Entregues ao servidor de e-mail',
      failed: 'Recusados ou sem resposta',
      nobody: 'Sem conta com o endereço',
      dropped: 'Largados ao desligar',
    },
  },
  content: {
    title: 'Fatos a conferir',
    note: 'Números, fatos e fontes que os jogadores leem e que alguém precisa conferir de novo na fonte.',
    id: 'Número, fato ou fonte',
    what: 'O que é',
    staleAfter: 'Vale até',
  },
} as const;

/** What `npm start -- --lan` says in the terminal, to a teacher more often than to a programmer. */
export const localNetworkCopy = {
  come: (live: string, alone: string) =>
    `Na mesma rede, aponte a câmera para o código ou abra ${live}\nPara jogar sem grupo: ${alone}`,
  works: 'Sem internet, o jogo funciona nesta rede.',
  guide: (address: string) => `Guia para quem dá a aula: ${address}`,
  /** `way`: a command, or where the setting is; `system`: by its own name. */
  unreached: (port: number, system: string, way: string) =>
    `Não abriu? Libere a porta ${port} no firewall (${system}):\n${way}`,
  windows: hostCopy.address.windows,
  orCommand: 'Ou use, como administrador:',
  others: (list: string) =>
    `Este computador está em mais de uma rede. Se os celulares estão em outra, o endereço está aqui:\n${list}`,
};

/** What a release with Node inside says: the window of the file that is double-clicked, and the page beside it. To a teacher. */
export const releaseCopy = {
  opens: (address: string) =>
    `O jogo está em ${address}\nO navegador abre sozinho. Se ele não abrir, digite esse endereço nele.`,
  ends: 'Deixe esta janela aberta enquanto alguém joga. Para encerrar o jogo, feche a janela.',
  already: 'O jogo já está aberto em outra janela.',
  alreadyForRoom: 'Se os celulares não entram, feche a outra janela e abra aula de novo.',
  untried: 'O jogo ainda não foi testado no macOS.',
  /** Some file managers of Linux show the text of a program. */
  editor: 'Se os dois cliques abrirem um editor, clique com o botão direito e escolha executar como programa.',
  unpack: (file: string) => `Extraia o arquivo zip inteiro para uma pasta. Depois abra ${file} nessa pasta.`,
  readme:
    'Vai de Consórcio\n\n1. Extraia o arquivo zip inteiro para uma pasta.\n2. Dê dois cliques em jogar. Para dar uma aula com celulares, dê dois cliques em aula.\n3. O navegador abre o jogo. Deixe a janela aberta enquanto alguém joga.\n4. Para encerrar o jogo, feche a janela.\n\nO progresso fica na pasta data. Guarde essa pasta ao trocar de versão.',
};
