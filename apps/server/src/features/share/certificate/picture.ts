import { qrOf } from '@consorcio/art/qr';
import { spacedCode } from '@consorcio/contract';
import { certificatePictureCopy as copy } from '@consorcio/copy/certificate';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import type { Certified } from './certified.ts';

/** Pixels of a certificate's picture across: A4 lying, at 150 dots an inch. */
export const PICTURE_WIDTH = 1754;
/** Who played without having chosen a persona is nobody that was ever certified; the picture needs one all the same. */
const SOME_PERSONA = 1;

/** The certificate as a picture in SVG. `publicUrl`: where its code is checked; `page`: the absolute address of its page. */
export async function pictureOf(certified: Certified, publicUrl: string, page: string): Promise<string> {
  const [{ certificatePrint }, { cardName }] = await Promise.all([
    import('@consorcio/art/certificate-print'),
    import('@consorcio/art/share'),
  ]);
  const { firstName, otherName, personaId, dreamId, how, on, code } = certified;
  return certificatePrint(personaId ?? SOME_PERSONA, dreamId, {
    title: certificateScreen.ribbon,
    name: cardName(firstName) === '' ? otherName : firstName,
    conquered: certificateScreen.conquered,
    dream: dreamTextOf(dreamId).name,
    how: [copy.how(how), copy.day(on)],
    code: spacedCode(code),
    where: copy.where(publicUrl.replace(/^https?:\/\//, '')),
    qr: qrOf(page),
  });
}
