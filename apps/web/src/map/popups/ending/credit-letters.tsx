import { creditLetters } from '@consorcio/copy/month-popups';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const [one, two] = creditLetters;

/** What the letter of credit is. */
export const CreditLetterOne = (props: PopupProps) => <MomentPopup {...props} moment="carta1" {...one} />;
/** What goes on in real life. RULES section 12. */
export const CreditLetterTwo = (props: PopupProps) => <MomentPopup {...props} moment="carta2" {...two} />;
