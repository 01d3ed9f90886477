import { useState } from 'react';
import { addDays } from '../../../../machines/shared/local-date.ts';
import { compensationOn } from '../../../pages/content/compensation.ts';
import { coolingOffDays } from '../../../pages/content/price-facts.ts';
import { dayInUk, longDate } from '../../../ui/format/date.ts';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import classes from './ReviewingOrder.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

const today = () => dayInUk(new Date());

/** What happens if a visit is late or missed, with the amounts that hold on the day of Go Live; of today while nobody knows it. */
export function IfLate({ goLiveDay }: { goLiveDay: string | null }) {
  const [now] = useState(today);
  const { lateStart, missedVisit } = compensationOn(goLiveDay ?? now);
  return (
    <div className={classes.aside}>
      <h3>{copy.ifLate}</h3>
      <Text>{copy.ifLateText(price(missedVisit), price(lateStart))}</Text>
      <TextLink alone newTab to="/help/faults#compensation">
        {copy.ifLateLink}
      </TextLink>
    </div>
  );
}

/** Until when whoever orders today may change their mind: 14 days, counted from the day after the order. */
export function CoolingOff() {
  const [now] = useState(today);
  return (
    <div>
      <Text tone="soft">{copy.coolingOff(longDate(addDays(now, coolingOffDays)))}</Text>
      <TextLink alone newTab to="/terms#changing-your-mind">
        {copy.coolingOffLink}
      </TextLink>
    </div>
  );
}
