import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";
const NONE = "'none'";

/** One origin serves everything, so nothing else is allowed; no inline script or style anywhere. QUALITY. */
const CONTENT_POLICY = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF],
  imgSrc: [SELF, 'data:', 'blob:'],
  mediaSrc: [SELF, 'blob:'],
  fontSrc: [SELF],
  connectSrc: [SELF],
  workerSrc: [SELF],
  manifestSrc: [SELF],
  frameSrc: [SELF],
  frameAncestors: [SELF],
  formAction: [SELF],
  baseUri: [NONE],
  objectSrc: [NONE],
};

/** Seconds: half a year. */
const HSTS_AGE = 15_552_000;

/** Headers of every answer. `isBehindTls`: the public address is https, so browsers may be told to stay there. */
export async function securityHeaders(app: FastifyInstance, isBehindTls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isBehindTls ? { maxAge: HSTS_AGE } : false,
  });
}
