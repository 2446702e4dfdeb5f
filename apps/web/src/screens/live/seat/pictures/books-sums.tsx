import type { ReplyOf } from '@consorcio/contract';
import { coinsText, assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import css from './assembly-picture.module.css';

type Books = NonNullable<NonNullable<ReplyOf<'liveProjector'>['assembly']>['books']>;

/** The books of the group in two sums, in coins; the projector has their eight lines. */
export const BooksSums = ({ books }: { readonly books: Books }) => (
  <dl className={css.sums}>
    <div>
      <dt>{copy.cameIn}</dt>
      <dd>{coinsText(books.instalments + books.late + books.insurance)}</dd>
    </div>
    <div>
      <dt>{copy.wentOut}</dt>
      <dd>{coinsText(books.letters + books.admin + books.refunds + books.shares + books.kept)}</dd>
    </div>
  </dl>
);
