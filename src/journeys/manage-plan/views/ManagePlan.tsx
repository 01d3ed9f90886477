import type { selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { managePlanCopy } from '../manage-plan.copy.ts';
import { BoostPart } from './BoostPart.tsx';
import { ContractPart } from './ContractPart.tsx';
import classes from './ManagePlan.module.css';
import { PausePart } from './PausePart.tsx';
import { PlanPart } from './PlanPart.tsx';

const copy = managePlanCopy.ManagePlan;

/** A plan with its contract, its boosts and its pauses; each part stands by itself. */
export function ManagePlan({ model, send }: ViewPropsOf<typeof selectManagePlan>) {
  const { isShown, plan } = model;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      {!isShown && <Skeleton shape="cards" label={copy.loading} />}
      {isShown && (
        <>
          <div className={classes.cards}>
            <div className={classes.main}>
              <PlanPart model={model} send={send} />
              {plan && <ContractPart plan={plan} />}
            </div>
            <div className={classes.side}>
              <BoostPart model={model} send={send} />
              <PausePart model={model} send={send} />
            </div>
          </div>
          <WaysOn>
            <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
          </WaysOn>
        </>
      )}
    </Column>
  );
}
