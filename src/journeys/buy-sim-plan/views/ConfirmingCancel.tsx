import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { price } from '../../../ui/format/price.ts';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

const copy = buySimPlanCopy.ConfirmingCancel;

type Running = NonNullable<MySimPlan['current']>;
type Cancellation = NonNullable<Running['cancellation']>;

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function WorkedOut({ paidInPence, said }: { paidInPence: number; said: Cancellation }) {
  const { days, daysUsed, partsUsed, isUseKnown, owedInPence, returnInPence } = said;
  return (
    <>
      <dl className={classes.sums} aria-label={copy.workedOut}>
        <Row term={copy.paid} value={price(paidInPence)} />
        <Row term={copy.days} value={copy.daysUsed(daysUsed, days)} />
        {partsUsed.map(({ part, percent }) => (
          <Row key={part} term={copy.parts[part]} value={copy.percent(percent)} />
        ))}
        <Row term={copy.owed} value={price(owedInPence)} />
        <Row term={copy.back} value={price(returnInPence)} />
      </dl>
      <Text tone="soft">{copy.rule}</Text>
      {!isUseKnown && <Text>{copy.unknownUse}</Text>}
    </>
  );
}

/** What comes back of the plan that runs, how that is worked out, and what becomes of the plan, before it is cancelled. */
export function ConfirmingCancel({ model, send }: ViewPropsOf<typeof selectBuySimPlan>) {
  const { current, waiting } = model.mine ?? {};
  const decline = () => send({ type: 'cancelling.declined' });
  if (!current?.cancellation) return null;
  const { plan, priceInPence, paidBy, cancellation } = current;
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.section}>
        <Text>{copy.text(plan.name)}</Text>
        <Text>{waiting ? copy.afterNext(waiting.plan.name) : copy.after}</Text>
        <WorkedOut paidInPence={priceInPence} said={cancellation} />
        <Text>{paidBy === 'CREDIT' ? copy.toCredit : copy.toCard}</Text>
        <WaysOn>
          <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'cancelling.confirmed' })}>
            {copy.confirm(cancellation.returnInPence)}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
