import type { selectChoosePlan } from '../../../../machines/choose-plan/choose-plan.selectors.ts';
import { heaviestUse, peopleCounted, type Suggestion } from '../../../../machines/choose-plan/household.rules.ts';
import type { Household } from '../../../../machines/choose-plan/choose-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import classes from './SuggestedPlan.module.css';

const copy = choosePlanCopy.ChoosingPlan;

/** In one sentence why that plan, by what decided it. */
function reasonOf({ product, fit, needed, files }: Suggestion, household: Household): string {
  if (files) {
    const { minutes, smaller } = files;
    return smaller ? copy.files(minutes, smaller.product.displayName, smaller.minutes) : copy.onlyFiles(minutes);
  }
  const when = copy.when[heaviestUse(household)](peopleCounted[household.people]);
  if (fit === 'fastest') return copy.tooLittle(needed, when);
  const { guaranteedSpeedInMbps, downstreamSpeedInMbps } = product;
  return guaranteedSpeedInMbps === undefined
    ? copy.brings(needed, when, downstreamSpeedInMbps)
    : copy.guarantees(needed, when, guaranteedSpeedInMbps);
}

/** Above the plans: the way to the question who lives there, and then which plan is enough, and why. */
export function SuggestedPlan({ model, send }: Pick<ViewPropsOf<typeof selectChoosePlan>, 'model' | 'send'>) {
  const { household, suggestion } = model;
  const told =
    suggestion && household
      ? {
          heading: copy.fits[suggestion.fit](suggestion.product.displayName),
          text: reasonOf(suggestion, household),
          ask: copy.askAgain,
        }
      : { heading: copy.offered, text: copy.offer, ask: copy.ask };
  return (
    <section className={classes.panel} aria-labelledby="which-plan">
      <div role="status">
        <h2 id="which-plan" className={classes.heading}>
          {told.heading}
        </h2>
        <Text>{told.text}</Text>
      </div>
      <Button onClick={() => send({ type: 'suggestion.requested' })}>{told.ask}</Button>
    </section>
  );
}
