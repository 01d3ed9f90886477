import { addDays } from '../../../../machines/shared/local-date.ts';
import type { selectManageOrder } from '../../../../machines/manage-order/manage-order.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { coolingOffDays } from '../../../pages/content/price-facts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { dayInUk } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { manageOrderCopy } from '../manage-order.copy.ts';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ShowingOrder;

/** Why there is nothing to press; a state that nobody has told us of is like any other that has gone too far. */
const reasonOf = (state: string, lastDay: string | null): string => {
  if (state === 'COMPLETED' && lastDay !== null) return copy.hasEnd(lastDay);
  return Object.hasOwn(copy.notCancellable, state)
    ? copy.notCancellable[state as keyof typeof copy.notCancellable]
    : copy.notCancellable.other;
};

/** States in which nobody has to be asked for help. */
const isOver = (state: string): boolean => ['CANCELLING', 'CANCELLED', 'REJECTED'].includes(state);

/** The later of two last days, of which the review and the confirmation speak; '' where it is no later, or not known. */
function laterLastDay(orderedAt: string | undefined, until: string | null): string {
  const ordered = new Date(orderedAt ?? Number.NaN);
  if (until === null || Number.isNaN(ordered.getTime())) return '';
  const lastToWithdraw = addDays(dayInUk(ordered), coolingOffDays);
  return lastToWithdraw > until ? lastToWithdraw : '';
}

/** Whether and until when the order can be ended here; where not, why, and who helps (DB-06). */
export function Cancellation({ model, send }: Pick<ViewPropsOf<typeof selectManageOrder>, 'model' | 'send'>) {
  const { order, cancellation } = model;
  const { how, until } = cancellation;
  const state = order?.state ?? '';
  const lastDay = order?.plan.serviceEnd ?? null;
  const withdrawal = how === 'CANCEL' ? laterLastDay(order?.orderDate, until) : '';
  return (
    <section className={classes.section} aria-labelledby="order-cancellation">
      <h2 id="order-cancellation">{copy.cancelling}</h2>
      <Text>
        <Unbroken>{how === null ? reasonOf(state, lastDay) : copy.may[how](until)}</Unbroken>
      </Text>
      {withdrawal !== '' && (
        <Text>
          <Unbroken>{copy.mayStillWithdraw(withdrawal)}</Unbroken>
        </Text>
      )}
      {order && order.cancellationCompletionDate !== null && (
        <Text>{copy.completion(order.cancellationCompletionDate)}</Text>
      )}
      {how !== null && (
        <div>
          <Button onClick={() => send({ type: 'cancellation.requested' })}>{copy.cancel[how]}</Button>
        </div>
      )}
      {how === null && state === 'COMPLETED' && (
        <TextLink alone to={`${paths.plans}/${order?.plan.id}/leave`}>
          {lastDay === null ? copy.leave : copy.seeEnd}
        </TextLink>
      )}
      {how === null && !isOver(state) && (
        <Text>
          <TextLink alone to={chatLink} replace>
            {copy.chat}
          </TextLink>
        </Text>
      )}
    </section>
  );
}
