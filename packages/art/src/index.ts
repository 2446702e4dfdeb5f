export * from './pictures/backgrounds.ts';
export * from './pictures/city.ts';
export * from './pictures/dreams.ts';
export * from './pictures/icons.ts';
export * from './pictures/logo.ts';
export * from './pictures/moments.ts';
export * from './pictures/people.ts';
export * from './pictures/tokens.ts';
