import hello from 'pictures:hello';
import { accessibilityCopy as copy } from '@consorcio/copy/teaching';
import { Sections } from '../../teaching/sheets/sections.tsx';
import { BackRow, Sheet, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';

/** What works for everybody, what is missing, and whom to tell of a barrier (LBI, art. 63); for anybody. */
export function AccessibilityScreen() {
  const operator = useOperator();
  return (
    <Sheet title={copy.title} ground="inset" isBroad>
      <SheetIntro picture={String(hello[3])} size={[300, 400]}>
        {copy.intro}
      </SheetIntro>
      <Sections sections={copy.sections(operator)} />
      <BackRow />
    </Sheet>
  );
}
