import hello from 'pictures:hello';
import { accessibilityCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { Sections } from '../../teaching/sheets/sections.tsx';
import { BackButton, Sheet } from '../../teaching/sheets/sheet.tsx';
import { SheetIntro } from '../../teaching/sheets/sheet-intro.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { ButtonRow } from '../../ui/buttons/button.tsx';

/** What works for everybody, what is missing, and whom to tell of a barrier (LBI, art. 63); for anybody. */
export function AccessibilityScreen() {
  const operator = useOperator();
  return (
    <Sheet title={copy.title} ground="inset" isBroad>
      <SheetIntro picture={String(hello[3])} size={[300, 400]}>
        {copy.intro}
      </SheetIntro>
      <Sections sections={copy.sections(operator)} />
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
