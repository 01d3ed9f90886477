import { paths } from '../../../../machines/shared/paths.ts';
import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { cardInWords, expiryOnCard } from '../../../ui/format/card.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { buySimPlanCopy, buySimPlanRefusals } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

const copy = buySimPlanCopy.ChangingRepeat;

/** How it is paid now; '' where nothing is repeated, or its card is kept no more. */
function payByOf({ repeat }: MySimPlan): string {
  if (repeat === null) return '';
  return repeat.payBy === 'CREDIT' ? 'CREDIT' : (repeat.card?.id ?? '');
}

/** Which plan is bought each time, and how it is paid. */
export function ChangingRepeat({ model, send, draft }: ViewPropsOf<typeof selectBuySimPlan>) {
  const { mine, plans, errors, isBusy } = model;
  if (!mine) return null;
  const { repeat, waiting, current, cards, creditInPence } = mine;
  const followed = (repeat ?? waiting ?? current)?.plan.id ?? '';
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <div className={classes.section}>
          <Text>{copy.text}</Text>
          {repeat !== null && repeat.on !== null && <Text>{copy.first(repeat.on)}</Text>}
        </div>
        <JourneyForm
          name="repeat"
          draft={draft}
          initial={{ planId: followed, payBy: payByOf(mine) }}
          errors={inWords(errors, buySimPlanRefusals)}
          submitLabel={copy.submit}
          busy={isBusy}
          onSubmit={({ planId = '', payBy = '' }) => send({ type: 'repeating.submitted', planId, payBy })}
          actions={
            <Button disabled={isBusy} onClick={() => send({ type: 'plans.requested' })}>
              {copy.plans}
            </Button>
          }
        >
          <RadioField
            name="planId"
            label={copy.which}
            options={plans.map(({ id, name, priceInPence, suits }) => ({
              value: id,
              label: copy.option(name, priceInPence),
              hint: suits,
            }))}
          />
          <RadioField
            name="payBy"
            label={copy.payBy}
            options={[
              { value: 'CREDIT', label: copy.byCredit, hint: copy.creditHas(creditInPence) },
              ...cards.map((card) => ({
                value: card.id,
                label: cardInWords(card),
                hint: copy.expiry(expiryOnCard(card)),
              })),
            ]}
          />
          {cards.length === 0 && (
            <Text>
              {copy.noCard} <TextLink to={paths.paymentMethod}>{copy.addCard}</TextLink>
            </Text>
          )}
        </JourneyForm>
      </div>
    </Column>
  );
}
