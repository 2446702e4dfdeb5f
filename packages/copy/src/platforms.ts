/* The teacher's page: the game in a school's platform (Moodle, Canvas), by LTI or as a package (SCORM), in a classroom's list and on a host of files. */

/** A step with a sketch of the platform's page: its lines, and which one to press. */
interface PlatformStep {
  readonly text: string;
  readonly lines: readonly string[];
  /** Place in `lines`, from 0. */
  readonly marked: number;
}

export const platformsCopy = {
  title: 'No Moodle ou em outra plataforma',
  intro: 'A turma abre o jogo como atividade e joga sem cadastro.',
  lti: {
    title: 'LTI: com nota e página da turma',
    body: 'Quem administra a plataforma liga o jogo uma vez. Os endereços e os passos estão nesta página:',
    link: 'Ligar o jogo à plataforma',
    /** Where no platform can be connected. */
    off: 'Este jogo ainda não aceita plataformas por LTI. Peça a quem o mantém, ou use o pacote.',
    steps: [
      {
        text: 'No curso, ative a edição e adicione uma atividade.',
        lines: ['Meu curso', 'Semana 3', '+ Adicionar uma atividade'],
        marked: 2,
      },
      {
        text: 'Escolha Vai de Consórcio na lista.',
        lines: ['Questionário', 'Tarefa', 'Vai de Consórcio'],
        marked: 2,
      },
      {
        text: 'Toque em Selecionar conteúdo e escolha o que a turma vai jogar.',
        lines: ['Nome da atividade', 'Selecionar conteúdo', 'Nota: 100'],
        marked: 1,
      },
      {
        text: 'Salve. Quem ensina abre a atividade e vê a turma.',
        lines: ['Restrições de acesso', 'Conclusão de atividades', 'Salvar e mostrar'],
        marked: 2,
      },
    ] as readonly PlatformStep[],
    hand: 'Sem selecionar conteúdo: toque em Mostrar mais e escreva sonho=3 em Parâmetros personalizados (3 é o número do sonho). Marque a opção que deixa a ferramenta adicionar notas. Se ela for marcada depois, a nota chega quando a pessoa abrir a atividade de novo. Para a turma jogar cada turno, escreva também turnos=0, em outra linha.',
    class:
      'A página da turma mostra quem começou, o mês, a nota, o que já chegou à escola e as ideias vistas. Quem ensina não recebe nota.',
    grade:
      'Na carta, se faltam meses, a escola recebe uma nota provisória, que os conta como não pagos. Os meses depois da carta podem mudar a nota, para mais ou para menos.',
  },
  scorm: {
    title: 'Pacote SCORM: o jogo inteiro em um arquivo',
    body: 'O pacote leva o jogo para dentro da plataforma. Ele não usa servidor, e nada sai de lá.',
    dream: 'Sonho da atividade',
    any: 'Cada pessoa escolhe',
    version: 'Versão',
    versions: [
      ['1.2', 'SCORM 1.2'],
      ['2004', 'SCORM 2004, 4ª edição'],
    ],
    size: 'Tamanho',
    sizes: [
      ['inteiro', 'Inteiro, até 12 MB'],
      ['leve', 'Leve, sem filmes e sem música, até 5 MB'],
    ],
    make: 'BAIXAR PACOTE',
    made: 'Pacote baixado!',
    notMade: 'O pacote não ficou pronto. Verifique a conexão e tente de novo.',
    stepsTitle: 'No Moodle',
    steps: [
      {
        text: 'No curso, ative a edição e adicione a atividade Pacote SCORM.',
        lines: ['Semana 3', '+ Adicionar uma atividade', 'Pacote SCORM'],
        marked: 2,
      },
      {
        text: 'Escreva um nome e envie o arquivo .zip como ele veio, sem abrir.',
        lines: ['Nome: Vai de Consórcio', 'Pacote: enviar o arquivo .zip', 'Aparência: na janela atual'],
        marked: 1,
      },
      {
        text: 'Em Nota, deixe Nota mais alta e máximo 100. Em Conclusão, marque Concluído.',
        lines: ['Método de avaliação: Nota mais alta', 'Nota máxima: 100', 'Exigir status: Concluído'],
        marked: 2,
      },
      {
        text: 'Salve, abra a atividade e toque em Entrar. O jogo aparece.',
        lines: ['Tentativas: ilimitadas', 'Salvar e mostrar', 'Entrar'],
        marked: 1,
      },
    ] as readonly PlatformStep[],
    told: 'A plataforma recebe a nota e “concluído” quando o certificado aparece. Sem o sonho, recebe só a nota, se houver, e dá para tentar de novo. Em computador dividido, cada pessoa tem o próprio jogo.',
    limits: 'Os valores vêm do navegador do aluno: não servem para nota que pesa.',
    limitsLti: 'Para nota que pesa, use o LTI.',
  },
  classroom: {
    title: 'Google Sala de Aula: um link',
    steps: (address: string): readonly string[] => [
      `Copie o endereço do jogo: ${address}`,
      'Na turma, abra Atividades, toque em Criar e escolha Material.',
      'Escreva um título, toque em Link, cole o endereço e adicione.',
      'Toque em Postar. Cada aluno abre o link e joga no próprio aparelho, sem cadastro.',
    ],
    note: 'Por link, a nota não chega à escola. Peça o certificado ou o extrato.',
  },
  host: {
    title: 'Site da escola: hospedagem de arquivos com https',
    steps: [
      'Baixe o pacote acima e descompacte o arquivo .zip no computador.',
      'Envie a pasta jogo, que está dentro dele, para o site da escola.',
      'Abra o endereço da pasta no navegador, com https no começo. O jogo aparece.',
      'Passe esse endereço à turma. Cada jogo fica guardado no aparelho de quem joga.',
    ],
  },
  sketch: (marked: string) => `Desenho da página, com “${marked}” marcado`,
} as const;
