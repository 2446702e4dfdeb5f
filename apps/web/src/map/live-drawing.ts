/* Pictures that depend on a draw, on balls or on time: drawn in the page, in a chunk of its own. */

export { confetti } from '@consorcio/art/backgrounds';
export { envelope, wonBid } from '@consorcio/art/letters';
export { moment } from '@consorcio/art/moments';
export { portrait } from '@consorcio/art/people';
export { bigBall, globe, MIX, ROLL } from '@consorcio/art/raffle';
export { bidPicture } from '@consorcio/art/screens';
export { streetMarks } from '@consorcio/art/street-marks';
