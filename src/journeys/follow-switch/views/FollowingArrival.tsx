import type { selectFollowSwitch } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import { summaryOf } from '../../../../machines/shared/order-address.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { placedSwitchCopy } from '../../../ui/PlacedSwitch/placed-switch.copy.ts';
import { needsHelp, PlacedSwitchNews } from '../../../ui/PlacedSwitch/PlacedSwitchNews.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';
import classes from './FollowSwitch.module.css';

const copy = followSwitchCopy.FollowingArrival;

/** How the switch to us goes, and the way to put it right (SW-09, SW-11). It is tried again where it was begun: with the order. */
export function FollowingArrival({ model, send }: ViewPropsOf<typeof selectFollowSwitch>) {
  const { facts, arrival, orderId } = model;
  if (!arrival) return null;
  const { completionDate, provider } = facts;
  const day = completionDate === null ? placedSwitchCopy.whenLive : placedSwitchCopy.onTheDay(longDate(completionDate));
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro(provider)}</p>}>{copy.heading}</PageHeading>
      <section className={classes.part} aria-labelledby="switch-progress">
        <h2 id="switch-progress">{copy.progress}</h2>
        <PlacedSwitchNews {...arrival} provider={provider} day={day} />
        <WaysOn>
          {arrival.mayTryAgain && (
            <LinkButton variant="primary" to={summaryOf(orderId)}>
              {copy.again}
            </LinkButton>
          )}
          <Button onClick={() => send({ type: 'details.requested' })}>{copy.details}</Button>
          <Button onClick={() => send({ type: 'progress.requested' })}>{copy.check}</Button>
          {needsHelp(arrival.news) && (
            <LinkButton to={chatLink} replace>
              {copy.chat}
            </LinkButton>
          )}
        </WaysOn>
      </section>
      <div className={classes.section}>
        <WaysOn>
          {orderId !== '' && <LinkButton to={`${paths.orders}/${orderId}`}>{copy.order}</LinkButton>}
          <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
        </WaysOn>
      </div>
    </Column>
  );
}
