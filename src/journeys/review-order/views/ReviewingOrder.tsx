import type { ProfileErrand } from '../../../../machines/manage-profile/manage-profile.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { longDate } from '../../../ui/format/date.ts';
import { price, priceAMonth } from '../../../ui/format/price.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { OrderPrice } from '../../../ui/OrderSummary/OrderSummary.tsx';
import { useEndOfHold } from '../../../ui/HeldUntil/use-end-of-hold.ts';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { StepAction } from '../../../ui/SummaryFooter/StepAction.tsx';
import { reviewOrderCopy, reviewOrderRefusals } from '../review-order.copy.ts';
import type { selectReviewOrder } from '../../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Agreement } from './Agreement.tsx';
import { Bookings } from './Bookings.tsx';
import { CoolingOff } from './CoolingOff.tsx';
import { ReviewedSwitch } from './ReviewedSwitch.tsx';
import classes from './ReviewingOrder.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

const form = 'agreement';

type Model = ViewPropsOf<typeof selectReviewOrder>['model'];

/** What is the account's is changed in the profile, whose page leads back to here. */
const inProfile = (errand: ProfileErrand) => ({ to: `${paths.profile}?order=${errand}` });

/** The day chosen; else the in-home visit decides it, or it is the first day possible (CU-03). */
function connectionDay({ connectionDate, booking, earliestDate }: Model): string {
  if (connectionDate !== null) return longDate(connectionDate);
  if (booking.inHomeVisit) return copy.byVisit(longDate(booking.inHomeVisit.date));
  return earliestDate === null ? copy.asSoonAsPossible : copy.from(longDate(earliestDate));
}

/** With what it costs a month, where that is known of the plan alone. */
function planWords({ product, summary }: Model): string {
  if (summary === null || summary.meshPriceInPence === 'inPrice') return product.displayName;
  return copy.planFor(product.displayName, priceAMonth(summary.planPriceInPence));
}

function meshWords({ customisation, summary }: Model): string {
  const price = summary?.meshPriceInPence;
  if (!customisation.meshWifi) return copy.notAdded;
  return typeof price === 'number' ? copy.addedFor(priceAMonth(price)) : copy.added;
}

/** The plan and what comes with it, each with the way to the step that decides it, and what all of it costs. */
function PlanPart({ model }: { model: Model }) {
  const { product, booking, summary } = model;
  const customise = { to: paths.customisePlan };
  return (
    <section className={classes.part} aria-labelledby="your-plan">
      <h2 id="your-plan">{copy.plan}</h2>
      <SummaryList
        rows={[
          { term: copy.planName, details: planWords(model), change: { to: paths.choosePlan } },
          { term: copy.contract, details: product.contractDurationText, change: customise },
          { term: copy.mesh, details: meshWords(model), change: customise },
          {
            term: copy.connection,
            details: connectionDay(model),
            ...(booking.inHomeVisit ? {} : { change: customise }),
          },
        ]}
      />
      {summary && (
        <div className={classes.costs}>
          <h3>{copy.costs}</h3>
          <OrderPrice order={summary} hasDaysInFull />
        </div>
      )}
      <Text tone="soft">{copy.howToPay}</Text>
    </section>
  );
}

/** Whom the order is for, and where. */
function DetailsPart({ model }: { model: Model }) {
  return (
    <section className={classes.part} aria-labelledby="your-details">
      <h2 id="your-details">{copy.details}</h2>
      <SummaryList
        rows={[
          { term: copy.address, details: model.address, change: { to: paths.postcodeChecker } },
          { term: copy.name, details: model.name, change: inProfile('name') },
          { term: copy.email, details: model.email, change: inProfile('email') },
          {
            term: copy.phone,
            details: model.phone === '' ? copy.noPhone : model.phone,
            change: inProfile('phone'),
          },
        ]}
      />
    </section>
  );
}

/** Beside the button that binds: what is paid for it, and when first. */
function ToPay({ summary }: { summary: NonNullable<Model['summary']> }) {
  const { monthlyPriceInPence, setupPriceInPence, goLiveDay } = summary;
  const first = price(monthlyPriceInPence + setupPriceInPence);
  const day = goLiveDay === null ? '' : longDate(goLiveDay);
  return (
    <Text>
      <Unbroken>{copy.toPay(priceAMonth(monthlyPriceInPence), first, day)}</Unbroken>
    </Text>
  );
}

export function ReviewingOrder({ model, send, draft }: ViewPropsOf<typeof selectReviewOrder>) {
  const isBusy = model.isPlacing || model.isPreparing;
  useEndOfHold(model.booking.heldUntil, !isBusy, () => send({ type: 'hold.ended' }));
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>} takesFocus={model.changed === null}>
        {copy.heading}
      </PageHeading>
      <PlanPart model={model} />
      <Bookings model={model} send={send} />
      <ReviewedSwitch model={model} />
      <DetailsPart model={model} />
      <section className={classes.part} aria-labelledby="your-agreement">
        <h2 id="your-agreement">{copy.agreement}</h2>
        <Agreement model={model} />
        <StepAction form={form} label={copy.submit} busy={isBusy}>
          <JourneyForm
            // The tick is under a contract in this name, and no other one.
            key={model.name}
            name={form}
            draft={draft}
            errors={inWords(model.errors, reviewOrderRefusals)}
            submitLabel={copy.submit}
            busy={isBusy}
            onSubmit={({ contractAccepted = '' }) =>
              send({ type: 'order.submitted', contractAccepted: contractAccepted !== '' })
            }
          >
            <CheckboxField name="contractAccepted" label={copy.accept} value={model.name || 'yes'} />
            {model.summary && <ToPay summary={model.summary} />}
            <CoolingOff />
          </JourneyForm>
        </StepAction>
      </section>
    </Column>
  );
}
