import { useState } from 'react';
import { addDays } from '../../../../machines/shared/local-date.ts';
import { coolingOffDays } from '../../../pages/content/price-facts.ts';
import { dayInUk, longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';

const copy = reviewOrderCopy.ReviewingOrder;

/** Until when whoever orders today may change their mind: 14 days, counted from the day after the order. */
export function CoolingOff() {
  const [now] = useState(() => dayInUk(new Date()));
  return (
    <div>
      <Text tone="soft">
        <Unbroken>{copy.coolingOff(longDate(addDays(now, coolingOffDays)))}</Unbroken>
      </Text>
      <TextLink alone newTab to="/terms#changing-your-mind">
        {copy.coolingOffLink}
      </TextLink>
    </div>
  );
}
