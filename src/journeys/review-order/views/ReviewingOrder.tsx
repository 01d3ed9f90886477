import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { priceAMonth, setUpPrice } from '../../../ui/format/price.ts';
import { reviewOrderCopy, reviewOrderRefusals } from '../review-order.copy.ts';
import type { selectReviewOrder } from '../../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Agreement } from './Agreement.tsx';
import { Bookings } from './Bookings.tsx';
import { ReviewedSwitch } from './ReviewedSwitch.tsx';
import classes from './ReviewingOrder.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

/** The day chosen; else the in-home visit decides it, or it is the first day possible (CU-03). */
function ConnectionDay({ model }: Pick<ViewPropsOf<typeof selectReviewOrder>, 'model'>) {
  const { connectionDate, booking, earliestDate } = model;
  if (connectionDate !== null) return <ShortDate date={connectionDate} />;
  if (booking.inHomeVisit) return copy.byVisit;
  if (earliestDate === null) return copy.asSoonAsPossible;
  return (
    <>
      {copy.from}
      <ShortDate date={earliestDate} />
    </>
  );
}

export function ReviewingOrder({ model, send, draft }: ViewPropsOf<typeof selectReviewOrder>) {
  const { product, customisation } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <section className={classes.part} aria-labelledby="your-details">
        <h2 id="your-details">{copy.details}</h2>
        <SummaryList
          rows={[
            { term: copy.address, details: model.address },
            { term: copy.name, details: model.name },
            { term: copy.email, details: model.email },
            { term: copy.phone, details: model.phone === '' ? copy.noPhone : model.phone },
          ]}
        />
      </section>
      <section className={classes.part} aria-labelledby="your-plan">
        <h2 id="your-plan">{copy.plan}</h2>
        <SummaryList
          rows={[
            { term: copy.planName, details: product.displayName },
            { term: copy.contract, details: product.contractDurationText },
            ...(customisation.meshWifi ? [{ term: copy.mesh, details: copy.added }] : []),
            {
              term: copy.connection,
              details: <ConnectionDay model={model} />,
            },
            { term: copy.setup, details: setUpPrice(product.setupPriceInPence) },
            { term: copy.today, details: copy.nothing },
            { term: copy.monthly, details: <strong>{priceAMonth(model.monthlyPriceInPence)}</strong> },
          ]}
        />
        <Text tone="soft">{copy.goLive}</Text>
      </section>
      <Bookings booking={model.booking} />
      <ReviewedSwitch model={model} />
      <section className={classes.part} aria-labelledby="your-agreement">
        <h2 id="your-agreement">{copy.agreement}</h2>
        <Agreement model={model} />
        <JourneyForm
          name="agreement"
          draft={draft}
          errors={inWords(model.errors, reviewOrderRefusals)}
          submitLabel={copy.submit}
          busy={model.isPlacing || model.isPreparing}
          onSubmit={({ contractAccepted = '' }) =>
            send({ type: 'order.submitted', contractAccepted: contractAccepted !== '' })
          }
        >
          <CheckboxField name="contractAccepted" label={copy.accept} />
          <Text tone="soft">{copy.coolingOff}</Text>
        </JourneyForm>
      </section>
    </Column>
  );
}
