import type { OwnDay, selectLeavePlan } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { labelledExitFee } from '../../../ui/BillLines/end.copy.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { price } from '../../../ui/format/price.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { fallsAway, switchHint } from '../beside.copy.ts';
import { leavePlanCopy, leavePlanRefusals } from '../leave-plan.copy.ts';
import classes from './LeavePlan.module.css';
import { OrderedSwitch } from './OrderedSwitch.tsx';

const copy = leavePlanCopy.ChoosingLastDay;

/** What a last day costs, what comes back, and how it stands to a switch, in a line. */
const costOf = (end: OwnDay): string =>
  [
    labelledExitFee(end.exitFee),
    ...(end.refundInPence > 0 ? [copy.refund(price(end.refundInPence))] : []),
    ...switchHint(end),
  ].join('. ');

/** What leaving means and costs, the other ways, and the days to choose from. */
export function ChoosingLastDay({ model, send, draft }: ViewPropsOf<typeof selectLeavePlan>) {
  const { planName, address, how, withdrawUntil, ends, chosen, ordered, news } = model;
  const isPauseOpen = model.pause !== null || model.pausedUntil !== null;
  const only = ends.length === 1 ? ends[0] : undefined;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro(planName, address)}</p>}>{copy.heading}</PageHeading>
      {news && <Alert kind="warning">{copy.news[news]}</Alert>}
      {ordered && <OrderedSwitch ordered={ordered} ends={ends} />}
      <section className={ordered ? classes.section : classes.part} aria-labelledby="leaving-means">
        <h2 id="leaving-means">{copy.means}</h2>
        <Text>{copy.rules[how ?? 'other'](withdrawUntil)}</Text>
        <ul className={classes.facts}>
          {[...copy.facts, ...fallsAway(model)].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="leaving-day">
        <h2 id="leaving-day">{copy.choose}</h2>
        <JourneyForm
          name="last-day"
          draft={draft}
          errors={inWords(model.errors, leavePlanRefusals)}
          submitLabel={copy.submit}
          onSubmit={({ lastDay = '' }) => send({ type: 'lastDay.submitted', lastDay })}
        >
          <RadioField
            name="lastDay"
            label={copy.when}
            initial={chosen?.lastDay ?? only?.lastDay ?? ''}
            options={ends.map((end) => ({ value: end.lastDay, label: longDate(end.lastDay), hint: costOf(end) }))}
          />
        </JourneyForm>
      </section>
      <div className={classes.section}>
        {!ordered && (
          <Card as="section" tone="sunken" aria-labelledby="leaving-switch">
            <h2 id="leaving-switch">{copy.switching}</h2>
            <Text>{copy.switchingText}</Text>
          </Card>
        )}
        {!isPauseOpen && (
          <Card as="section" tone="sunken" aria-labelledby="leaving-pause">
            <h2 id="leaving-pause">{copy.pausing}</h2>
            <Text>{copy.pausingText}</Text>
            <TextLink alone to={`${paths.plans}/${model.planId}`}>
              {copy.pause}
            </TextLink>
          </Card>
        )}
      </div>
    </Column>
  );
}
