import type { DashboardModel } from '../../../../machines/dashboard/dashboard.selectors.ts';
import { summaryOf } from '../../../../machines/shared/order-address.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { visitName } from '../../../ui/format/visit-name.ts';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';

const { needs: copy } = dashboardCopy.Dashboard;

/** What goes on only once the member has done something, or waits for them a while (DB-04). */
export function NeedsYou({
  toRebook,
  onOffer,
  toRepair,
  unfinished,
}: Pick<DashboardModel, 'toRebook' | 'onOffer' | 'toRepair' | 'unfinished'>) {
  const isFirst = { offer: toRebook.length === 0, repair: toRebook.length === 0 && onOffer.length === 0 };
  if (isFirst.repair && toRepair.length === 0 && unfinished === null) return null;
  return (
    <Card as="section" tone="yellow" aria-labelledby="needs-you">
      <h2 id="needs-you">{copy.heading}</h2>
      {toRebook.map(({ visitId, orderId, orderKey, visitType, date, why }) => (
        <div key={visitId} className={classes.need}>
          <h3>{copy.rebook(visitName(visitType))}</h3>
          <Text>
            {why}. {copy.was(date)}
          </Text>
          <Text type="murmur">{copy.ofOrder(orderKey)}</Text>
          <div className={classes.way}>
            <LinkButton variant="primary" to={`${paths.orders}/${orderId}`}>
              {copy.rebookWay}
              <VisuallyHidden>, {visitName(visitType).toLowerCase()}</VisuallyHidden>
            </LinkButton>
          </div>
        </div>
      ))}
      {onOffer.map(({ offerId, orderId, orderKey, visitType, date, time, until }) => (
        <div key={offerId} className={classes.need}>
          <h3>{copy.earlier(visitName(visitType))}</h3>
          <Text>{copy.earlierText(date, time, until)}</Text>
          <Text type="murmur">{copy.ofOrder(orderKey)}</Text>
          <div className={classes.way}>
            <LinkButton variant={isFirst.offer ? 'primary' : 'standard'} to={`${paths.orders}/${orderId}`}>
              {copy.earlierWay}
              <VisuallyHidden>, {visitName(visitType).toLowerCase()}</VisuallyHidden>
            </LinkButton>
          </div>
        </div>
      ))}
      {toRepair.map(({ orderId, orderKey, why }) => (
        <div key={orderId} className={classes.need}>
          <h3>{copy.repair[why]}</h3>
          <Text>{copy.repairWhy[why]}</Text>
          <Text type="murmur">{copy.ofOrder(orderKey)}</Text>
          <div className={classes.way}>
            <LinkButton variant={isFirst.repair ? 'primary' : 'standard'} to={summaryOf(orderId)}>
              {copy.repairWay}
            </LinkButton>
          </div>
        </div>
      ))}
      {unfinished && (
        <div className={classes.need}>
          <h3>{copy.unfinished}</h3>
          <Text>{copy.unfinishedText}</Text>
          {unfinished.planName !== null && (
            <Text type="murmur">{[unfinished.planName, unfinished.address].filter(Boolean).join(', ')}</Text>
          )}
          <div className={classes.way}>
            <LinkButton variant={isFirst.repair && toRepair.length === 0 ? 'primary' : 'standard'} to={unfinished.path}>
              {copy.unfinishedWay}
            </LinkButton>
          </div>
        </div>
      )}
    </Card>
  );
}
