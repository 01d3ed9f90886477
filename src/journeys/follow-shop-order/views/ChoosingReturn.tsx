import type {
  selectFollowShopOrder,
  SendingBack,
} from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { OrderPiece } from '../../../../machines/follow-shop-order/follow-shop-order.types.ts';
import { maxDescriptionLength } from '../../../../machines/follow-shop-order/sending-back.rules.ts';
import type { Draft, ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { describedPhone } from '../../../ui/format/described-phone.ts';
import { price } from '../../../ui/format/price.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { ChoiceMark } from '../../../ui/form/FieldFrame.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import { hintOf, returnRefusals } from '../sending-back.copy.ts';
import { PhoneLines } from './PhoneLines.tsx';
import classes from './ShopOrder.module.css';

const { ChoosingReturn: copy, ShowingOrder } = followShopOrderCopy;

const boxOf = ({ id }: OrderPiece): string => `piece-${id}`;

/** Each phone that can go back, to be ticked; one alone is what goes back. */
function Phones({ pieces, wanted }: SendingBack) {
  const { id, error, aria } = useField({ name: 'pieceIds' });
  if (pieces.length === 1)
    return (
      <div>
        <Text as="h2" type="speak-up">
          {copy.only}
        </Text>
        <PhoneLines pieces={pieces} />
      </div>
    );
  return (
    // The summary of errors leads to it.
    <fieldset id={id} tabIndex={-1} className={classes.group} aria-describedby={aria['aria-describedby']}>
      <legend>
        {copy.which}
        <ChoiceMark required hideOptional />
      </legend>
      {pieces.map((piece) => (
        <CheckboxField
          key={piece.id}
          name={boxOf(piece)}
          required={false}
          hideOptional
          initial={wanted?.pieceIds.includes(piece.id) ?? false}
          label={
            <>
              {piece.name}
              <span className={classes.what}>
                {describedPhone(piece)}, {price(piece.priceInPence)}
              </span>
            </>
          }
        />
      ))}
      <FieldError id={id} message={error} />
    </fieldset>
  );
}

/** What was typed for an earlier return of the order is not typed for this one. */
function draftOf({ values, keep }: Draft, returns: number): Draft {
  const own = { nth: String(returns) };
  return { values: values['nth'] === own.nth ? values : {}, keep: (typed) => keep({ ...typed, ...own }) };
}

/** Which phones go back, why, and what is wrong with them (PH-08). */
export function ChoosingReturn({ model, send, draft }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { order, sendingBack, errors, news } = model;
  if (!order) return null;
  const { pieces, reasons, wanted } = sendingBack;
  const [only] = reasons;
  const submit = ({ reason = '', description = '', ...boxes }: Record<string, string>) => {
    const chosen = pieces.length === 1 ? pieces : pieces.filter((piece) => (boxes[boxOf(piece)] ?? '') !== '');
    send({ type: 'return.submitted', pieceIds: chosen.map(({ id }) => id), reason, description });
  };
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{ShowingOrder.key(order.key)}</p>}>{copy.heading}</PageHeading>
      {news === 'returnNotPossible' && <Alert kind="warning">{copy.notPossible}</Alert>}
      <JourneyForm
        name="return"
        draft={draftOf(draft, order.returns.length)}
        errors={inWords(errors, returnRefusals)}
        submitLabel={copy.submit}
        onSubmit={submit}
        actions={<Button onClick={() => send({ type: 'order.requested' })}>{copy.back}</Button>}
      >
        <Phones {...sendingBack} />
        <RadioField
          name="reason"
          label={copy.reason}
          initial={wanted?.reason ?? (reasons.length === 1 ? only?.reason : undefined) ?? ''}
          options={reasons.map(({ reason, option }) => ({
            value: reason,
            label: copy.reasons[reason],
            hint: hintOf(copy, option),
          }))}
        />
        <TextAreaField
          name="description"
          label={copy.description}
          description={copy.descriptionHint}
          required={false}
          hideOptional
          initial={wanted?.description ?? ''}
          maxLength={maxDescriptionLength}
        />
      </JourneyForm>
    </Column>
  );
}
