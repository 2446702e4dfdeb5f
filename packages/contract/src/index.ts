export type { EndpointParts } from './endpoint.ts';
export {
  type BodyOf,
  type CallName,
  type Endpoints,
  endpoints,
  liveEndpoints,
  type ParamsOf,
  type ParsedBodyOf,
  type QueryOf,
  type ReplyOf,
} from './endpoints.ts';
export { fieldFaults } from './field-faults.ts';
export { MINIGAME_PAGES } from './minigame-pages.ts';
export { openApi } from './openapi.ts';
export { shift } from './stage.ts';
export * from './wire/certificate-code.ts';
export * from './wire/group-code.ts';
export * from './wire/index.ts';
export * from './wire/live-routes.ts';
export * from './wire/password.ts';
export * from './wire/share-address.ts';
export { codesIn } from './wire/typed-code.ts';
