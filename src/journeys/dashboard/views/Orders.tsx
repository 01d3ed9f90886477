import type { OrderCard, PastOrder, selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';
import { RunningOrder } from './RunningOrder.tsx';

const { orders: copy, retry, loading } = dashboardCopy.Dashboard;

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
        {past.map(({ id, orderKey, planName, address, stateDescription }) => (
          <li key={id}>
            <Text>
              <strong>{planName}</strong>, {address}
            </Text>
            <Text tone="soft">{stateDescription}</Text>
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

function ShownOrders({ running, past }: { running: readonly OrderCard[]; past: readonly PastOrder[] }) {
  return (
    <>
      {running.map((order) => (
        <RunningOrder key={order.id} order={order} />
      ))}
      {running.length === 0 && <NoOrders hadSome />}
      {past.length > 0 && <PastOrders past={past} />}
    </>
  );
}

/** Every order of the member: those that run, then those that are over (OR-05, OR-06, DB-01). */
export function Orders({ model, send }: Pick<ViewPropsOf<typeof selectDashboard>, 'model' | 'send'>) {
  const { ordersStand, running, past } = model;
  if (ordersStand === 'shown') return <ShownOrders running={running} past={past} />;
  if (ordersStand === 'none') return <NoOrders hadSome={false} />;
  return (
    <Card as="section" aria-labelledby="your-orders">
      <h2 id="your-orders">{copy.label}</h2>
      {ordersStand === 'loading' ? (
        <div className={classes.waiting}>
          <LazyLoader fits label={loading} />
        </div>
      ) : (
        <>
          <Alert kind="error" title={copy.notLoaded}>
            {copy.notLoadedText}
          </Alert>
          <div className={classes.way}>
            <Button onClick={() => send({ type: 'retry.requested', card: 'orders' })}>
              {retry}
              <VisuallyHidden>, {copy.label.toLowerCase()}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
