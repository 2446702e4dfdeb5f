/* The skills of the national curriculum that the lesson works on, with their official wording. LEARN 6.1 */

export interface Skill {
  readonly code: string;
  readonly text: string;
  readonly where: string;
}

export const bnccCopy = {
  title: 'Na BNCC',
  head: ['Código', 'Habilidade', 'Onde na aula'],
  note: 'Textos comparados em transcrições públicas. Antes de usar em um documento, confira na página oficial da BNCC.',
} as const;

export const SKILLS: readonly Skill[] = [
  {
    code: 'EF09MA05',
    text: 'Resolver e elaborar problemas que envolvam porcentagens, com a ideia de aplicação de percentuais sucessivos e a determinação das taxas percentuais, preferencialmente com o uso de tecnologias digitais, no contexto da educação financeira.',
    where: 'parcela em partes, reajuste, multa',
  },
  {
    code: 'EF09MA20',
    text: 'Reconhecer, em experimentos aleatórios, eventos independentes e dependentes e calcular a probabilidade de sua ocorrência, nos dois casos.',
    where: 'sorteio mês a mês',
  },
  {
    code: 'EM13MAT104',
    text: 'Interpretar taxas e índices de natureza socioeconômica (índice de desenvolvimento humano, taxas de inflação, entre outros), investigando os processos de cálculo desses números, para analisar criticamente a realidade e produzir argumentos.',
    where: 'taxa de administração, índice de exclusão',
  },
  {
    code: 'EM13MAT106',
    text: 'Identificar situações da vida cotidiana nas quais seja necessário fazer escolhas levando-se em conta os riscos probabilísticos (usar este ou aquele método contraceptivo, optar por um tratamento médico em detrimento de outro etc.).',
    where: 'lance ou guardar; esperar ou financiar',
  },
  {
    code: 'EM13MAT203',
    text: 'Aplicar conceitos matemáticos no planejamento, na execução e na análise de ações envolvendo a utilização de aplicativos e a criação de planilhas (para o controle de orçamento familiar, simuladores de cálculos de juros simples e compostos, entre outros), para tomar decisões.',
    where: '“E no meu bolso?”',
  },
  {
    code: 'EM13MAT303',
    text: 'Interpretar e comparar situações que envolvam juros simples com as que envolvem juros compostos, por meio de representações gráficas ou análise de planilhas, destacando o crescimento linear ou exponencial de cada caso.',
    where: 'exercício 7 da folha: juros simples e compostos',
  },
  {
    code: 'EM13MAT311',
    text: 'Identificar e descrever o espaço amostral de eventos aleatórios, realizando contagem das possibilidades, para resolver e elaborar problemas que envolvem o cálculo da probabilidade.',
    where: '1 em N',
  },
  {
    code: 'EM13MAT312',
    text: 'Resolver e elaborar problemas que envolvem o cálculo de probabilidade de eventos em experimentos aleatórios sucessivos.',
    where: 'exercício 3c da folha: sair em pelo menos um de dois sorteios',
  },
  {
    code: 'EF69LP20',
    text: 'Identificar, tendo em vista o contexto de produção, a forma de organização dos textos normativos e legais, a lógica de hierarquização de seus itens e subitens e suas partes […]',
    where: '“Contrato: ache, marque, assine”',
  },
  {
    code: 'EF69LP24',
    text: 'Discutir casos, reais ou simulações, submetidos a juízo, que envolvam (supostos) desrespeitos a artigos, do ECA, do Código de Defesa do Consumidor, do Código Nacional de Trânsito, de regulamentações do mercado publicitário etc. […]',
    where: 'contrato para recusar, “É golpe?”',
  },
  {
    code: 'EM13LP26',
    text: 'Relacionar textos e documentos legais e normativos de âmbito universal, nacional, local ou escolar que envolvam a definição de direitos e deveres […]',
    where: 'contrato',
  },
];
