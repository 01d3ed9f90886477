import type { ReactNode } from 'react';
import { productSummary } from '../../../pages/content/contract-document.ts';
import { exitFeeAMonth } from '../../../pages/content/price-facts.ts';
import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { price, priceOnce } from '../../../ui/format/price.ts';
import { speed } from '../../../ui/format/speed.ts';
import { PlanCard } from '../../../ui/PlanCard/PlanCard.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { ComparedPlan } from '../../../../machines/choose-plan/compared-plans.rules.ts';
import classes from './OfferedPlan.module.css';

const copy = choosePlanCopy.ChoosingPlan;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type OfferedPlanProps = {
  plan: ComparedPlan;
  isBusy: boolean;
  /** What this one is for the customer, of the plans beside each other, in words. */
  marks: readonly string[];
  /** How many marks a card has at most, for which all leave room, so that their figures stand beside each other. */
  marksRoom: number;
  select: () => void;
};

/** A plan beside the others, by what it does not share with them. Speeds that the gateway does not know are left out. */
export function OfferedPlan({ plan, isBusy, marks, marksRoom, select }: OfferedPlanProps) {
  const { product, ownBenefits, minutesOfDownload, totalInPence } = plan;
  const { downstreamSpeedInMbps: down, upstreamSpeedInMbps: up, setupPriceInPence } = product;
  const { eveningSpeedInMbps, guaranteedSpeedInMbps } = product;
  return (
    <PlanCard
      name={product.displayName}
      speedInMbps={down}
      priceInPence={product.priceInPence}
      per={copy.per}
      terms={copy.terms(
        product.contractDurationText,
        setupPriceInPence === 0 ? copy.freeSetup : copy.setup(priceOnce(setupPriceInPence)),
      )}
      popular={product.tags.includes('most-popular')}
      action={
        <Button variant="primary" wide loading={isBusy} onClick={select}>
          {copy.select}
          <VisuallyHidden>: {product.displayName}</VisuallyHidden>
        </Button>
      }
    >
      {marksRoom > 0 && (
        <div className={classes.marks} data-room={marksRoom}>
          {marks.map((mark) => (
            <p key={mark} className={classes.mark}>
              <AnyIcon name="check" size={16} /> {mark}
            </p>
          ))}
        </div>
      )}
      <div className={classes.own}>
        <p className={classes.suits}>{product.description}</p>
        {ownBenefits.map((benefit) => (
          <p key={benefit}>{benefit}</p>
        ))}
        <dl className={classes.facts}>
          <Fact label={copy.speeds}>
            {down === up ? copy.each(speed(down)) : copy.downAndUp(speed(down), speed(up))}
          </Fact>
          {eveningSpeedInMbps !== undefined && <Fact label={copy.evening}>{speed(eveningSpeedInMbps)}</Fact>}
          {guaranteedSpeedInMbps !== undefined && <Fact label={copy.guaranteed}>{speed(guaranteedSpeedInMbps)}</Fact>}
          <Fact label={copy.game}>{copy.minutes(minutesOfDownload)}</Fact>
          <Fact label={copy.total(product.contractDurationText)}>{price(totalInPence)}</Fact>
          {product.contractDurationInMonths > 1 && (
            <Fact label={copy.leaving}>{copy.perMonthLeft(exitFeeAMonth(product.priceInPence))}</Fact>
          )}
        </dl>
        <p className={classes.summary}>
          <TextLink alone to={productSummary(product.productId)} newTab isDocument>
            {copy.summary}
            <VisuallyHidden>: {product.displayName}</VisuallyHidden>
          </TextLink>
        </p>
      </div>
    </PlanCard>
  );
}
