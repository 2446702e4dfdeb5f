/* Sentences of the editions that run without a server: the game is made, and kept, on the player's device. */
export const onDeviceCopy = {
  /** On a certificate, in place of its code and of the ways to share it. */
  certificate: 'Feito neste aparelho, sem código nem link',
  /** The game in a file of its own. */
  file: {
    title: 'Guardar em arquivo',
    body: 'O arquivo leva o jogo para outro aparelho: lá, abra esta página e toque em ABRIR ARQUIVO. Quem tem o arquivo pode jogar no seu lugar.',
    /** Where a server answers whoever has a connection. */
    offline: 'O outro aparelho também precisa estar sem internet.',
    keep: 'GUARDAR EM ARQUIVO',
    open: 'ABRIR ARQUIVO',
    openBody: 'Tem um arquivo do jogo? Continue de onde ele parou.',
    damaged: 'Este arquivo não é do jogo, ou está estragado.',
    name: 'jogo.txt',
  },
  leaveQuestion: 'O jogo está guardado só neste aparelho. Depois de sair, só um arquivo guardado traz o jogo de volta.',
  /** Below the check of the draws: what it proves where the device has drawn the key itself, and what not. */
  draws:
    'A chave saiu de um aparelho de quem joga. Se a conta confere, nada mudou depois do lacre. Isso não prova que ninguém recomeçou o jogo até gostar da chave.',
  /** The device does not read what it keeps. */
  notOpened: 'Este jogo foi salvo por uma versão mais nova, ou o navegador não deixou ler. Nada foi apagado.',
  privacy: {
    intro: 'Este jogo roda inteiro no seu aparelho, sem cadastro nem servidor.',
    sections: [
      {
        title: 'O que fica guardado',
        lines: [
          'O seu jogo: personagem, sonhos, conquistas, caderno e desafio.',
          'Ele fica no navegador deste aparelho.',
          'Na plataforma da escola, o jogo, se couber, e a nota ficam também nela.',
          'Não pedimos nome, e-mail nem idade.',
        ],
      },
      {
        title: 'O que o site vê',
        lines: [
          'Os arquivos do jogo vêm de um site. Quem cuida dele pode ver as visitas, como em qualquer site.',
          'O que você joga não vai para lá, a não ser que o site seja a plataforma da escola.',
        ],
      },
      {
        title: 'Como apagar',
        lines: [
          'Apague os dados deste site nas opções do navegador. O jogo some deste aparelho. O que está em arquivo ou na plataforma da escola fica.',
        ],
      },
    ],
  },
} as const;
