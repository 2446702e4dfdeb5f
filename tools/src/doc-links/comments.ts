/** The comments of a file of code, and what is left without them. */
export interface Parts {
  readonly comments: readonly { readonly line: number; readonly text: string }[];
  readonly code: string;
}

const BLOCK = String.raw`(?<![^\s({[,;>])\/\*[\s\S]*?\*\/`;
const COMMENTS: Readonly<Record<string, RegExp>> = {
  css: new RegExp(BLOCK, 'g'),
  sql: new RegExp(`--.*|${BLOCK}`, 'g'),
  /* An address within quotes is no comment. */
  ts: new RegExp(`${BLOCK}|(?<![:'"\`\\\\/])//.*`, 'g'),
};

export function partsOf(file: string, text: string): Parts {
  const comments: { line: number; text: string }[] = [];
  const kind = file.slice(file.lastIndexOf('.') + 1);
  const code = text.replace(COMMENTS[kind] ?? (COMMENTS.ts as RegExp), (comment: string, index: number) => {
    comments.push({ line: text.slice(0, index).split('\n').length, text: comment });
    return ' ';
  });
  return { comments, code };
}
