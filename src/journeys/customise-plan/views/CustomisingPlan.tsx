import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryFooter } from '../../../ui/SummaryFooter/SummaryFooter.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { priceAMonth, priceOnce } from '../../../ui/format/price.ts';
import { customisePlanCopy, customisePlanRefusals } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConnectionDate } from './ConnectionDate.tsx';
import { ContractLength } from './ContractLength.tsx';
import { KitOptions } from './KitOptions.tsx';
import { OldBroadband } from './OldBroadband.tsx';
import { SummaryRows } from './SummaryRows.tsx';
import classes from './CustomisingPlan.module.css';

const copy = customisePlanCopy.CustomisingPlan;

/** The button that saves for later beside the one that goes on: both take the form as it stands. */
const wayOn = { name: 'way', later: 'later' } as const;

/** What a customer pays by what is chosen so far: a month, and once where there is a set-up price. */
function totalOf({ monthlyPriceInPence, setupPriceInPence }: ViewPropsOf<typeof selectCustomisePlan>['model']): string {
  const monthly = priceAMonth(monthlyPriceInPence);
  return setupPriceInPence === 0 ? monthly : copy.andOnce(monthly, priceOnce(setupPriceInPence));
}

export function CustomisingPlan({ model, send }: ViewPropsOf<typeof selectCustomisePlan>) {
  return (
    <>
      <Column>
        <PageTitle>{copy.title}</PageTitle>
        <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
        {/* Without a draft: every choice is the machine's at once. */}
        <JourneyForm
          name="customise"
          errors={inWords(model.errors, customisePlanRefusals)}
          submitLabel={copy.book}
          busy={model.isLoading || model.isKeeping}
          onSubmit={({ [wayOn.name]: way }) =>
            send({ type: way === wayOn.later ? 'saving.requested' : 'installBooking.requested' })
          }
          actions={
            <Button
              type="submit"
              name={wayOn.name}
              value={wayOn.later}
              disabled={model.isLoading}
              loading={model.isSaving}
            >
              {copy.save}
            </Button>
          }
        >
          <div className={classes.options}>
            {model.isLoading ? (
              <LazyLoader label={copy.loading} />
            ) : (
              <>
                <ContractLength model={model} send={send} />
                <KitOptions model={model} send={send} />
                <ConnectionDate model={model} send={send} />
                {model.isSwitchable && <OldBroadband switchingFrom={model.switchingFrom} />}
              </>
            )}
          </div>
          <section aria-label={copy.summary}>
            <h2>{copy.summary}</h2>
            <SummaryRows model={model} />
          </section>
        </JourneyForm>
      </Column>
      <SummaryFooter
        total={totalOf(model)}
        caption={model.planName}
        onViewSummary={() => send({ type: 'summary.opened' })}
      />
    </>
  );
}
