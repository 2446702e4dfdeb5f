/** Lines of SPEC section 5, in its order. */
const RULES: readonly (readonly [broken: (password: string) => boolean, line: string])[] = [
  [(p) => length(p) < 8, 'Senha deve ter pelo menos 8 caracteres'],
  [(p) => length(p) > 100, 'Senha deve ter no máximo 100 caracteres'],
  [(p) => !/[a-z]/.test(p), 'Senha deve conter 1 letra minúscula'],
  [(p) => !/[A-Z]/.test(p), 'Senha deve conter 1 letra maiúscula'],
  [(p) => !/[0-9]/.test(p), 'Senha deve conter 1 número'],
  [(p) => !/[!-/:-@[-`{-~]/.test(p), 'Senha deve conter 1 caracter especial'],
];

/** Characters as a person counts them: an emoji outside the first plane is one. */
const length = (text: string): number => [...text].length;

/** What is wrong with a password, in the order of SPEC section 5; empty when it will do. */
export const passwordFaults = (password: string): readonly string[] =>
  RULES.filter(([broken]) => broken(password)).map(([, line]) => line);
