import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { selectChoosePlan } from '../../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { OfferedPlan } from './OfferedPlan.tsx';
import { SuggestedPlan } from './SuggestedPlan.tsx';
import classes from './ChoosingPlan.module.css';

const copy = choosePlanCopy.ChoosingPlan;

/** The plans side by side, each with what is its own; then, once, what all of them have. */
export function ChoosingPlan({ model, send }: ViewPropsOf<typeof selectChoosePlan>) {
  const { plans, sharedBenefits, productIdBefore, suggestion, isLoading, busyProductId, earliestGoLiveDay } = model;
  const marksOf = ({ product: { productId } }: (typeof plans)[number]) => [
    ...(suggestion?.product.productId === productId ? [copy.marks[suggestion.fit]] : []),
    ...(productIdBefore === productId ? [copy.before] : []),
  ];
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading
        intro={
          <>
            <p>{copy.intro}</p>
            {model.areDatesHeld && <p>{copy.datesHeld}</p>}
          </>
        }
      >
        {copy.heading}
      </PageHeading>
      <div className={classes.room}>
        {isLoading && <Skeleton shape="columns" label={copy.loading} />}
        {earliestGoLiveDay !== null && (
          <div className={classes.earliest}>
            <Text type="loud-bold">
              <Unbroken>{copy.earliest(longDate(earliestGoLiveDay))}</Unbroken>
            </Text>
          </div>
        )}
        {plans.length > 0 && <SuggestedPlan model={model} send={send} />}
        <h2>
          <VisuallyHidden>{copy.list}</VisuallyHidden>
        </h2>
        <div className={classes.plans}>
          {plans.map((plan) => (
            <OfferedPlan
              key={plan.product.productId}
              plan={plan}
              marks={marksOf(plan)}
              marksRoom={Math.max(...plans.map((each) => marksOf(each).length))}
              isBusy={busyProductId === plan.product.productId}
              select={() => send({ type: 'plan.selected', productId: plan.product.productId })}
            />
          ))}
        </div>
        {sharedBenefits.length > 0 && (
          <section className={classes.shared}>
            <h2 className={classes.sharedTitle}>{copy.shared}</h2>
            <ul className={classes.benefits}>
              {sharedBenefits.map((benefit) => (
                <li key={benefit} className={classes.benefit}>
                  <span className={classes.tick}>
                    <AnyIcon name="check" size={24} />
                  </span>
                  {benefit}
                </li>
              ))}
            </ul>
          </section>
        )}
        {plans.length > 0 && (
          <Text tone="soft">
            {copy.speedNote} <TextLink to="/help/faults#slow">{copy.slower}</TextLink>
          </Text>
        )}
      </div>
    </Column>
  );
}
