import { Text } from '../../../ui/Text/Text.tsx';
import { addressCheckCopy } from '../address-check.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

/** Says which address is being checked, under the form that asked for it; it is heard, too. */
export function CheckingLine({ model: { search, query } }: Pick<ViewPropsOf<typeof selectAddressCheck>, 'model'>) {
  return (
    <div aria-live="polite">
      {search === 'checking' && query && (
        <Text>{addressCheckCopy.checking(`${query.streetNumber}, ${query.postcode}`)}</Text>
      )}
    </div>
  );
}
