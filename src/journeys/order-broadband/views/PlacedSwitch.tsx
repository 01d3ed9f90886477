import type { PlacedSwitchNews } from '../../../../machines/switch-provider/placed-switch.rules.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { Alert, type AlertKind } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { faultInWords } from '../../../ui/SwitchDetails/switch-faults.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { placedSwitchCopy as copy } from '../placed-switch.copy.ts';
import classes from './OrderPlaced.module.css';

/** Null: as it should be, and told in plain text. */
const kindOf: Record<PlacedSwitchNews, AlertKind | null> = {
  telling: null,
  accepted: null,
  complete: 'success',
  checking: 'info',
  ready: 'success',
  notOrdered: 'error',
  ranOut: 'error',
  refused: 'warning',
  overAlready: 'warning',
  cancelled: 'warning',
  unknown: 'warning',
};

const againIn: Partial<Record<PlacedSwitchNews, string>> = { checking: copy.progress, ready: copy.review };

/** What happens to the old broadband now that the order is placed, and what puts a switch right that has failed (SW-09). */
export function PlacedSwitch({ model, send }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model' | 'send'>) {
  const { switching, placedSwitch, booking } = model;
  if (switching.wish !== 'self' && !placedSwitch) return null;
  const visit = booking?.inHomeVisit?.date;
  const day = visit === undefined ? copy.whenLive : copy.onTheDay(longDate(visit));
  return (
    <section className={classes.part} aria-labelledby="placed-switch">
      <h2 id="placed-switch">{copy.heading}</h2>
      {placedSwitch ? <News placedSwitch={placedSwitch} day={day} /> : <Text>{copy.self}</Text>}
      {placedSwitch && kindOf[placedSwitch.news] === null && <Text>{copy.moves}</Text>}
      {placedSwitch && switching.status?.reference !== undefined && (
        <Text tone="soft">{copy.reference(switching.status.reference)}</Text>
      )}
      {placedSwitch && !['telling', 'accepted', 'complete'].includes(placedSwitch.news) && (
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

type NewsProps = {
  placedSwitch: NonNullable<ViewPropsOf<typeof selectOrderBroadband>['model']['placedSwitch']>;
  day: string;
};

function News({ placedSwitch: { news, provider, code }, day }: NewsProps) {
  const { title, body } = copy.news[news];
  const kind = kindOf[news];
  if (kind === null) return <Text>{body(provider, day)}</Text>;
  return (
    <Alert kind={kind} {...(title && { title: title(provider) })}>
      {code !== null && <Text>{faultInWords(code, provider)}</Text>}
      <Text>{body(provider, day)}</Text>
    </Alert>
  );
}
