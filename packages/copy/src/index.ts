export * from './arcade.ts';
export * from './errors.ts';
export * from './field-lines.ts';
export * from './popups.ts';
export * from './screens.ts';
export * from './share.ts';
