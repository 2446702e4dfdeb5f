import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from 'jose';
import { type LtiPlatform, readPlatforms } from '../../src/features/lti/platform-settings.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const DEEP_LINK = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const SCORE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const RESULT = 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly';
const MEMBERS = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const NAMES = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
export const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
export const CLIENT = 'jogo-na-escola';
export const DEPLOYMENT = 'instalacao:1';

/** A result as it was handed in. */
interface TakenScore {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}
interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly location?: string;
  /** HTML, in the place of all that. */
  readonly page?: string;
}
export const REGISTRATION_TOKEN = 'registro-1';
/** What a test wishes of a launch: claims to add or to take away (undefined), another signature, another time. */
export interface LaunchWishes {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedBy?: string;
  readonly alg?: 'RS256' | 'none' | 'HS256';
  /** Seconds by which it is older. */
  readonly age?: number;
}

/**
 * A school's platform as the game meets it: keys, tokens for a signed proof, grades. It keeps to the IMS specifications by
 * its own reading, on a port of its own, so that the game is checked from outside.
 */
export class ReferencePlatform {
  readonly #server: Server;
  /** Answers that are refused before the next is taken, by path: a status. */
  readonly refusals: Record<string, number[]> = {};
  readonly asked: string[] = [];
  readonly scores: TakenScore[] = [];
  readonly #keys = new Map<string, { readonly key: CryptoKey; readonly jwk: JWK }>();
  readonly #dropped = new Set<string>();
  #nextKey = 0;
  #tokens = 0;
  /** What the platform knows of the game: its public keys. */
  gameKeys: () => Promise<JSONWebKeySet> = async () => ({ keys: [] });
  /** True: it takes connections and never answers. */
  isSilent = false;
  /** Names by the platform's own name for each person, as it tells them to who may know. */
  members: Readonly<Record<string, string>> = {};
  /** What a tool said of itself when it registered. */
  registered: Readonly<Record<string, unknown>> | null = null;
  /** Tokens by what they are good for. */
  readonly #given = new Map<string, string>();

  constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      void this.#answer(request).then(({ status, body, location, page }) => {
        if (this.isSilent) return;
        if (page !== undefined)
          return response
            .setHeader('content-type', 'text/html; charset=utf-8')
            .end(`<!doctype html><title>Escola</title>${page}`);
        response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
        response.end(body === undefined ? '' : JSON.stringify(body));
      });
    });
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  /** Its entry of LTI_PLATFORMS. */
  get entry() {
    const { issuer } = this;
    return {
      issuer,
      clientId: CLIENT,
      deploymentIds: [DEPLOYMENT],
      authUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      jwksUrl: `${issuer}/jwks`,
    };
  }
  /** As LTI_PLATFORMS would name it. */
  get settings(): readonly LtiPlatform[] {
    return readPlatforms(JSON.stringify([this.entry]), 'http://localhost');
  }
  /** The page of a school that people see there; null: none. */
  protected async pageAt(_address: URL, _sent: string): Promise<string | null> {
    return null;
  }
  line(name: string): string {
    return `${this.issuer}/lines/${name}?type_id=1`;
  }

  async #answer(request: IncomingMessage): Promise<Reply> {
    const asked = new URL(request.url ?? '', this.issuer);
    const path = asked.pathname;
    const sent = await text(request);
    this.asked.push(path);
    const page = await this.pageAt(asked, sent);
    if (page !== null) return { status: 200, page };
    const refused = this.refusals[path]?.shift();
    if (refused === 302) return { status: 302, location: `${this.issuer}/elsewhere` };
    if (refused !== undefined) return { status: refused, body: { error: 'refused' } };
    const [, service, unit] = /^\/(jwks|token)(?:\/(.+))?$/.exec(decodeURIComponent(path)) ?? [];
    if (service === 'jwks') return { status: 200, body: { keys: this.#published(unit) } };
    if (service === 'token') return this.#token(new URLSearchParams(sent), path, unit);
    if (path === '/openid-configuration') return { status: 200, body: this.configuration };
    if (path === '/registration') return this.#register(request.headers.authorization, sent);
    const may = (scope: string): boolean =>
      this.#given.get(request.headers.authorization?.replace('Bearer ', '') ?? '') === scope;
    if (path === '/members') return may(MEMBERS) ? { status: 200, body: this.#membersNow() } : { status: 401 };
    if (path.endsWith('/results')) return may(RESULT) ? { status: 200, body: this.resultsOf(asked) } : { status: 401 };
    if (!path.endsWith('/scores')) return { status: 404 };
    if (!may(SCORE)) return { status: 401 };
    if (request.headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json') return { status: 415 };
    return this.takeScore({ path: request.url ?? '', body: JSON.parse(sent) });
  }

  /** Takes a score; what a stricter platform does not take, it says. */
  protected takeScore(score: TakenScore): Reply {
    this.scores.push(score);
    return { status: 204 };
  }
  /** What it has of a person in a line, or of everybody, as its service of results says it. */
  protected resultsOf({ pathname, searchParams }: URL): readonly object[] {
    const line = pathname.replace(/results$/, 'scores');
    const user = searchParams.get('user_id');
    const own = this.scores.filter(
      ({ path, body }) => path.startsWith(line) && (user === null || body.userId === user),
    );
    const last = new Map(own.map(({ body }) => [body.userId, body]));
    return [...last.values()].flatMap(({ userId, scoreGiven: resultScore, scoreMaximum: resultMaximum, comment }) =>
      resultScore === undefined ? [] : [{ id: `${pathname}/${userId}`, userId, resultScore, resultMaximum, comment }],
    );
  }
  #membersNow() {
    const members = Object.entries(this.members).map(([id, name]) => ({
      user_id: id,
      name,
      roles: [],
      status: 'Active',
    }));
    return { id: `${this.issuer}/members`, context: { id: 'turma' }, members };
  }

  /** As a platform tells a tool that wants to register. */
  get configuration(): Readonly<Record<string, unknown>> {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      registration_endpoint: `${issuer}/registration`,
    };
  }
  #register(authorization: string | undefined, sent: string): Reply {
    if (authorization !== `Bearer ${REGISTRATION_TOKEN}`) return { status: 401 };
    this.registered = JSON.parse(sent);
    const fault = this.registrationFault(this.registered ?? {});
    if (fault !== null) return { status: 400, body: { error: fault } };
    const given = { client_id: CLIENT, [TOOL]: { deployment_id: DEPLOYMENT }, ...this.registeredAs };
    return { status: 200, body: { ...this.registered, ...given } };
  }
  /** What it says of a registration otherwise. */
  registeredAs: Readonly<Record<string, unknown>> = {};
  /** What a stricter platform finds wrong with a tool. */
  protected registrationFault(_tool: Readonly<Record<string, unknown>>): string | null {
    return null;
  }

  /** Its answer says how long in a text, as some platforms do. */
  async #token(form: URLSearchParams, path: string, unit = ''): Promise<{ status: number; body: unknown }> {
    const { client } = this.units[unit] ?? { client: CLIENT };
    const proof = await jwtVerify(form.get('client_assertion') ?? '', createLocalJWKSet(await this.gameKeys()), {
      issuer: client,
      subject: client,
      audience: this.issuer + path,
      requiredClaims: ['jti', 'iat', 'exp'],
    }).catch(() => null);
    const isRight =
      proof !== null &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_assertion_type') === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' &&
      [SCORE, RESULT, MEMBERS].includes(form.get('scope') ?? '');
    if (!isRight) return { status: 400, body: { error: 'invalid_client' } };
    this.#tokens += 1;
    this.#given.set(`token-${this.#tokens}`, form.get('scope') ?? '');
    return { status: 200, body: { access_token: `token-${this.#tokens}`, token_type: 'Bearer', expires_in: '3600' } };
  }

  /** As Open edX has them: units with a client id and a key of their own, which are published by the unit's name. */
  readonly units: Record<string, { readonly client: string; readonly kid: string }> = {};
  #published(unit?: string): readonly JWK[] {
    const isOf = (kid: string): boolean => unit === undefined || this.units[unit]?.kid === kid;
    return [...this.#keys].flatMap(([kid, { jwk }]) => (this.#dropped.has(kid) || !isOf(kid) ? [] : [jwk]));
  }

  /** Signs with a new key from now on; gives its name. The old ones stay published unless they are dropped. */
  async newKey(): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    this.#nextKey += 1;
    const kid = `chave-${this.#nextKey}`;
    this.#keys.set(kid, { key: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } });
    return kid;
  }
  dropKey(kid: string): void {
    this.#dropped.add(kid);
  }

  /** Forgets every token that it gave. */
  forgetTokens(): void {
    this.#given.clear();
  }

  /** The signed launch that this platform would post back. */
  async sign(nonce: string, { claims = {}, signedBy, alg = 'RS256', age = 0 }: LaunchWishes = {}): Promise<string> {
    const at = Math.floor(Date.now() / 1000) - age;
    const payload = Object.fromEntries(
      Object.entries({
        iss: this.issuer,
        aud: CLIENT,
        sub: 'aluna-1',
        nonce,
        iat: at,
        exp: at + 300,
        [`${LTI}message_type`]: 'LtiResourceLinkRequest',
        [`${LTI}version`]: '1.3.0',
        [`${LTI}deployment_id`]: DEPLOYMENT,
        [`${LTI}resource_link`]: { id: 'atividade-1' },
        ...claims,
      }).filter(([, value]) => value !== undefined),
    );
    const kid = signedBy ?? [...this.#keys.keys()].at(-1) ?? '';
    if (alg === 'none') return `${part({ alg, typ: 'JWT' })}.${part(payload)}.`;
    // The public key as a shared secret: the oldest trick against checks that believe the header.
    const key = alg === 'HS256' ? Buffer.from(JSON.stringify(this.#keys.get(kid)?.jwk)) : this.#keys.get(kid)?.key;
    if (key === undefined) throw new Error(`there is no key ${kid}`);
    return new SignJWT(payload).setProtectedHeader({ alg, kid }).sign(key);
  }

  /** Takes an answer to deep linking as a platform does: only with a true signature of the game's. */
  async readAnswer(answer: string, client = CLIENT): Promise<Readonly<Record<string, unknown>>> {
    const keys = createLocalJWKSet(await this.gameKeys());
    return (await jwtVerify(answer, keys, { issuer: client, audience: this.issuer })).payload;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Claims by which a platform asks for a grade. */
export const gradeClaims = (line: string, scope: readonly string[] = [SCORE]) => ({
  [GRADES]: { scope, lineitem: line },
});
export const customClaims = (custom: Readonly<Record<string, string>>) => ({ [`${LTI}custom`]: custom });
/** Claims of a launch in which a teacher chooses. */
export const choiceClaims = (returnUrl: string) => ({
  [`${LTI}message_type`]: 'LtiDeepLinkingRequest',
  [`${DEEP_LINK}deep_linking_settings`]: {
    deep_link_return_url: returnUrl,
    accept_types: ['ltiResourceLink'],
    data: 'pedido 7',
    accept_presentation_document_targets: ['iframe'],
  },
});
/** Claims of who teaches. */
export const teacherClaims = { [`${LTI}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'] };
export const activityClaims = (id: string, title = 'Aula 3') => ({ [`${LTI}resource_link`]: { id, title } });
/** Claims by which a platform lets the names of a class be read. */
export const memberClaims = (url: string) => ({
  [NAMES]: { context_memberships_url: url, service_versions: ['2.0'] },
});
export const claimNames = { lti: LTI, deepLink: DEEP_LINK } as const;

/** Starts one on a port of its own, with a first key: the platform itself, or a stricter one. */
export async function startPlatform<Platform extends ReferencePlatform>(
  Kind: new (server: Server) => Platform,
): Promise<Platform>;
export async function startPlatform(): Promise<ReferencePlatform>;
export async function startPlatform(Kind: new (server: Server) => ReferencePlatform = ReferencePlatform) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const platform = new Kind(server);
  await platform.newKey();
  return platform;
}
