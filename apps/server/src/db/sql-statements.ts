/** A comment, a text, a function's body, the end of a statement, or what stands between them. */
const PARTS = /--[^\n]*|'[^']*'|\$\$[\s\S]*?\$\$|;|[^-'$;]+|[-'$]/g;

/** The same in two: Citus adds a column to a table that is spread only without a check. The check's name is PostgreSQL's. */
function checkApart(text: string): readonly string[] {
  const [, table, name] = /^alter table (\w+) add column (\w+) /.exec(text) ?? [];
  const at = text.search(/\scheck \(/);
  const column = text.slice(0, at).trimEnd();
  if (name === undefined || at < 0 || column.includes('(') || !text.endsWith(')')) return [text];
  return [column, `alter table ${table} add constraint ${table}_${name}_check ${text.slice(at + 1)}`];
}

/**
 * The statements of an SQL file in order, without their semicolons and the comments between them. Bodies of functions stand
 * between `$$` there. A new column and its check become two.
 */
export function statementsIn(sql: string): readonly string[] {
  const statements = [''];
  for (const [part] of sql.matchAll(PARTS)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--')) statements[statements.length - 1] += part;
  }
  return statements
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap(checkApart);
}
