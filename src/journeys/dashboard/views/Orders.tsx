import type { DashboardModel, selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { PastOrder } from '../../../../machines/dashboard/order-card.rules.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';
import { FetchedCard } from './FetchedCard.tsx';
import { RunningOrder } from './RunningOrder.tsx';

const { orders: copy } = dashboardCopy.Dashboard;

/** In place of orders: who has none can check an address. */
function NoOrders({ hadSome }: { hadSome: boolean }) {
  return (
    <Card as="section" tone="turquoise" aria-labelledby="no-orders">
      <h2 id="no-orders">{hadSome ? copy.noneRunning : copy.none}</h2>
      <Text>{hadSome ? copy.noneRunningText : copy.noneText}</Text>
      <div className={classes.way}>
        <LinkButton variant={hadSome ? 'standard' : 'primary'} to={paths.postcodeChecker}>
          {copy.check}
        </LinkButton>
      </div>
    </Card>
  );
}

function PastOrders({ past }: { past: readonly PastOrder[] }) {
  return (
    <Card as="section" aria-labelledby="past-orders">
      <h2 id="past-orders">{copy.past}</h2>
      <ul className={classes.past}>
        {past.map(({ id, orderKey, planName, address, stateDescription, compensationInPence }) => (
          <li key={id}>
            <Text>
              <strong>{planName}</strong>, <Unbroken>{address}</Unbroken>
            </Text>
            <Text tone="soft">{stateDescription}</Text>
            {compensationInPence > 0 && <Text>{copy.broken(price(compensationInPence))}</Text>}
            <TextLink alone to={`${paths.orders}/${id}`}>
              {copy.openPast}
              <VisuallyHidden>, {orderKey}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type OrdersProps = Pick<ViewPropsOf<typeof selectDashboard>, 'send'> & {
  model: Pick<DashboardModel, 'ordersStand' | 'running' | 'past' | 'plans'>;
  /** Something waits for the member, which comes before all that merely runs. */
  isNeeded: boolean;
};

/** Every order of the member: those that run, then those that are over (OR-05, OR-06, DB-01). */
export function Orders({ model: { ordersStand, running, past, plans }, isNeeded, send }: OrdersProps) {
  return (
    <FetchedCard card="orders" id="your-orders" words={copy} stands={ordersStand} send={send}>
      {running.map((order, place) => (
        <RunningOrder key={order.id} order={order} isMain={place === 0 && !isNeeded} />
      ))}
      {/* Who has a plan is not asked to check their address. */}
      {running.length === 0 && plans.length === 0 && <NoOrders hadSome={ordersStand === 'shown'} />}
      {past.length > 0 && <PastOrders past={past} />}
    </FetchedCard>
  );
}
