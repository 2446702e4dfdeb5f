/* Both in one file of the program: less is named on the first screen. */
export { PastWeeksScreen } from './past-weeks-screen.tsx';
export { WeekScreen } from './week-screen.tsx';
