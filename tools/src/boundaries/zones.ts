import { ARCADE } from './zones/arcade.ts';
import { PACKAGES } from './zones/packages.ts';
import { SERVER } from './zones/server.ts';
import { WEB } from './zones/web.ts';
import type { Zone } from './zones/zone.ts';

export const ZONES: readonly Zone[] = [...PACKAGES, ...SERVER, ...WEB, ...ARCADE];
