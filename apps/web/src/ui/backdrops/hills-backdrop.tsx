import narrow from 'picture:hills';
import wide from 'picture:hills-wide';
import { Panorama } from './panorama.tsx';

/** Open hills behind a new beginning. */
export const HillsBackdrop = () => <Panorama narrow={narrow} wide={wide} />;
