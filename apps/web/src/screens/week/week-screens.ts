/* Both in one chunk: the first screen names every chunk, and has one name less. */
export { PastWeeksScreen } from './past-weeks-screen.tsx';
export { WeekScreen } from './week-screen.tsx';
