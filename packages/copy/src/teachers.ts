import { citeSource, printedAmount, said, saidWhen, sourceNames } from '@consorcio/rules/figures';
import type { Lesson } from './lesson.ts';
import { sheetCopy } from './take-home.ts';

/* The teacher's page: what a class takes home, a lesson of 50 minutes, questions to discuss. 'Turma' is a school class. */

/** `/para-professores`. */
export const teachersCopy = {
  title: 'Para professores',
  heading: 'Uma aula de 50 minutos com o Vai de Consórcio',
  intro:
    'Serve para o 9º ano, o ensino médio, a EJA e cursos livres. Conversa com educação financeira, matemática (porcentagem e juros) e projeto de vida. O jogo é gratuito, não vende nada e não promete data de contemplação.',
  print: 'IMPRIMIR',
  back: 'VOLTAR',
  /** Ways to the parts of this page. */
  index: 'Nesta página',
  kit: {
    title: 'Para levar à aula',
    live: 'Consórcio ao vivo',
    teachers: 'Guia da aula',
    worksheet: 'Folha do aluno',
    answerKey: 'Gabarito',
    classroom: 'Aula sem internet',
    slides: 'Telão',
    about: 'a turma é um grupo só, com telão e celulares',
  },
  learn: {
    title: 'O que a turma leva para casa',
    lines: [
      'Consórcio é um grupo que paga todo mês para comprar. Uma empresa autorizada pelo Banco Central administra.',
      'A parcela tem partes: fundo comum, taxa de administração e, se o contrato previr, fundo de reserva e seguro.',
      'A contemplação vem por sorteio, como o contrato diz, ou por lance. Ninguém pode prometer a data.',
      'Foi contemplado? Continue pagando.',
      'Antes do lance vêm a parcela e a reserva.',
      'Nem toda compra é para consórcio. Quem precisa agora não pode esperar a carta.',
    ],
  },
  before: {
    title: 'Antes da aula',
    lines: [
      'O jeito recomendado na escola é sem cadastro, em /jogar: o jogo não pede nome, e-mail nem idade.',
      'Conta de quem tem menos de 12 anos, só o responsável legal cria, com o e-mail dele. A escola e o professor não são responsáveis legais.',
      `Celular na escola é para ensinar, com orientação do professor (${citeSource('phones-at-school')}). Veja também a regra da sua escola. Sem celular, use a aula em papel.`,
      'Avise as famílias e mostre a página de privacidade.',
      'Dá para jogar sem som. Há um modo tranquilo com a mesma recompensa.',
      'Na aula não há lista de lugares. Só a Assembleia da semana diz, a quem joga para valer com conta, o próprio lugar. Não use na aula.',
      'Ninguém mostra o próprio salário ou a dívida da família.',
      'O jogo leva o nome da ABAC, que representa as administradoras: vale perguntar à turma quem ganha com cada texto.',
    ],
  },
  /** How the game is started for a room. */
  start: {
    title: 'Ligar o jogo na sala',
    lead: 'Faça uma vez antes do dia da aula, com um celular na mão. Depois de baixado, o jogo não precisa de internet.',
    parts: [
      {
        title: 'Baixar',
        lines: [
          'Baixe o zip do seu sistema, onde este jogo é oferecido, e extraia tudo. Deixe a pasta fora do OneDrive e de outras nuvens.',
          'O zip traz tudo e não se instala. O firewall pode pedir a senha de administrador.',
        ],
      },
      {
        title: 'Ligar para a sala',
        lines: [
          'Na pasta do jogo, dê dois cliques em aula. A janela mostra um código QR, e o navegador abre Consórcio ao vivo.',
          'A janela é o jogo: deixe-a aberta. Fechar a janela desliga.',
          'Se o Windows perguntar pelo firewall, permita em redes privadas e públicas.',
          'No navegador, crie o grupo. Aponte a câmera de um celular para o código QR do telão: se a página abrir, está pronto.',
        ],
      },
      {
        title: 'Wi-Fi da escola',
        lines: [
          'Computador e celulares ficam na mesma rede. Se o celular não abre a página, a rede pode separar os aparelhos: tente o hotspot.',
          'Se o computador está em várias redes, escolha na mesa qual é a dos celulares.',
        ],
      },
      {
        title: 'Sem Wi-Fi: o hotspot',
        lines: [
          'No Windows: Configurações, Rede e Internet, Hotspot móvel. Os celulares entram nessa rede. O jogo não usa internet.',
          'Sem nenhuma conexão no computador, o hotspot pode não ligar: use um roteador.',
          'O hotspot aceita poucos aparelhos. Faltou lugar? Jogue em duplas ou use um roteador sem internet.',
        ],
      },
      {
        title: 'Um computador ou dois',
        lines: [
          'Com um só, ligado ao projetor: o telão fica nele, e a mesa vai para o seu celular, pelo cartão de quem conduz.',
          'Com dois: num fica o jogo com o telão. No outro, na mesma rede, abra o endereço do cartão e conduza.',
        ],
      },
      {
        title: 'Se a rede cair',
        lines: [
          'O que já chegou fica guardado. Toque em PARAR AQUI para segurar o relógio, ligue a rede de novo e continue.',
          'Se o endereço mudou, a mesa e o telão mostram o novo. O celular que não volta lê o código QR de novo e entra pela cota e pelas três figuras.',
          'Se o computador desligou, ligue o jogo de novo: o grupo está onde parou, em Consórcio ao vivo.',
        ],
      },
    ],
  },
  differs: { title: 'O que o jogo solo simplifica' },
  discuss: {
    title: 'Para discutir',
    lines: [
      'O sorteio foi justo? Como dá para ter certeza? (Veja Conferir em Meu grupo, no menu.)',
      'Uma pessoa foi contemplada no primeiro mês e outra no último. As duas pagaram o mesmo. Para qual o consórcio parece um empréstimo, e para qual parece uma poupança com custo?',
      'O mesmo sonho, com outros sorteios, pode terminar em outro mês. O que dava para decidir e o que não dava?',
      `O Banco Central diz que quase metade de quem compra uma cota não consegue o bem (índice de exclusão de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}; ${citeSource('panorama-2024')}). Por quê? O que ajudaria a ficar?`,
      'Um vendedor diz: contemplação garantida em 30 dias. O que você responderia?',
      'Qual destas compras é para um consórcio: uma moto para trabalhar na semana que vem, uma reforma que pode esperar, ou só juntar dinheiro?',
      'Quem decide o que é um bom sonho para a família? Como combinar a parcela com o resto das contas?',
    ],
  },
  elsewhere: {
    title: 'No site da escola',
    body: 'Cole este código na página da escola ou da turma. O jogo aparece ali, sem cadastro.',
    allowed: (sites: readonly string[]): string =>
      sites.length === 0
        ? 'Antes, peça a quem mantém este jogo que libere o endereço do site.'
        : `Sites que já podem mostrar o jogo: ${sites.join(', ')}.`,
    take: 'COPIAR CÓDIGO',
    copied: 'Código copiado!',
    notCopied: 'O navegador não deixou copiar. Selecione o código e copie.',
    classroom: 'Enviar ao Google Sala de Aula',
  },
  sources: {
    title: 'Fontes',
    body: `${sourceNames().join('; ')}.`,
  },
  links: {
    title: 'Páginas do jogo para a aula',
    download: 'Baixar o jogo para o computador da aula (roda sem internet)',
    contract: 'Contrato de Viagem à praia (depois de entrar no jogo)',
    scams: 'É golpe?',
    pocket: 'E no meu bolso?',
    totals: 'Respostas do Desafio',
    privacy: 'Privacidade',
  },
} as const;

export const lessonPlanCopy = {
  title: 'Roteiro solo: uma dupla por aparelho',
  head: ['Tempo', 'O que a dupla faz'],
} as const;

/** Fifty minutes for pairs at devices; a class that plays one group has `LIVE_LESSON`. LEARN 6.2 */
export const lessonPlanOf = ({ beach, bike }: Lesson) => [
  {
    time: '0–4',
    solo: 'Por que comprar em grupo? Quem conhece alguém que fez consórcio? Cada um escreve uma certeza e uma dúvida.',
  },
  {
    time: '4–7',
    solo: `Entregar um aparelho por dupla, abrir /jogar, escolher ${beach.name} e tirar o som.`,
  },
  {
    time: '7–15',
    solo: `No menu do jogo, ${sheetCopy.ways.notebook}, aba ${sheetCopy.tabs.groupContract}: ler o contrato e achar as 5 respostas.`,
  },
  {
    time: '15–34',
    solo: `Jogar ${beach.name} (${beach.cycles} ciclos). Uma pessoa joga, a outra preenche o diário. Trocam a cada ciclo. Quem recebe a carta vive os meses que faltam.`,
  },
  {
    time: '34–38',
    solo: 'Abrir o Extrato e uma parcela. Conferir o diário.',
  },
  {
    time: '38–43',
    solo: `“E no meu bolso?”: moto de ${printedAmount(bike.price)}. Prever, depois ver.`,
  },
  {
    time: '43–47',
    solo: 'Exercício 3 da folha. Quem terminar antes faz o 5.',
  },
  {
    time: '47–50',
    solo: 'Guardar os aparelhos. Completar: Eu achava que… Agora sei que…',
  },
];
