import type { selectFollowShopOrder } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { dayRefusals, followShopOrderCopy } from '../follow-shop-order.copy.ts';
import classes from './ShopOrder.module.css';

const copy = followShopOrderCopy.ShowingOrder;

type Props = ViewPropsOf<typeof selectFollowShopOrder>;

/** The days on which a parcel that is held can come. */
export function AnotherDay({ model: { order, errors, isBusy }, send, draft }: Props) {
  if (!order || order.delivery.redeliveryDays.length === 0) return null;
  const { heldUntil, redeliverOn, redeliveryDays } = order.delivery;
  return (
    <section className={classes.section} aria-labelledby="another-day">
      <h2 id="another-day">{copy.another}</h2>
      {heldUntil !== null && <Text>{copy.anotherText(heldUntil)}</Text>}
      <JourneyForm
        name="redelivery"
        draft={draft}
        errors={inWords(errors, dayRefusals)}
        submitLabel={copy.name}
        busy={isBusy}
        onSubmit={({ deliverOn = '' }) => send({ type: 'redelivery.submitted', deliverOn })}
      >
        <RadioField
          name="deliverOn"
          label={copy.which}
          initial={redeliverOn ?? ''}
          options={redeliveryDays.map((day) => ({ value: day, label: longDate(day) }))}
        />
      </JourneyForm>
    </section>
  );
}

/** The way to stop an order, as long as it has not left. */
export function Cancelling({ model: { order }, send }: Pick<Props, 'model' | 'send'>) {
  if (!order?.cancellable) return null;
  return (
    <section className={classes.section} aria-labelledby="cancelling" data-screen-only>
      <h2 id="cancelling">{copy.cancel}</h2>
      <Text>{copy.cancelUntil(order.cancellableUntil)}</Text>
      <div>
        <Button onClick={() => send({ type: 'cancellation.requested' })}>{copy.cancel}</Button>
      </div>
    </section>
  );
}
