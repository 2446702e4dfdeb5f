/* The teacher's page: the game as an activity of a school's platform (Moodle, Canvas), by LTI or by a package (SCORM). */

/** A step with a sketch of the platform's page: its lines, and which one to press. */
interface PlatformStep {
  readonly text: string;
  readonly lines: readonly string[];
  /** Place in `lines`, from 0. */
  readonly marked: number;
}

export const platformsCopy = {
  title: 'No Moodle ou em outra plataforma',
  intro:
    'A turma abre o jogo como atividade e joga sem cadastro. Há dois jeitos: LTI, com nota e página da turma, e pacote SCORM.',
  lti: {
    title: 'LTI: com nota e página da turma',
    body: 'Quem administra a plataforma liga o jogo uma vez. Os endereços e os passos estão nesta página:',
    link: 'Ligar o jogo à plataforma',
    /** Where no platform can be connected. */
    off: 'Este jogo ainda não aceita plataformas. Peça a quem o mantém, ou use o pacote.',
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
        text: 'Toque em Selecionar conteúdo e escolha o jogo inteiro ou um sonho só.',
        lines: ['Nome da atividade', 'Selecionar conteúdo', 'Nota: 100'],
        marked: 1,
      },
      {
        text: 'Salve. Quem ensina abre a atividade e vê a turma.',
        lines: ['Restrições de acesso', 'Conclusão de atividades', 'Salvar e mostrar'],
        marked: 2,
      },
    ] as readonly PlatformStep[],
    hand: 'Sem selecionar conteúdo: toque em Mostrar mais, escreva sonho=3 em Parâmetros personalizados (3 é o número do sonho) e marque a opção que deixa a ferramenta adicionar notas. Se ela for marcada depois, a nota chega quando a pessoa abrir a atividade de novo.',
    class:
      'A página da turma mostra quem começou, o mês, a nota, o que já chegou à escola e as ideias vistas. Quem ensina não recebe nota.',
    grade:
      'Na carta a escola recebe uma nota provisória, com os meses que faltam como não pagos. Os meses depois da carta mudam a nota, para mais ou para menos.',
  },
  scorm: {
    title: 'Pacote SCORM: para plataformas sem LTI',
    body: 'O pacote é um arquivo que mostra o jogo deste endereço. Antes, quem mantém o jogo libera o endereço da plataforma.',
    dream: 'Sonho da atividade',
    any: 'Cada pessoa escolhe',
    version: 'Versão',
    versions: { '1.2': 'SCORM 1.2 (quase todas)', '2004': 'SCORM 2004, 4ª edição' },
    make: 'BAIXAR PACOTE',
    made: 'Pacote baixado!',
    notMade: 'O pacote não ficou pronto. Verifique a conexão e tente de novo.',
    steps: [
      {
        text: 'Adicione a atividade Pacote SCORM e envie o arquivo.',
        lines: ['Adicionar: Pacote SCORM', 'Enviar o arquivo .zip', 'Aparência: na janela atual'],
        marked: 1,
      },
      {
        text: 'Em Nota, deixe Nota mais alta e máximo 100. Em Conclusão, marque Concluído.',
        lines: ['Método de avaliação: Nota mais alta', 'Nota máxima: 100', 'Exigir status: Concluído'],
        marked: 2,
      },
    ] as readonly PlatformStep[],
    told: 'A plataforma recebe a nota e “concluído” quando o certificado aparece. Sem o sonho, recebe só a nota, e dá para tentar de novo. Em computador dividido, cada pessoa tem o próprio jogo.',
    limits: 'Os valores vêm do navegador do aluno. Para nota que pesa, use o LTI.',
  },
  sketch: (marked: string) => `Desenho da página, com “${marked}” marcado`,
} as const;
