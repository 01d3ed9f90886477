import type { ManageOrderModel, selectManageOrder } from '../../../../machines/manage-order/manage-order.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { manageOrderCopy, payoutRefusals } from '../manage-order.copy.ts';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ShowingOrder.payout;

type Props = ViewPropsOf<typeof selectManageOrder>;

/** How it stands, in words; null for a state of a newer gateway. */
function standing({ state, amountInPence, endingIn, on }: NonNullable<ManageOrderModel['payout']>): string | null {
  const [sum, account, day] = [price(amountInPence), endingIn ?? '', on ?? ''];
  return Object.hasOwn(copy, state) ? copy[state](sum, account, day) : null;
}

function AccountForm({ model, send, draft, sum }: Props & { sum: string }) {
  return (
    <JourneyForm
      name="payout"
      level={3}
      draft={draft}
      errors={inWords(model.accountErrors, payoutRefusals)}
      submitLabel={copy.submit(sum)}
      busy={model.isAskingForPayout}
      onSubmit={({ holderName = '', sortCode = '', accountNumber = '' }) =>
        send({ type: 'payout.submitted', holderName, sortCode, accountNumber })
      }
    >
      <TextField name="holderName" label={copy.holder} autoComplete="name" />
      <TextField
        name="sortCode"
        label={copy.sortCode}
        description={copy.sortCodeHint}
        inputMode="numeric"
        autoComplete="off"
        short
      />
      <TextField
        name="accountNumber"
        label={copy.accountNumber}
        description={copy.accountNumberHint}
        inputMode="numeric"
        autoComplete="off"
        short
      />
      <Text tone="soft">{copy.kept}</Text>
    </JourneyForm>
  );
}

/** What becomes of the compensation of an order that never went live: where it is owed, the member says to which account it is paid. */
export function Payout(props: Props) {
  const { payout, isAccountWanted } = props.model;
  const words = payout && standing(payout);
  if (!payout || words === null) return null;
  return (
    <section className={classes.section} aria-labelledby="order-payout">
      <h2 id="order-payout">{copy.heading}</h2>
      {payout.state === 'FAILED' ? <Alert kind="warning">{words}</Alert> : <Text>{words}</Text>}
      {payout.state === 'NEXT_BILL' && (
        <TextLink alone to={paths.bills}>
          {copy.bills}
        </TextLink>
      )}
      {isAccountWanted && <AccountForm {...props} sum={price(payout.amountInPence)} />}
    </section>
  );
}
