import { goLiveOf } from '../../../../machines/order-broadband/milestones.rules.ts';
import { isSwitchTold } from '../../../../machines/order-broadband/told-switch.rules.ts';
import { addDays } from '../../../../machines/shared/local-date.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { coolingOffDays } from '../../../pages/content/price-facts.ts';
import { JoinedHome } from '../../../ui/art/JoinedHome.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { dayInUk, longDate } from '../../../ui/format/date.ts';
import { priceAMonth, priceOnce } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { orderPlacedCopy as copy } from '../order-placed.copy.ts';
import type { Plan } from '../../../../machines/order-broadband/order-broadband.types.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { OrderUpdates } from './OrderUpdates.tsx';
import { PlacedPapers } from './PlacedPapers.tsx';
import { PlacedPlan } from './PlacedPlan.tsx';
import { PlacedSwitch } from './PlacedSwitch.tsx';
import { PlacedTimeline } from './PlacedTimeline.tsx';
import { PlacedVisits } from './PlacedVisits.tsx';
import classes from './OrderPlaced.module.css';

/** Where the gateway sends whoever has no way to pay yet: theirs to follow once they have read that the order is placed (OR-04). */
function HowToPay() {
  return (
    <section className={`${classes.part} ${classes.pay}`} aria-labelledby="how-to-pay" data-screen-only>
      <h2 id="how-to-pay">{copy.payHeading}</h2>
      <Text>{copy.payText}</Text>
      <div>
        <LinkButton to={paths.paymentMethod} variant="primary">
          {copy.pay}
        </LinkButton>
      </div>
    </section>
  );
}

/** What it costs, each month and once. */
function priceOf({ monthlyPrice, upfrontPrice }: Pick<Plan, 'monthlyPrice' | 'upfrontPrice'>): string {
  const setUp = Number(upfrontPrice);
  return copy.inShort(priceAMonth(Number(monthlyPrice)), setUp === 0 ? '' : copy.and(priceOnce(setUp)));
}

/**
 * Two visits are long, and have nothing as long beside them where there is no switch to tell of: then the way to pay stands
 * above both columns, which end near each other.
 */
const isPayAbove = ({ booking, switching }: ViewPropsOf<typeof selectOrderBroadband>['model']): boolean =>
  Boolean(booking?.outsideVisit && booking.inHomeVisit) && !isSwitchTold(switching);

/** Everything about the order that was just placed, to keep (OR-07). */
export function OrderPlaced({ model, send }: ViewPropsOf<typeof selectOrderBroadband>) {
  const { order } = model;
  // Reckoned here and not in the model, as the first page has no use for the calendar.
  const goLive = goLiveOf(model);
  const orderedAt = new Date(order?.orderedAt ?? NaN);
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading
        intro={
          <p>
            <Unbroken>{copy.confirmation(model.email)}</Unbroken>
          </p>
        }
      >
        {copy.heading}
      </PageHeading>
      <div className={classes.top}>
        <Card tone="turquoise">
          <div className={classes.hero}>
            <div>
              <p className={classes.goLive}>{copy.goLive}</p>
              <p className={classes.goLiveDay}>{goLive === null ? copy.noGoLive : longDate(goLive)}</p>
              {model.address !== '' && (
                <Text>
                  <Unbroken>{copy.at(model.address)}</Unbroken>
                </Text>
              )}
              {model.plan && (
                <div data-screen-only>
                  <Text>{priceOf(model.plan)}</Text>
                </div>
              )}
            </div>
            <div className={classes.orderId}>
              <Text>
                {copy.orderId}: <strong>{order?.orderKey}</strong>
              </Text>
              {order && (
                <div data-screen-only>
                  <CopyButton
                    isQuiet
                    text={order.orderKey}
                    label={
                      <>
                        {copy.copy}
                        <VisuallyHidden> {copy.theOrderId}</VisuallyHidden>
                      </>
                    }
                    copied={copy.copied}
                    notCopied={copy.notCopied}
                  />
                </div>
              )}
            </div>
            {order && (
              <div data-screen-only>
                <LinkButton
                  to={`${paths.orders}/${order.id}`}
                  {...(model.isSentToHowToPay ? {} : { variant: 'primary' })}
                >
                  {copy.follow}
                </LinkButton>
              </div>
            )}
          </div>
        </Card>
        <div data-screen-only>
          <JoinedHome reach="street" />
        </div>
      </div>
      {model.isSentToHowToPay && isPayAbove(model) && <HowToPay />}
      <div className={classes.sides}>
        <div className={classes.side}>
          {model.isSentToHowToPay && !isPayAbove(model) && <HowToPay />}
          <PlacedVisits model={model} send={send} />
          <PlacedTimeline model={model} />
        </div>
        <div className={classes.side}>
          <PlacedSwitch model={model} send={send} />
          <PlacedPlan model={model} />
          <OrderUpdates updates={model.updates} send={send} />
          <div className={classes.part}>
            <PlacedPapers model={model} />
            {!Number.isNaN(orderedAt.getTime()) && (
              <Text>
                <Unbroken>{copy.changeOfMind(longDate(addDays(dayInUk(orderedAt), coolingOffDays)))}</Unbroken>
              </Text>
            )}
          </div>
        </div>
      </div>
      <WaysOn>
        <LinkButton to="/">{copy.another}</LinkButton>
      </WaysOn>
    </Column>
  );
}
