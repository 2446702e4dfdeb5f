import { can, PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { Link, useLocation } from 'wouter';
import { storedToken } from '../../session/local-keys.ts';
import { stayOnStep } from '../../ui/go-back.ts';

/** In place of a dream: the contract of the campaign that is played. */
export const OWN_DREAM = 'meu';
/** The notebook with a part of it open, such as the cards to practise. */
export const NOTEBOOK_PART = 'parte';
export const PRACTICE = 'treino';
/** Names the campaign that a page is about, where the page's path does not, or where it is shown among the tabs of its group. */
export const OF_CAMPAIGN = 'campanha';

/** A page of a place, with an address of its own. */
export interface Tab {
  readonly screen: string;
  readonly path: string;
  readonly name: string;
  /** It shows no tabs, so that its way back leads to the tab before. */
  readonly isApart?: boolean;
}

interface Props {
  /** Of the place. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
}

/** The pages of one place. Whichever is open, the way back leads to where the place was entered. */
export function Tabs({ label, tabs, current }: Props) {
  const [here] = useLocation();
  const turn = (path: string): void => {
    if (path.split('?')[0] !== here) stayOnStep();
  };
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ screen, path, name, isApart = false }) => (
        <Link
          key={screen}
          href={path}
          replace={!isApart}
          aria-current={screen === current ? 'page' : undefined}
          onClick={() => !isApart && turn(path)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type TabName = keyof typeof copy.tabs;
type Place = readonly [label: string, tabs: readonly (readonly [screen: TabName, path: string])[]];

/** The places of more than one page; those of a campaign by its id, or those of the last one. */
function placesOf(campaignId: string | undefined): readonly Place[] {
  const asked = campaignId === undefined ? '' : `?${OF_CAMPAIGN}=${encodeURIComponent(campaignId)}`;
  const own: readonly Place[] =
    campaignId === undefined
      ? []
      : [
          [
            copy.ways.group,
            [
              ['group', PATHS.group + asked],
              ['extract', PATHS.extract + asked],
              ['checkDraws', pathWith('checkDraws', campaignId) + asked],
            ],
          ],
          [
            copy.ended,
            [
              ['luck', pathWith('luck', campaignId)],
              ['whatIf', pathWith('whatIf', campaignId)],
            ],
          ],
        ];
  return [
    ...own,
    [
      copy.ways.notebook,
      [
        ['notebook', PATHS.notebook],
        ['practice', `${PATHS.notebook}?${NOTEBOOK_PART}=${PRACTICE}`],
        ['quiz', PATHS.quiz],
        ['groupContract', pathWith('groupContract', OWN_DREAM)],
        ['scams', PATHS.scams],
      ],
    ],
    [
      copy.ways.compare,
      [
        ['futures', PATHS.futures],
        ['pocket', PATHS.pocket],
      ],
    ],
    [
      copy.ways.account,
      [...(can('accounts') ? [['account', PATHS.account] as const] : []), ['privacy', PATHS.privacy]],
    ],
  ];
}

interface PlaceProps {
  readonly current: TabName;
  /** For the pages of a campaign. */
  readonly campaignId?: string | undefined;
}

/** The tabs around a page of the game. Some of these pages are open to anybody: without an account they stand alone. */
export function PlaceTabs({ current, campaignId }: PlaceProps) {
  const place = placesOf(campaignId).find(([, tabs]) => tabs.some(([screen]) => screen === current));
  if (place === undefined || storedToken() === null) return null;
  const [label, tabs] = place;
  return (
    <Tabs
      label={label}
      tabs={tabs.map(([screen, path]) => ({ screen, path, name: copy.tabs[screen] }))}
      current={current}
    />
  );
}
