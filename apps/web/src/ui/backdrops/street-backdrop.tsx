import narrow from 'picture:street';
import wide from 'picture:street-wide';
import { Panorama } from './panorama.tsx';

/** The neighbourhood behind forms and texts. */
export const StreetBackdrop = () => <Panorama narrow={narrow} wide={wide} />;
