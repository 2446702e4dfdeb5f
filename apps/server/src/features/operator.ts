import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import type { Feature } from '../feature.ts';
import { unsetOperatorSettings } from '../operator-settings.ts';

/** Who runs this game, for the pages on privacy and accessibility, and who may frame it. */
export const operator: Feature<'settings' | 'log'> = (api, { settings, log }) => {
  const unset = unsetOperatorSettings(settings.operator);
  if (unset.length > 0) log.warn({ unset }, 'the privacy page names no operator yet: set these before publishing');
  const takesPlatforms = settings.ltiPlatforms !== null || settings.operatorToken !== null;
  const embedOrigins = [...settings.embedOrigins];
  api.public(endpoints.operator, async () => ok({ ...settings.operator, embedOrigins, takesPlatforms }));
};
