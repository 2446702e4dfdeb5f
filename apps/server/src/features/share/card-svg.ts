import type { CardForm } from '@consorcio/art/share';
import { badgeEarned, contractWords, dreamConquered, shareText } from '@consorcio/copy/share';
import type { PublicView } from './public-view.ts';

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
        badgeEarned(view.badge.name),
        form,
        view.personaId ?? undefined,
      );
    case 'avatar':
      return cards.avatarCard(view.persona, view.personaId, shareText.avatar, form, view.dream?.id);
    case 'campaign':
      return cards.campaignCard(
        drawnName(view),
        view.dreamId,
        dreamConquered(view.dream),
        contractWords(view.contractEnd, view.personaId),
        form,
        view.personaId ?? undefined,
      );
    case 'unknown':
      return cards.defaultCard(form);
  }
}
