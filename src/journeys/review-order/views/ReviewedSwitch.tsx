import { paths } from '../../../../machines/shared/paths.ts';
import { longDate } from '../../../ui/format/date.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { selectReviewOrder } from '../../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './ReviewingOrder.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

/** What happens to the old broadband (SW-01, SW-11); nothing where no home is switched (AD-18). */
export function ReviewedSwitch({ model }: Pick<ViewPropsOf<typeof selectReviewOrder>, 'model'>) {
  const { switching, booking, connectionDate } = model;
  if (!switching) return null;
  const { wish, provider, status } = switching;
  const day = booking.inHomeVisit?.date ?? connectionDate;
  return (
    <section className={classes.part} aria-labelledby="your-switch">
      <h2 id="your-switch">{copy.switch}</h2>
      {wish === 'switch' ? (
        <SummaryList
          rows={[
            { term: copy.switchFrom, details: provider?.name },
            {
              term: copy.switchDay,
              details: day === null ? copy.switchWhen : copy.switchOn(longDate(day)),
            },
            // Nothing to check by: for who asks about it on the phone.
            {
              term: copy.switchReference,
              details: <span className={classes.reference}>{status?.reference}</span>,
            },
          ]}
        />
      ) : (
        <Text>{wish === 'self' ? copy.selfSwitch : copy.noSwitch}</Text>
      )}
      <div>
        <TextLink alone to={paths.switch}>
          {copy.changeSwitch}
        </TextLink>
      </div>
    </section>
  );
}
