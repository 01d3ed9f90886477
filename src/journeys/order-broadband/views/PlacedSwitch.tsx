import { isSwitchTold, placedSwitchOf } from '../../../../machines/order-broadband/told-switch.rules.ts';
import type { PlacedSwitchNews as News } from '../../../../machines/switch-provider/placed-switch.rules.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { placedSwitchCopy as copy } from '../../../ui/PlacedSwitch/placed-switch.copy.ts';
import { needsHelp, PlacedSwitchNews } from '../../../ui/PlacedSwitch/PlacedSwitchNews.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './OrderPlaced.module.css';

const againIn: Partial<Record<News, string>> = { checking: copy.progress, ready: copy.review };

/** What happens to the old broadband now that the order is placed, and what puts a switch right that has failed (SW-09). */
export function PlacedSwitch({ model, send }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model' | 'send'>) {
  const { switching, booking } = model;
  const placedSwitch = placedSwitchOf(switching);
  if (!isSwitchTold(switching)) return null;
  const visit = booking?.inHomeVisit?.date;
  const day = visit === undefined ? copy.whenLive : copy.onTheDay(longDate(visit));
  return (
    <section className={classes.part} aria-labelledby="placed-switch">
      <h2 id="placed-switch">{copy.heading}</h2>
      {placedSwitch ? <PlacedSwitchNews {...placedSwitch} day={day} /> : <Text>{copy.self}</Text>}
      {placedSwitch && switching.status?.reference !== undefined && (
        <Text tone="soft">{copy.reference(switching.status.reference)}</Text>
      )}
      {placedSwitch && needsHelp(placedSwitch.news) && (
        <div data-screen-only>
          <WaysOn>
            {placedSwitch.mayTryAgain && (
              <Button variant="primary" onClick={() => send({ type: 'switch.requested' })}>
                {againIn[placedSwitch.news] ?? copy.again}
              </Button>
            )}
            <LinkButton to={chatLink} replace>
              {copy.chat}
            </LinkButton>
          </WaysOn>
        </div>
      )}
    </section>
  );
}
