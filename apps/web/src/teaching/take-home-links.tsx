import { sheetCopy } from '@consorcio/copy/teaching';
import { Link } from 'wouter';
import css from './take-home-links.module.css';

/** The ways from the menu to what the player takes home. Without a campaign there is nothing drawn to check. */
export function TakeHomeLinks({ campaignId }: { campaignId: string | undefined }) {
  return <nav className={css.links}>{campaignId !== undefined && <CheckLink campaignId={campaignId} />}</nav>;
}

/** The way to a campaign's draws. */
export const CheckLink = ({ campaignId, className }: { campaignId: string; className?: string | undefined }) => (
  <Link href={`/conferir/${campaignId}`} className={className}>
    {sheetCopy.check}
  </Link>
);
