import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { priceOnce } from '../../../ui/format/price.ts';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PlanCard } from '../../../ui/PlanCard/PlanCard.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { selectChoosePlan } from '../../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './ChoosingPlan.module.css';

const copy = choosePlanCopy.ChoosingPlan;

export function ChoosingPlan({ model, send }: ViewPropsOf<typeof selectChoosePlan>) {
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <div className={classes.room}>
        {model.isLoading && <LazyLoader label={copy.loading} />}
        <h2>
          <VisuallyHidden>{copy.list}</VisuallyHidden>
        </h2>
        <div className={classes.plans}>
          {model.products.map((product) => (
            <PlanCard
              key={product.productId}
              name={product.displayName}
              speedInMbps={product.downstreamSpeedInMbps}
              priceInPence={product.priceInPence}
              per={copy.per}
              terms={`${product.contractDurationText} · ${product.setupPriceInPence === 0 ? copy.freeSetup : copy.setup(priceOnce(product.setupPriceInPence))}`}
              popular={product.tags.includes('most-popular')}
              benefits={product.benefits}
              action={
                <Button
                  variant="primary"
                  wide
                  loading={model.busyProductId === product.productId}
                  onClick={() => send({ type: 'plan.selected', productId: product.productId })}
                >
                  {copy.select}
                  <VisuallyHidden>: {product.displayName}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </div>
      </div>
    </Column>
  );
}
