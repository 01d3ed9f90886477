import type { selectViewPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { addingPhoneCopy } from '../adding-phone.copy.ts';
import { Note } from './Note.tsx';

const words = addingPhoneCopy.SoldOut;

/** Somebody else took the last one. */
export function SoldOut({ send }: ViewPropsOf<typeof selectViewPhone>) {
  return (
    <Note words={words} send={send}>
      <Text>{words.body}</Text>
    </Note>
  );
}
