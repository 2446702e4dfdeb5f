import { partOf } from './ui/loading/load-chunk.ts';

/** Where the code of each screen beside the game's way is: apart, so that the first screen does not carry the addresses. */
export const FAR_SCREENS = {
  notebook: partOf('NotebookScreen', () => import('./screens/notebook/notebook-screen.tsx')),
  extract: partOf('ExtractScreen', () => import('./screens/extract/extract-screen.tsx')),
  futures: partOf('FuturesScreen', () => import('./screens/futures/futures-screen.tsx')),
  quiz: partOf('QuizScreen', () => import('./screens/quiz/quiz-screen.tsx')),
  luck: partOf('LuckScreen', () => import('./screens/luck/luck-screen.tsx')),
  group: partOf('GroupScreen', () => import('./screens/group/group-screen.tsx')),
  teachers: partOf('TeachersScreen', () => import('./screens/teachers/teachers-screen.tsx')),
  worksheet: partOf('WorksheetScreen', () => import('./screens/worksheet/worksheet-screen.tsx')),
  answerKey: partOf('AnswerKeyScreen', () => import('./screens/answer-key/answer-key-screen.tsx')),
  classroom: partOf('ClassroomScreen', () => import('./screens/classroom/classroom-screen.tsx')),
  slides: partOf('SlidesScreen', () => import('./screens/slides/slides-screen.tsx')),
  checkDraws: partOf('CheckDrawsScreen', () => import('./screens/check-draws/check-draws-screen.tsx')),
  totals: partOf('TotalsScreen', () => import('./screens/totals/totals-screen.tsx')),
  privacy: partOf('PrivacyScreen', () => import('./screens/privacy/privacy-screen.tsx')),
  accessibility: partOf('AccessibilityScreen', () => import('./screens/accessibility/accessibility-screen.tsx')),
  account: partOf('AccountScreen', () => import('./screens/account/account-screen.tsx')),
  recover: partOf('RecoverScreen', () => import('./screens/recover/recover-screen.tsx')),
  groupContract: partOf('GroupContractScreen', () => import('./screens/group-contract/group-contract-screen.tsx')),
  scams: partOf('ScamsScreen', () => import('./screens/scams/scams-screen.tsx')),
  pocket: partOf('PocketScreen', () => import('./screens/pocket/pocket-screen.tsx')),
  whatIf: partOf('WhatIfScreen', () => import('./screens/what-if/what-if-screen.tsx')),
  keep: partOf('KeepScreen', () => import('./screens/keep/keep-screen.tsx')),
  afterLetter: partOf('AfterLetterScreen', () => import('./screens/after-letter/after-letter-screen.tsx')),
  week: partOf('WeekScreen', () => import('./screens/week/week-screens.ts')),
  pastWeeks: partOf('PastWeeksScreen', () => import('./screens/week/week-screens.ts')),
  certificateCheck: partOf(
    'CertificateCheckScreen',
    () => import('./screens/certificate-check/certificate-check-screen.tsx'),
  ),
  notFound: partOf('NotFoundScreen', () => import('./screens/not-found/not-found-screen.tsx')),
};

/** What answers the game's calls where no server does. */
export const loadHome = (): Promise<unknown> => import('./local/device-home.ts');
