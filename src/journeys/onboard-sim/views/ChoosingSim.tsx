import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';
import classes from './OnboardSim.module.css';

const copy = onboardSimCopy.ChoosingSim;

/** A card or an eSIM; who has neither orders one. What people ask first is answered below (PH-12). */
export function ChoosingSim({ send }: ViewPropsOf<typeof selectOnboardSim>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <div className={classes.choices}>
        <div className={classes.choice}>
          <Button variant="primary" onClick={() => send({ type: 'card.chosen' })}>
            {copy.card}
          </Button>
          <Text>{copy.cardHint}</Text>
        </div>
        <div className={classes.choice}>
          <Button onClick={() => send({ type: 'esim.chosen' })}>{copy.eSim}</Button>
          <Text>{copy.eSimHint}</Text>
        </div>
      </div>
      <WaysOn>
        <LinkButton to="/free-sim-cards/order" variant="link">
          {copy.order}
        </LinkButton>
      </WaysOn>
      <section className={classes.questions} aria-labelledby="sim-questions">
        <h2 id="sim-questions">{copy.questions}</h2>
        <Accordion items={copy.faq} />
      </section>
    </Column>
  );
}
