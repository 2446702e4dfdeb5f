import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { formWith, textOf, Visitor } from './visitor.ts';

/* A test file before this one in the same worker may have put another `fetch` in its place. */
beforeAll(() => {
  vi.unstubAllGlobals();
});

const LAUNCH = `<!DOCTYPE html><form action="/busca"><input name="q"></form>
<form action="http://127.0.0.1:3000/lti/login?a=1&amp;b=2" name="ltiInitiateLoginForm" method="POST">
<input type="hidden" name="iss" value="https://escola.example"/>
<input type="hidden" name="lti_message_hint" value="{&quot;cmid&quot;:7}"/></form><script>document.forms[1].submit()</script>`;

test('a form is found by a field of its own, with its address and values as a browser reads them', () => {
  expect(formWith('iss', LAUNCH, 'https://escola.example/mod/lti/launch.php?id=7')).toEqual({
    action: 'http://127.0.0.1:3000/lti/login?a=1&b=2',
    method: 'post',
    fields: { iss: 'https://escola.example', lti_message_hint: '{"cmid":7}' },
  });
  expect(formWith('q', LAUNCH, 'https://escola.example/x/y')).toMatchObject({
    action: 'https://escola.example/busca',
    method: 'get',
  });
  expect(formWith('id_token', LAUNCH, 'https://escola.example')).toBeUndefined();
});

test('the words of a page are those between its tags', () => {
  expect(textOf('<h1>Erro</h1><script>1</script> <p>N&atilde;o &amp; sim</p>')).toBe('Erro N&atilde;o & sim');
});

test('a visitor keeps cookies of each site but one that is blocked, follows redirects and sends a form once', async () => {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/entrar') {
      response.writeHead(303, { location: '/casa', 'set-cookie': 'sessao=abc; Path=/; HttpOnly' }).end();
      return;
    }
    response.end(`${request.method} ${request.url} ${request.headers.cookie ?? ''} ${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visitor = new Visitor();
  const form = { action: `${origin}/entrar`, method: 'post', fields: { username: 'ana' } } as const;
  expect((await visitor.send(form, { password: 'x' })).html).toBe('GET /casa sessao=abc ');
  expect((await visitor.send({ ...form, action: `${origin}/nota` }, { password: 'x y' })).html).toBe(
    'POST /nota sessao=abc username=ana&password=x+y',
  );
  const blocked = new Visitor(origin);
  expect((await blocked.send(form)).html).toBe('GET /casa  ');
  server.close();
});
