export { oldestPromised } from './oldest.ts';
export { promisedBrowsers } from './promised-browsers.ts';
