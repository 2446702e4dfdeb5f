/** The part of the contract that a page needs at run time: no schema library in here. */
export * from '../page/base-path.ts';
export * from '../page/edition.ts';
export * from '../page/frame-messages.ts';
export * from '../page/hour.ts';
export * from '../page/light-mode.ts';
export * from '../page/trusted-types.ts';
export * from './email.ts';
export * from './error-codes.ts';
export * from './field-faults.ts';
export * from './headers.ts';
export * from './limits.ts';
export * from './paths.ts';
export * from './routes.ts';
