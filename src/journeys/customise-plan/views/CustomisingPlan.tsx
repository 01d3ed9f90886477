import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StepAction } from '../../../ui/SummaryFooter/StepAction.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { customisePlanCopy, customisePlanRefusals } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Arranged } from './Arranged.tsx';
import { ConnectionDate } from './ConnectionDate.tsx';
import { ContractLength } from './ContractLength.tsx';
import { KitOptions } from './KitOptions.tsx';
import classes from './CustomisingPlan.module.css';

const copy = customisePlanCopy.CustomisingPlan;

const form = 'customise';

/** The button that saves for later beside the one that goes on: both take the form as it stands. */
const wayOn = { name: 'way', later: 'later' } as const;

export function CustomisingPlan({ model, send }: ViewPropsOf<typeof selectCustomisePlan>) {
  const goOn = model.isBooked ? copy.review : copy.book;
  const isBusy = model.isLoading || model.isKeeping;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <StepAction form={form} label={goOn} busy={isBusy}>
        {/* Without a draft: every choice is the machine's at once. */}
        <JourneyForm
          name={form}
          errors={inWords(model.errors, customisePlanRefusals)}
          submitLabel={goOn}
          busy={isBusy}
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
              <Skeleton shape="rows" label={copy.loading} />
            ) : (
              <>
                <ContractLength model={model} send={send} />
                <KitOptions model={model} send={send} />
                <ConnectionDate model={model} send={send} />
                <Arranged model={model} />
              </>
            )}
          </div>
        </JourneyForm>
      </StepAction>
    </Column>
  );
}
