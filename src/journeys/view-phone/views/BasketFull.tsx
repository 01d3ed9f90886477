import { paths } from '../../../../machines/shared/paths.ts';
import type { selectViewPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { addingPhoneCopy } from '../adding-phone.copy.ts';
import { Note } from './Note.tsx';

const words = addingPhoneCopy.BasketFull;

/** There is no room for another one: the way to make some. */
export function BasketFull({ model: { addError }, send }: ViewPropsOf<typeof selectViewPhone>) {
  return (
    <Note
      words={words}
      send={send}
      way={
        <LinkButton variant="primary" to={addError?.redirectUrl ?? paths.basket}>
          {words.basket}
        </LinkButton>
      }
    >
      <Text>{words.body}</Text>
    </Note>
  );
}
