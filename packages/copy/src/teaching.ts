/*
 * Every sentence of what the player takes home: checking the draws, statement, notebook, futures, quiz, totals and
 * privacy. Offered as its own subpath, so that it reaches the browser only with those screens. Figures stand here
 * only with their source and date.
 */

export const TEACHING_BACK = 'VOLTAR AO JOGO';

export const sheetCopy = {
  close: 'Fechar',
  loading: 'Carregando...',
  notLoaded: 'Não deu para carregar agora',
  notLoadedDetail: 'Confira a internet e tente de novo. Nada se perdeu.',
  tryAgain: 'TENTAR DE NOVO',
  /** Links between the screens. */
  notebook: 'Caderno do Consórcio',
  statement: 'Extrato',
  futures: 'Comparar futuros',
  check: 'Conferir o sorteio',
  totals: 'O que a turma aprendeu',
  privacy: 'Privacidade',
} as const;

export const auditCopy = {
  title: 'Conferir o sorteio',
  intro:
    'O jogo não escolhe quem ganha. A conta foi fechada antes do seu sonho começar, e você pode refazer tudo aqui, no seu próprio aparelho.',
  loading: 'Buscando os sorteios',
  unknownTitle: 'Campanha não encontrada',
  unknownBody: 'O endereço pode ter vindo cortado. Copie o link inteiro e tente outra vez.',
  copy: 'Copiar',
  copied: 'Copiado!',
  notCopied: 'Não deu para copiar neste navegador.',
  seal: {
    title: 'O lacre, mostrado antes',
    body: 'Antes de você escolher o sonho, o jogo sorteou uma chave secreta e mostrou o lacre dela. O lacre é uma impressão digital: mudando uma letra da chave, ele muda inteiro.',
    copyName: 'Copiar o lacre',
  },
  key: {
    title: 'A chave, revelada no fim',
    body: 'Acabou a campanha, a chave aparece. Seu aparelho tira a impressão digital dela e compara com o lacre.',
    copyName: 'Copiar a chave',
    matches: 'A chave abre o lacre: é a mesma desde o começo.',
    differs: 'Esta chave não abre o lacre.',
    sealedTitle: 'A chave, ainda lacrada',
    sealedBody:
      'A campanha ainda está em andamento. A chave abre quando ela terminar (sonho realizado, consórcio encerrado ou desistência). Até lá ninguém vê os sorteios que ainda vêm, e ninguém pode mudá-los.',
  },
  word: (word: string) => (word === '' ? 'Sua palavra da sorte: nenhuma' : `Sua palavra da sorte: ${word}`),
  wordBody: 'A palavra da sorte entra em todas as contas. Assim nem o jogo sabia o resultado antes de você escolher.',
  sums: {
    title: 'As contas, refeitas agora',
    body: 'Cada sorteio tem um nome, como “sorteio:2”. Chave, palavra e nome entram numa conta pública (HMAC-SHA256) e sai sempre o mesmo número. Seu aparelho refez uma por uma.',
    sealedTitle: 'As contas, quando a chave abrir',
    sealedBody: 'Guarde o lacre acima. No fim, volte a este endereço: todas as contas serão refeitas diante de você.',
    cycle: (cycle: number) => `Sorteio do ciclo ${two(cycle)}`,
    position: (place: number, n: number) => `posição ${place} de ${n}`,
    drawn: (quota: number) => `Saiu a cota ${two(quota)}`,
    all: (count: number) => `Ver todas as ${count} contas`,
    name: 'Sorteio',
    among: 'Entre',
    told: 'O jogo disse',
    recomputed: 'A conta deu',
    result: 'Confere?',
    yes: 'Sim',
    no: 'Não',
  },
  /** What a label of RULES 8.4 draws. */
  what: {
    cota: 'sua cota',
    evento: 'surpresa do mês',
    poupanca: 'reserva de outra cota',
    lance: 'quem deu lance',
    desempate: 'desempate do lance',
    sorteio: 'sorteio da assembleia',
  } as Readonly<Record<string, string>>,
  fair: (count: number, quota: number | null) =>
    quota === null
      ? `Bateu! As ${count} contas saíram da chave, não de alguém.`
      : `Bateu! A cota ${two(quota)} saiu da conta, não de alguém.`,
  unfair: (wrong: number) =>
    wrong === 0
      ? 'Não bateu: a chave não abre o lacre. Guarde a prova e avise quem cuida do jogo.'
      : `Não bateu: ${wrong === 1 ? '1 conta deu' : `${wrong} contas deram`} outro número. Guarde a prova e avise quem cuida do jogo.`,
  sealed: 'Tudo lacrado. A chave abre no fim da campanha.',
  proof: {
    title: 'Leve a prova com você',
    body: 'Dois arquivos: os números e um programa de dez linhas. Com o Node.js instalado, sem mais nada, rode: node conferir.mjs prova.json',
    data: 'BAIXAR A PROVA',
    script: 'BAIXAR O PROGRAMA',
    see: 'Ver o programa',
  },
} as const;

function two(value: number): string {
  return String(value).padStart(2, '0');
}
