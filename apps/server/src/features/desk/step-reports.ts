import { operatorCopy } from '@consorcio/copy/operator';
import { ANSWERS } from '../../desk/answers.ts';
import { weekOf } from '../../desk/days.ts';
import { type DeskReport, totalsOf } from '../../desk/desk.ts';
import { COUNTED, STEP_NAMES, STEPS } from '../../desk/steps.ts';

const { funnel, cohorts, steps } = operatorCopy;

export const funnelReport: DeskReport = {
  ...{ group: 'players', id: 'funnel', title: funnel.title, note: funnel.note, chart: 'steps' },
  async read(period) {
    const [taken, opened] = [totalsOf(period, COUNTED.steps), totalsOf(period, ANSWERS.opened)];
    return {
      columns: [
        { id: 'step', title: funnel.step },
        { id: 'screen', title: funnel.screen },
        { id: 'players', title: funnel.players },
        { id: 'screens-served', title: funnel.opened },
      ],
      rows: STEP_NAMES.map((step) => [steps[step], STEPS[step], taken[step] ?? 0, opened[STEPS[step]] ?? 0]),
    };
  },
};

/** Weeks of the period, oldest first; of the first one only what the period has of it. */
export const cohortsReport: DeskReport = {
  ...{ group: 'players', id: 'cohorts', title: cohorts.title, note: cohorts.note, chart: 'bars' },
  async read(period) {
    const totals = totalsOf(period, COUNTED.cohorts);
    const weeks = [...new Set(period.days.map(weekOf))];
    return {
      columns: [{ id: 'week', title: cohorts.week }, ...STEP_NAMES.map((id) => ({ id, title: steps[id] }))],
      rows: weeks.map((week) => [week, ...STEP_NAMES.map((step) => totals[`${week} ${step}`] ?? 0)]),
    };
  },
};
