import { paths } from '../../../../machines/shared/paths.ts';
import type { BuySimPlanModel, selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { buySimPlanCopy, buySimPlanRefusals } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';
import { NewsOfPlan } from './NewsOfPlan.tsx';
import { WhatPlanHas } from './WhatPlanHas.tsx';

const copy = buySimPlanCopy.ChoosingHow;

/** When it starts, where it can start at one time only. */
function onlyStart(start: string | undefined, { current, hasActiveSim }: MySimPlan): string {
  if (start !== 'NOW' && current !== null) return copy.only.later(current.endsOn);
  return hasActiveSim ? copy.only.now : copy.only.withSim;
}

function StartField({ starts, mine }: { starts: BuySimPlanModel['starts']; mine: MySimPlan }) {
  const { current } = mine;
  const lost = current && copy.lost(current.plan.name, current.daysLeft);
  if (starts.length < 2 || current === null)
    return (
      <>
        <Text>{onlyStart(starts[0], mine)}</Text>
        {lost !== null && starts[0] === 'NOW' && <Text>{lost}</Text>}
      </>
    );
  return (
    <RadioField
      name="start"
      label={copy.start}
      options={[
        { value: 'WHEN_CURRENT_ENDS', label: copy.startLater, hint: copy.startLaterText(current.endsOn) },
        { value: 'NOW', label: copy.startNow, hint: lost },
      ]}
    />
  );
}

/** When it starts, how it is paid, and whether once or each time: none of it is chosen for anybody. */
export function ChoosingHow({ model, send, draft }: ViewPropsOf<typeof selectBuySimPlan>) {
  const { mine, plan, starts, choice, errors, news, missingInPence } = model;
  if (!mine || !plan) return null;
  const { creditInPence } = mine;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading(plan.name)}</PageHeading>
      <div className={classes.parts}>
        <NewsOfPlan news={news} />
        <Card tone="sunken">
          <Text type="loud-bold">{copy.summary(plan.priceInPence, plan.days)}</Text>
          <WhatPlanHas plan={plan} />
        </Card>
        <JourneyForm
          name="sim-plan"
          draft={draft}
          initial={{
            start: choice.start ?? '',
            payBy: choice.payBy ?? '',
            often: choice.isRepeated === null ? '' : choice.isRepeated ? 'REPEATED' : 'ONCE',
          }}
          errors={inWords(errors, buySimPlanRefusals)}
          submitLabel={copy.submit}
          onSubmit={({ start = '', payBy = '', often = '' }) => send({ type: 'choice.submitted', start, payBy, often })}
          actions={<Button onClick={() => send({ type: 'plans.requested' })}>{copy.plans}</Button>}
        >
          <StartField starts={starts} mine={mine} />
          <RadioField
            name="payBy"
            label={copy.payBy}
            options={[
              {
                value: 'CREDIT',
                label: copy.byCredit,
                hint:
                  missingInPence > 0 ? copy.creditLacks(creditInPence, missingInPence) : copy.creditHas(creditInPence),
              },
              { value: 'CARD', label: copy.byCard, hint: copy.byCardText },
            ]}
          />
          {missingInPence > 0 && (
            <Text>
              <TextLink to={paths.topUp}>{copy.topUp}</TextLink>. {copy.topUpText}
            </Text>
          )}
          <RadioField
            name="often"
            label={copy.often}
            options={[
              { value: 'ONCE', label: copy.once, hint: copy.onceText },
              { value: 'REPEATED', label: copy.each, hint: copy.eachText(plan.name, plan.priceInPence, plan.days) },
            ]}
          />
          {mine.repeat && <Text>{copy.replaces}</Text>}
        </JourneyForm>
      </div>
    </Column>
  );
}
