import type { selectViewPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { addingPhoneCopy } from '../adding-phone.copy.ts';
import { Note } from './Note.tsx';

const words = addingPhoneCopy.PhoneNotAdded;

/** It could not be added, and can be tried again. */
export function PhoneNotAdded({ send }: ViewPropsOf<typeof selectViewPhone>) {
  return (
    <Note
      words={words}
      send={send}
      way={
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          {words.retry}
        </Button>
      }
    >
      <Text>{words.body}</Text>
    </Note>
  );
}
