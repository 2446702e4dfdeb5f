import { openApi } from '@consorcio/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './html.ts';
import { sendPage } from './pages.ts';

interface Operation {
  readonly summary: string;
  readonly security?: unknown;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: unknown } } };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const schemaOf = (content: unknown): unknown =>
  (content as { 'application/json'?: { schema?: unknown } } | undefined)?.['application/json']?.schema;
const schemaBlock = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

function operationHtml(path: string, method: string, operation: Operation): string {
  const answers = Object.entries(operation.responses)
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
    .join('');
  const [good] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}${operation.security === undefined ? '' : ' <i>Needs a bearer token.</i>'}</p>
${schemaBlock('Body', schemaOf(operation.requestBody?.content))}${schemaBlock('Answer', schemaOf(good?.[1].content))}
<ul>${answers}</ul></section>`;
}

/** The API to read: plain HTML out of the OpenAPI document, so that it needs neither script nor style. */
function docsPage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vai de Consórcio: the API</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Vai de Consórcio: the API</h1>
<p>All paths stand below <code>/api</code>. The same as a machine reads it:
<a href="openapi.json">openapi.json</a>.</p>${calls.join('\n')}</main></body></html>`;
}

/** GET /api/openapi.json and /api/docs. CONTRACT section 1. */
export function serveDocs(app: FastifyInstance): void {
  // Put together when somebody asks: a start should not wait for it.
  let [document, page]: [ReturnType<typeof openApi> | undefined, string | undefined] = [undefined, undefined];
  const theDocument = () => {
    document ??= openApi();
    return document;
  };
  app.get('/api/openapi.json', async () => theDocument());
  app.get('/api/docs', (request, reply) => {
    page ??= docsPage(theDocument() as unknown as Document);
    return sendPage(request, reply.removeHeader('content-disposition'), page);
  });
}
