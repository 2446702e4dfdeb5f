import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/*
 * A school's platform (LTI 1.3) in the browser: it signs in whoever is sent there and returns them with a form. As a Moodle does, it
 * takes the hint of a login once, and its form stays empty until a choice comes back.
 */

const CLIENT = 'jogo-na-escola';
const DEPLOYMENT = 'instalação 1';
const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DEEP_LINK = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const KEY = { kid: 'chave-1', alg: 'RS256' };

/** What the link of a launch asks for. */
export type LinkTarget = 'game' | 'choice' | 'choice by the game’s address';

export interface LtiSchool {
  /** As the setting LTI_PLATFORMS names it. */
  readonly platforms: string;
  /** Address at the game by which a launch begins. */
  loginAt(game: string, asked: LinkTarget): string;
  /** Origins of its pages: at the game's name of this machine, and at another, which browsers take for another site. */
  readonly origins: readonly [string, string];
  /** Address of a page of the school with this one in a frame; `at`: another of its origins. */
  framed(address: string, at?: string): string;
  /** What a teacher chose, as it came back; null: the form is empty. */
  chosen: unknown;
  stop(): void;
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const messageOf = (hint: string, issuer: string): Readonly<Record<string, unknown>> =>
  hint.startsWith('choice')
    ? {
        [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
        [`${DEEP_LINK}deep_linking_settings`]: {
          deep_link_return_url: `${issuer}/volta`,
          accept_types: ['ltiResourceLink'],
          accept_presentation_document_targets: ['window'],
        },
      }
    : {
        [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
        [`${CLAIM}resource_link`]: { id: 'atividade-1' },
        [`${CLAIM}launch_presentation`]: { return_url: `${issuer}/curso` },
      };

/** Starts one on a port of its own. */
export async function startLtiSchool(): Promise<LtiSchool> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const origins = [issuer, issuer.replace('127.0.0.1', 'localhost')] as const;
  const used = new Set<string>();

  const signed = (nonce: string, hint: string): string => {
    const at = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: CLIENT,
      sub: 'aluna-1',
      nonce,
      iat: at,
      exp: at + 300,
      [`${CLAIM}version`]: '1.3.0',
      [`${CLAIM}deployment_id`]: DEPLOYMENT,
      ...messageOf(hint, issuer),
    };
    const head = `${base64({ ...KEY, typ: 'JWT' })}.${base64(claims)}`;
    return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey, 'base64url')}`;
  };
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const given = (name: string): string => searchParams.get(name) ?? '';
    if (pathname === '/jwks') {
      const keys = [{ ...publicKey.export({ format: 'jwk' }), ...KEY, use: 'sig' }];
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
      return;
    }
    if (pathname === '/volta') {
      const answer = new URLSearchParams(await text(request)).get('JWT') ?? '';
      const claims = JSON.parse(Buffer.from(answer.split('.')[1] ?? '', 'base64url').toString());
      school.chosen = claims[`${DEEP_LINK}content_items`];
      response.setHeader('content-type', 'text/html; charset=utf-8').end('Configuração da ferramenta obtida.');
      return;
    }
    const landing = given('redirect_uri');
    const field = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${value}">`;
    const hint = given('lti_message_hint');
    const isUsed = pathname === '/auth' && used.has(hint);
    if (pathname === '/auth') used.add(hint);
    const body = isUsed
      ? 'Invalid request'
      : pathname === '/auth'
        ? `<form method="post" action="${landing}">${field('state', given('state'))}${field('id_token', signed(given('nonce'), hint))}</form><script>document.forms[0].submit()</script>`
        : `<body style="margin:0"><iframe src="${given('page').replaceAll('&', '&amp;')}" style="border:0;width:100%;height:100vh"></iframe>`;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Escola</title>${body}`);
  });
  const school: LtiSchool = {
    chosen: null,
    platforms: JSON.stringify([
      {
        issuer,
        clientId: CLIENT,
        deploymentIds: [DEPLOYMENT],
        authUrl: `${issuer}/auth`,
        tokenUrl: `${issuer}/token`,
        jwksUrl: `${issuer}/jwks`,
        origins,
      },
    ]),
    loginAt: (game, asked) => {
      const target = `${game}/lti/${asked === 'choice' ? 'deep-link' : 'launch'}`;
      const hints = { login_hint: 'aluna-1', lti_message_hint: `${asked} ${randomUUID()}` };
      const fields = { iss: issuer, client_id: CLIENT, ...hints, target_link_uri: target };
      return `${game}/lti/login?${new URLSearchParams(fields)}`;
    },
    origins,
    framed: (address, at = issuer) => `${at}/turma?${new URLSearchParams({ page: address })}`,
    stop: () => server.close(),
  };
  return school;
}
