import type * as z from 'zod/mini';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** One line a field, the field's name first: `personaId: Campo obrigatório`. CONTRACT section 3. */
export function fieldLines(error: z.core.$ZodError): readonly string[] {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues as readonly Issue[]) {
    const field = path.length === 0 ? 'body' : String(path[0]);
    if (!first.has(field)) first.set(field, `${field}: ${message}`);
  }
  return [...first.values()];
}
