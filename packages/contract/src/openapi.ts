import * as z from 'zod/mini';
import type { EndpointParts } from './endpoint.ts';
import { endpoints, liveEndpoints } from './endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from './wire/error-codes.ts';
import { REQUEST_KEY_HEADER } from './wire/headers.ts';
import type { Access, Route } from './wire/routes.ts';

type Json = Record<string, unknown>;

/** Codes that every call may answer. */
const COMMON: readonly ErrorCode[] = ['RATE_LIMITED', 'PAYLOAD_TOO_LARGE', 'UNAVAILABLE', 'UNKNOWN'];
const WITH_TOKEN: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  player: ['TOKEN_REQUIRED', 'TOKEN_INVALID'],
  seat: ['TOKEN_REQUIRED', 'SEAT_INVALID'],
  host: ['TOKEN_REQUIRED', 'HOST_INVALID'],
};

const json = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return rest;
};
const content = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query' = 'path'): Json[] {
  if (schema === undefined) return [];
  const { properties = {} } = json(schema, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, of]) => ({ name, in: place, required: place === 'path', schema: of }));
}

const REQUEST_KEY: Json = {
  name: REQUEST_KEY_HEADER,
  in: 'header',
  description:
    '256 random bits as base64url: sent again with the same key and body, the call answers as the first time.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
};

/** Answers by status, each with the codes that it may carry. */
function errorReplies(codes: readonly ErrorCode[], hasBody: boolean): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  if (hasBody && !byStatus.has(400)) byStatus.set(400, []);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, words]) => {
        const lines = status === 400 && hasBody ? ['one line a field that is wrong'] : [];
        return [
          String(status),
          { description: [...words, ...lines].join(', '), ...content({ $ref: '#/components/schemas/Error' }) },
        ];
      }),
  );
}

function operation(
  call: EndpointParts & Route & Required<Pick<EndpointParts, 'errors' | 'status'>> & { readonly name: string },
): Json {
  const codes = [...call.errors, ...WITH_TOKEN[call.access], ...COMMON];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.access !== 'public' ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...parameters(call.params),
      ...parameters(call.query, 'query'),
      ...(call.isKeyed ? [REQUEST_KEY] : []),
    ],
    ...(call.body === undefined ? {} : { requestBody: { required: true, ...content(json(call.body, 'input')) } }),
    responses: {
      [call.status]: {
        description: 'Done.',
        ...(call.reply === undefined ? {} : content(json(call.reply, 'output'))),
      },
      ...errorReplies(codes, call.body !== undefined),
    },
  };
}

/** The whole API as an OpenAPI 3.1 document. `server`: the address below which the paths stand. */
export function openApi(server = '/api'): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values({ ...endpoints, ...liveEndpoints })) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vai de Consórcio', version: '1.0.0', description: 'The game that teaches how a consórcio works.' },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['statusCode', 'message'],
          properties: {
            statusCode: { type: 'integer' },
            message: {
              oneOf: [
                { type: 'string', enum: Object.keys(ERROR_STATUS) },
                { type: 'array', items: { type: 'string' } },
              ],
            },
            info: {},
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
