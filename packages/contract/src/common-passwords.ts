/**
 * Passwords that satisfy every character rule of SPEC section 5 and still stand at the top of published lists of
 * stolen ones (the 3,000 commonest fail the character rules anyway: nearly all are lower case or digits only).
 * Compared without regard to upper and lower case.
 */
export const COMMON: ReadonlySet<string> = new Set(
  `p@ssw0rd p@ssw0rd1 p@ssw0rd1! p@ssw0rd123 p@ssword1 p@ssword123 passw0rd! passw0rd@123 password1! password1@
  password12! password123! password123@ password123# password@1 password@12 password@123 password@1234
  password#1 pass@123 pass@1234 pass@word1 pa$$w0rd pa$$word1 admin@123 admin@1234 admin@12345 admin123!
  admin123@ admin#123 administrator1! root@123 test@123 test@1234 test123! demo@123 user@123 guest@123 welcome1!
  welcome@1 welcome@123 welcome123! login@123 abc@1234 abc123!@# abcd@123 abcd@1234 abcd1234! abc12345!
  aa@123456 aa123456@ aa123456! aa123456. qwerty1! qwerty12! qwerty123! qwerty@1 qwerty@12 qwerty@123 qwerty123@
  qwe123!@# qwe@1234 1qaz@wsx 1qaz!qaz !qaz2wsx zaq1@wsx zaq!2wsx 1q2w3e4r! 1q2w3e4r@ q1w2e3r4! asdf@123
  asdf1234! zxcvbn1! india@123 india@1234 summer2023! summer2024! summer2025! winter2023! winter2024!
  winter2025! spring2024! letmein1! iloveyou1! iloveyou@1 monkey123! dragon123! changeme1! changeme@123
  secret@123 hello@123 master@123 google@123 computer1! football1! superman1! batman123! michael1! jordan23!
  killer123! senha@123 senha@1234 senha@12345 senha123! senha123@ senha1234! senha12345! senha#123 s3nh@123
  senha1@2 senhas@123 mudar@123 mudar123! mudar@1234 trocar@123 teste@123 teste@1234 teste123! usuario@123
  acesso@123 entrar@123 brasil@123 brasil123! brasil@2024 brasil@2025 brasil2014! flamengo1! flamengo@123
  corinthians1! palmeiras1! deusefiel1! deusefiel@1 jesus@123 jesus123! jesusteama1! gabriel@123 lucas@123
  maria@123 amor@123 eteamo1! consorcio1! consorcio@1 consorcio@123 vaideconsorcio1!`.split(/\s+/),
);

/** True for a password of the list, in any mix of capitals. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
