import { paths } from '../../../../machines/shared/paths.ts';
import type { selectViewPhone, WantedPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { gigabytes, gradeNames } from '../../../ui/format/phone.ts';
import { PhonePicture } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { addingPhoneCopy } from '../adding-phone.copy.ts';
import { Note } from './Note.tsx';
import classes from './PhoneAdded.module.css';

const words = addingPhoneCopy.PhoneAdded;

function Added({ wanted: { phone, offer } }: { wanted: WantedPhone }) {
  const colour = phone.colours.find(({ id }) => id === offer?.colourId);
  return (
    <div className={classes.added}>
      <PhonePicture shape={phone.shape} hex={colour?.hex ?? ''} />
      <div>
        <Text type="loud-bold">
          {phone.brand.name} {phone.name}
        </Text>
        {offer && (
          <Text tone="soft">
            {[colour?.name, gigabytes(offer.storageInGb), offer.grade === null ? 'New' : gradeNames[offer.grade]].join(
              ' · ',
            )}
          </Text>
        )}
      </div>
    </div>
  );
}

/** It is in the basket: what, how many, what all of it costs, and the way there. */
export function PhoneAdded({ model: { wanted, basket }, send }: ViewPropsOf<typeof selectViewPhone>) {
  const quantity = basket?.summary.items.find(({ sku }) => sku === wanted?.offer?.product.sku)?.quantity ?? 1;
  return (
    <Note
      words={words}
      send={send}
      way={
        <LinkButton variant="primary" to={paths.basket}>
          {words.basket}
        </LinkButton>
      }
    >
      {wanted && <Added wanted={wanted} />}
      <Text>{words.howMany(quantity)}</Text>
      {basket && (
        <Text>
          {words.inAll(basket.summary.item_count, basket.summary.total)}. {words.held}
        </Text>
      )}
    </Note>
  );
}
