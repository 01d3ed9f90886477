import { longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import type { OrderBroadbandViewProps } from '../order-broadband.props.ts';
import { placedSwitchCopy as copy } from '../placed-switch.copy.ts';

/** What happens to the old broadband now that the order is placed (SW-11). */
export function PlacedSwitch({ model }: Pick<OrderBroadbandViewProps, 'model'>) {
  const { switching, booking } = model;
  const { wish, provider, status } = switching;
  if (wish !== 'self' && wish !== 'switch') return null;
  const day = booking?.inHomeVisit?.date;
  return (
    <section aria-labelledby="placed-switch">
      <h2 id="placed-switch">{copy.heading}</h2>
      {wish === 'self' ? (
        <Text>{copy.self}</Text>
      ) : (
        <>
          <Text>
            {copy.started(provider?.name ?? '', day === undefined ? copy.whenLive : copy.onTheDay(longDate(day)))}
          </Text>
          <Text>{copy.moves}</Text>
          {status?.reference !== undefined && <Text tone="soft">{copy.reference(status.reference)}</Text>}
        </>
      )}
    </section>
  );
}
