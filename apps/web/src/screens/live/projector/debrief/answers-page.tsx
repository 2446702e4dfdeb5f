import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { ShownGroup } from '@consorcio/rules/live';
import { LIVE_FAMILIES } from '@consorcio/rules/live-words';
import type { ReactNode } from 'react';
import { LivePicture } from '../../../../map/live-picture.tsx';
import { Track } from '../../../../ui/figures/bars.tsx';
import { CheckIcon } from '../../../../ui/pictures/glyphs.tsx';
import { CreditLetter } from '../../pot.tsx';
import { Envelopes } from '../../tally.tsx';
import answers from '../projector.module.css';
import type { DebriefProps } from '../projector-model.ts';
import css from './debrief.module.css';

const copy = debriefCopy.answers;
const MOMENTS = ['before', 'after'] as const;
const TONES = { before: 'ink-soft', after: 'go' } as const;

/**
 * Right answers before and after, as totals, each beside the idea that was asked for; with fewer than five people the
 * ideas alone. Whoever has not answered by now is not asked any more.
 */
export function AnswersPage({ view }: DebriefProps) {
  const { questions } = view;
  if (questions === null) return <Ideas group={view.group} />;
  return (
    <>
      <p className="lead">
        {copy.lead(questions.after.people * LIVE_FAMILIES.length, right(questions.before), right(questions.after))}{' '}
        <small className={css.small}>{copy.caption}</small>
      </p>
      <ul className={`stack ${answers.topics}`}>
        {LIVE_FAMILIES.map((family, i) => (
          <li className={css.family} key={family}>
            <div>
              <h3>{copy.questions[family]}</h3>
              {MOMENTS.map((moment) => {
                const { people, right } = questions[moment];
                const count = right[i] ?? 0;
                return (
                  <p className={`lead ${css.moment}`} key={moment}>
                    <span>{copy[moment]}</span>
                    <Track fills={{ [TONES[moment]]: count / people }} />
                    <b>{copy.of(count, people)}</b>
                  </p>
                );
              })}
            </div>
            <div className={answers.idea}>
              <CheckIcon />
              {copy.ideas[family]}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const right = (total: NonNullable<DebriefProps['view']['questions']>['before']): number =>
  total.right.reduce((sum, one) => sum + one, 0);

/** What each question was about, without anybody's answer. */
const Ideas = ({ group }: Pick<DebriefProps['view'], 'group'>) => (
  <>
    <p className="lead">{copy.talk}</p>
    <ul className={answers.ideas}>
      {LIVE_FAMILIES.map((family) => (
        <li className={css.idea} key={family}>
          <span className={answers.debriefPicture}>{PICTURES[family](group)}</span>
          <h3>{copy.questions[family]}</h3>
          <p className="lead">{copy.ideas[family]}</p>
        </li>
      ))}
    </ul>
    <p className={css.small}>{copy.few}</p>
  </>
);

/** Balls of the globe; none bears a number. */
const BALLS = Array.from({ length: 12 }, (_, i) => -i);

/** The picture of an idea, in a group. */
const PICTURES: Readonly<Record<(typeof LIVE_FAMILIES)[number], (group: ShownGroup) => ReactNode>> = {
  SOR: () => (
    <LivePicture
      className={answers.globe}
      draw={(art) => art.globe({ numbers: BALLS, drawn: undefined, t: 0, isBlank: true })}
    />
  ),
  LAN: () => <Envelopes count={1} sealed={1} />,
  CON: (group) => <CreditLetter.One group={group} />,
};
