import type { selectViewPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { addingPhoneCopy } from '../adding-phone.copy.ts';
import { Note } from './Note.tsx';

const words = addingPhoneCopy.PriceRisen;

/** It costs more than the customer saw: they take it at the price of now, or leave it. */
export function PriceRisen({ model: { wanted }, send }: ViewPropsOf<typeof selectViewPhone>) {
  const now = wanted?.offer?.product.price ?? 0;
  return (
    <Note
      words={words}
      send={send}
      way={
        <Button variant="primary" onClick={() => send({ type: 'price.accepted' })}>
          {words.accept(now)}
        </Button>
      }
    >
      <Text>{words.body(wanted?.seenPriceInPence ?? 0, now)}</Text>
    </Note>
  );
}
