/** The drawing functions of the one view of the map. */
import { makeIso } from '../../core/iso.ts';
import { VIEW } from '../../plans/plan.ts';

export const TOWN = makeIso(VIEW);
