import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { Link } from 'wouter';
import css from './fold.module.css';
import { OF_CAMPAIGN } from './tabs.tsx';

type Exit = (campaignId: string) => readonly [path: string, name: string];

const EXITS = {
  /** What another decision would have brought; what was drawn is the tab beside it. */
  ended: (campaignId: string) => [pathWith('whatIf', campaignId), copy.otherChoice],
  /** The campaign's group opens at its statement. */
  group: (campaignId: string) => [`${PATHS.extract}?${OF_CAMPAIGN}=${campaignId}`, copy.tabs.extract],
  quiz: () => [PATHS.quiz, copy.quiz],
} as const satisfies Readonly<Record<string, Exit>>;

interface Props {
  readonly campaignId: string;
  readonly exits: readonly (keyof typeof EXITS)[];
  readonly className?: string | undefined;
}

export const EndLinks = ({ campaignId, exits, className }: Props) => (
  <nav className={className ?? css.links} aria-label={copy.takeHome}>
    {exits.map((exit) => {
      const [path, name] = EXITS[exit](campaignId);
      return (
        <Link key={exit} className="plate" href={path}>
          {name}
        </Link>
      );
    })}
  </nav>
);
