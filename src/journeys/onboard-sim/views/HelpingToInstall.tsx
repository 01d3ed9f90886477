import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';
import classes from './OnboardSim.module.css';

const copy = onboardSimCopy.HelpingToInstall;

/** What helps when a phone does not take the eSIM. */
export function HelpingToInstall({ send }: ViewPropsOf<typeof selectOnboardSim>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <ol className={classes.steps}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <WaysOn>
        <Button variant="primary" onClick={() => send({ type: 'installing.requested' })}>
          {copy.again}
        </Button>
        <Button onClick={() => send({ type: 'sim.requested' })}>{copy.back}</Button>
        <LinkButton to="/contact-us" variant="link">
          {copy.contact}
        </LinkButton>
      </WaysOn>
    </Column>
  );
}
