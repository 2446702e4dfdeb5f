import { StartError } from './db/start-error.ts';

/** Stops the start. @throws StartError with one sentence that names the setting */
export function wrongSetting(name: string, value: string, must: string): never {
  throw new StartError(`${name} is "${value}", but must be ${must}: correct it, or unset it for the default.`);
}
