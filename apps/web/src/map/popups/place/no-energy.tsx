import { emptyPopups } from '@consorcio/copy/popups';
import { EmptyResource } from '../layouts/empty-resource.tsx';
import type { PopupProps } from '../popup-props.ts';

/** Energy is 0: the way to a minigame that earns it. SPEC section 4. */
export const NoEnergy = (props: PopupProps) => (
  <EmptyResource {...props} resource="energy" moment="semEnergia" copy={emptyPopups.energy} />
);
