/* Sentences of the edition that runs without a server: the game is made, and kept, on the player's device. */
export const onDeviceCopy = {
  /** On a certificate, in place of its code. */
  certificate: 'Feito neste aparelho',
  /** The game in a file of its own. */
  file: {
    title: 'Guardar em arquivo',
    body: 'O arquivo leva o jogo para outro aparelho: lá, abra esta página e toque em ABRIR ARQUIVO. Quem tem o arquivo pode jogar no seu lugar.',
    keep: 'GUARDAR EM ARQUIVO',
    open: 'ABRIR ARQUIVO',
    openBody: 'Tem um arquivo do jogo? Continue de onde ele parou.',
    damaged: 'Este arquivo não é do jogo, ou está estragado.',
    name: 'jogo.txt',
  },
  leaveQuestion: 'O jogo está guardado só neste aparelho. Depois de sair, não dá para voltar a ele.',
  /** Below the check of the draws: what it proves where the device has drawn the key itself, and what not. */
  draws:
    'A chave destes sorteios saiu deste aparelho. A conta prova que eles vêm da chave lacrada e que nada mudou depois. Ela não prova que ninguém recomeçou o jogo até gostar da chave.',
  /** The device does not read what it keeps. */
  notOpened: 'Este jogo foi salvo por uma versão mais nova, ou o navegador não deixou ler. Nada foi apagado.',
  privacy: {
    intro: 'Este jogo roda inteiro no seu aparelho. Ele não tem cadastro nem servidor.',
    sections: [
      {
        title: 'O que fica guardado',
        lines: [
          'O seu jogo: personagem, sonhos, conquistas, caderno e desafio.',
          'Ele fica só no navegador deste aparelho. Ninguém mais recebe.',
          'Não pedimos nome, e-mail nem idade.',
        ],
      },
      {
        title: 'O que o site vê',
        lines: [
          'Os arquivos do jogo vêm de um site. Quem cuida dele pode ver as visitas, como em qualquer site.',
          'O que você joga não vai para lá.',
        ],
      },
      {
        title: 'Como apagar',
        lines: ['Apague os dados deste site nas opções do navegador. O jogo some para sempre.'],
      },
    ],
  },
} as const;
