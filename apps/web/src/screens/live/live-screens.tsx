import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LIVE_PATHS } from '../../live/live-paths.ts';
import { partOf } from '../../ui/loading/load-chunk.ts';
import { BackScreen } from './join/back-screen.tsx';
import { CardScreen } from './join/card-screen.tsx';
import { EnterScreen } from './join/enter-screen.tsx';
import { SeatScreen } from './seat/seat-screen.tsx';
import { OpenGroupScreen } from './start/open-group-screen.tsx';

/** Loaded separately: a phone on a class's network waits for neither. */
const HostScreen = lazy(partOf('HostScreen', () => import('./host-console/host-console.tsx')));
const ProjectorScreen = lazy(partOf('ProjectorScreen', () => import('./projector/projector-screen.tsx')));

/** Loaded separately: most people never check a group, and it contains the rules. */
const CheckGroupScreen = lazy(partOf('CheckGroupScreen', () => import('./check-group/check-group-screen.tsx')));

/** What is printed is loaded separately, too: cards of seats, and certificates with the code that draws them. */
const CardsScreen = lazy(partOf('CardsScreen', () => import('./seat-cards/cards-screen.tsx')));
const CertificatesScreen = lazy(partOf('CertificatesScreen', () => import('./certificates/certificates-screen.tsx')));
const ClassSheetScreen = lazy(partOf('ClassSheetScreen', () => import('./class-sheet/class-sheet-screen.tsx')));
const ExercisesScreen = lazy(partOf('ExercisesScreen', () => import('./class-sheet/exercises-screen.tsx')));
/** Only a host who prints cards needs it. */
const PaperScreen = lazy(partOf('PaperScreen', () => import('./paper/paper-screen.tsx')));

/** Pages of one group by its id. */
const OF_GROUP = [
  { page: 'host', Screen: HostScreen },
  { page: 'projector', Screen: ProjectorScreen },
  { page: 'certificates', Screen: CertificatesScreen },
  { page: 'check', Screen: CheckGroupScreen },
  { page: 'sheet', Screen: ClassSheetScreen },
  { page: 'exercises', Screen: ExercisesScreen },
  { page: 'paper', Screen: PaperScreen },
] as const;

/** Every page of the live group below `/ao-vivo`: one route for the program, so that its first script stays small. */
export const LiveScreens = () => (
  <Switch>
    <Route path={LIVE_PATHS.start}>
      <OpenGroupScreen />
    </Route>
    <Route path={LIVE_PATHS.short}>
      {({ code }) => (code === undefined ? <OpenGroupScreen /> : <EnterScreen code={code} />)}
    </Route>
    <Route path={LIVE_PATHS.enter}>{({ code }) => <EnterScreen code={code} />}</Route>
    <Route path={LIVE_PATHS.back}>
      {({ code }) => (code === undefined ? <CardScreen /> : <BackScreen code={code} />)}
    </Route>
    <Route path={LIVE_PATHS.seat}>
      <SeatScreen />
    </Route>
    <Route path={LIVE_PATHS.card}>
      {({ groupId }) =>
        groupId === undefined ? (
          <Redirect to={LIVE_PATHS.seat} replace />
        ) : (
          <CardsScreen key={groupId} groupId={groupId} />
        )
      }
    </Route>
    {OF_GROUP.map(({ page, Screen }) => (
      <Route key={page} path={LIVE_PATHS[page]}>
        {({ groupId }) => <Screen key={groupId} groupId={groupId} />}
      </Route>
    ))}
    <Route>
      <Redirect to={LIVE_PATHS.start} replace />
    </Route>
  </Switch>
);
