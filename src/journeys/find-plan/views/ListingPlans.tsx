import type { selectFindPlan } from '../../../../machines/find-plan/find-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { planState } from '../../../ui/format/plan-state.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { findPlanCopy } from '../find-plan.copy.ts';
import classes from './ListingPlans.module.css';

const copy = findPlanCopy.ListingPlans;

/** Each plan of a member who has several, as a way to its page. */
export function ListingPlans({ model: { plans } }: Pick<ViewPropsOf<typeof selectFindPlan>, 'model'>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      {/* Safari reads out a list without bullets only when it is told that it is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={classes.plans}>
        {plans.map(({ id, name, address, status, isPaused, page }) => (
          <li key={id}>
            <Card>
              <Text>
                <strong>{name}</strong>, <Unbroken>{address}</Unbroken>
              </Text>
              <Text tone="soft">{planState(status, isPaused)}</Text>
              <TextLink alone to={page}>
                {copy.open}
                <VisuallyHidden>
                  , {name}, {address}
                </VisuallyHidden>
              </TextLink>
            </Card>
          </li>
        ))}
      </ul>
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
