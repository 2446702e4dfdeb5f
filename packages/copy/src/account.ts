import { type Device, LINK_HOURS } from '@consorcio/contract/wire';
import { counted } from './digits.ts';

/* The account screen, and the way back in for who forgot the password. */

/** `/conta`. */
export const accountCopy = {
  title: 'Minha conta',
  namesTitle: 'Nome e personagem',
  namesSave: 'SALVAR NOMES',
  namesSaved: 'Nomes salvos.',
  emailTitle: 'E-mail',
  emailNew: 'Novo e-mail',
  emailSave: 'TROCAR E-MAIL',
  emailSaved: 'E-mail trocado. Use o novo para entrar.',
  passwordTitle: 'Senha',
  passwordNow: 'Sua senha de hoje',
  passwordNew: 'Sua senha nova',
  passwordHint: 'Os outros aparelhos saem da conta.',
  passwordEndsCode: 'Seu código de recuperação deixa de valer. Você recebe outro na hora.',
  passwordEndsSchool:
    'A entrada pela escola acaba. Por lá, começa um jogo novo. Este continua com seu e-mail e sua senha.',
  passwordSave: 'TROCAR SENHA',
  passwordSaved: 'Senha trocada. Os outros aparelhos saíram, e os códigos de antes não valem mais.',
  codeTitle: 'Código de recuperação',
  codeNone: 'Esqueceu a senha? Com o código, você entra de novo. Você não tem um.',
  /** Day on which the code was made. */
  codeMade: (day: string) => `Você tem um código de ${day}. Perdeu? Faça outro: o antigo deixa de valer.`,
  codeMake: 'FAZER MEU CÓDIGO',
  codeMakeAnother: 'FAZER OUTRO CÓDIGO',
  sessionsTitle: 'Onde a conta está aberta',
  sessionHere: 'Este aparelho',
  /** Day of a session's last use; it is noted once a day. */
  sessionUsed: (day: string) => `Último uso anotado: ${day}`,
  sessionEnd: 'Sair',
  /** Read aloud for the button 'Sair' of one session. */
  sessionEndOf: (device: string) => `Sair: ${device}`,
  sessionEnded: 'O aparelho saiu da conta.',
  sessionsEnd: 'SAIR DE TODOS OS APARELHOS',
  sessionsHint: 'Não conhece algum? Troque a senha: os outros aparelhos saem.',
  sessionsStay: 'Depois de sair de todos, a senha e o código mais novo, se houver, continuam valendo.',
  sessionsSchoolStays: 'A entrada pela escola também continua.',
  sessionsEnded: 'Sua conta saiu de todos os aparelhos. A senha continua a mesma.',
  /** What a session was opened on. */
  devices: {
    ANDROID: 'Celular ou tablet Android',
    IOS: 'iPhone ou iPad',
    WINDOWS: 'Computador Windows',
    MAC: 'Computador Mac',
    CHROMEOS: 'Chromebook',
    LINUX: 'Computador Linux',
    OTHER: 'Outro aparelho',
  } satisfies Record<Device, string>,
} as const;

/** What is switched on this device. */
export const soundCopy = {
  sound: 'Som',
  music: 'Música',
  effects: 'Efeitos',
  light: 'Modo leve',
  lightNote: 'Gasta menos internet: sem música e sem filmes.',
} as const;

/** The game as an app of the device: offered by the browser, or how it is done by hand. */
export const installCopy = {
  title: 'Instalar o jogo',
  body: 'O jogo vira um aplicativo e abre sem o navegador.',
  how: 'No Android ou no computador, procure Instalar no menu do navegador. No iPhone, toque em Compartilhar e em Adicionar à Tela de Início.',
  button: 'INSTALAR O JOGO',
} as const;

/** A recovery code as it is shown, once. */
export const recoveryCodeCopy = {
  title: 'Seu código de recuperação',
  body: 'Guarde agora: ele não aparece de novo. Se esquecer a senha, você entra com ele, uma vez só.',
  label: 'Código',
  copy: 'COPIAR',
  copied: 'Código copiado.',
  download: 'BAIXAR',
  print: 'IMPRIMIR',
  done: 'JÁ GUARDEI',
  file: 'conta.txt',
  /** The file: whose code it is, and where it is used. */
  text: (email: string, code: string, address: string) =>
    `Vai de Consórcio\n\nConta: ${email}\nCódigo de recuperação: ${code}\n\nEsqueceu a senha? Abra ${address} e digite este código. Ele funciona uma vez.\n`,
  /** After sign-up: asks for the first code. */
  offer: 'Guardar código de recuperação',
} as const;

/** `/recuperar`. */
export const recoverCopy = {
  ribbon: 'RECUPERAR CONTA',
  email: 'Seu e-mail',
  code: 'Código de recuperação',
  codeHint: 'Está onde você guardou.',
  password: 'Sua senha nova',
  submit: 'ENTRAR',
  withoutMail: 'Sem o código, fale com quem cuida deste jogo.',
  byMail: 'Receber um link por e-mail',
  byCode: 'Tenho um código de recuperação',
  mailIntro: 'Mandamos um link para você escolher a senha nova.',
  mailSubmit: 'ENVIAR LINK',
  mailSentTitle: 'Confira seu e-mail',
  /** The same whether an account has the address or not. */
  mailSent: (email: string) =>
    `Se existe uma conta com ${email}, mandamos o link. Ele vale por ${counted(LINK_HOURS, 'hora', 'horas')}. Não chegou? Olhe no spam.`,
  linkIntro:
    'Escolha sua senha nova. Os aparelhos saem, e os códigos de antes e a entrada pela escola, se houver, acabam. Você recebe outro código.',
  codeEnds: 'Você recebe outro código na hora.',
} as const;
