import type { CardForm } from '@consorcio/art/share';
import { badgeEarned, contractWords, dreamConquered, shareText } from '@consorcio/copy/share';
import type { PublicView } from './public-view.ts';

/** A sentence about a name as the card shows it: what stands before the name, and the name, without what follows. */
const beforeName = (sentence: string, name: string): readonly [string, string] => [
  sentence.slice(0, sentence.lastIndexOf(name)).trim(),
  name,
];

/** SVG text of the share picture of a view. The art is loaded with the first one. */
export async function cardSvg(view: PublicView, form: CardForm): Promise<string> {
  const cards = await import('@consorcio/art/share');
  const drawnName = ({ firstName, otherName }: { readonly firstName: string; readonly otherName: string }): string =>
    cards.cardName(firstName) === '' ? otherName : firstName;
  switch (view.kind) {
    case 'badge':
      return cards.badgeCard(
        drawnName(view),
        view.badge.type,
        view.badge.grade,
        beforeName(badgeEarned(view.badge.name), view.badge.name),
        form,
        view.personaId ?? undefined,
      );
    case 'avatar':
      return cards.avatarCard(view.persona, view.personaId, shareText.avatar, form, view.dream?.id);
    case 'campaign':
      return cards.campaignCard(
        drawnName(view),
        view.dreamId,
        beforeName(dreamConquered(view.dream), view.dream),
        contractWords(view.contractEnd, view.personaId),
        form,
        view.personaId ?? undefined,
      );
    case 'unknown':
      return cards.defaultCard(form);
  }
}
