import { LIGHT } from '@consorcio/contract/kept';
import { isLightWanted } from '@consorcio/contract/wire';

/** True where less is to be fetched: 'modo leve'. */
export const isLight = (): boolean => isLightWanted(LIGHT.read(), navigator, (query) => matchMedia(query).matches);

export const setLight = (isOn: boolean): void => void LIGHT.write(isOn ? 'on' : 'off');
