import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { switchDetailsCopy } from '../../../ui/SwitchDetails/switch-details.copy.ts';
import { SwitchExplained } from '../../../ui/SwitchDetails/SwitchExplained.tsx';
import { SwitchFacts } from '../../../ui/SwitchDetails/SwitchFacts.tsx';
import { Timeline } from '../../../ui/Timeline/Timeline.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Implications } from './Implications.tsx';
import { switchFactsOf } from './switch-facts.ts';
import classes from './parts.module.css';

const copy = switchProviderCopy.SwitchSetUp;

/** What comes now, in its order; what was agreed to and how it works, for whoever looks for it (SW-10, SW-11). */
export function SwitchSetUp({ model, send }: ViewPropsOf<typeof selectSwitchProvider>) {
  const { providerName: provider, completionDate, isOrdered, status } = model;
  const until = status?.expiresOn;
  const { agreed, order, switched, bill } = copy.steps;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.body(provider)}</p>}>{copy.heading}</PageHeading>
      <div className={classes.page}>
        <Timeline
          done={copy.done}
          steps={[
            { id: 'agreed', icon: 'check', title: agreed.title, when: agreed.when(provider), isDone: true },
            {
              id: 'order',
              icon: 'document',
              ...order,
              text: order.text(provider, isOrdered || until === undefined ? '' : longDate(until)),
            },
            {
              id: 'switched',
              icon: 'swap',
              title: switched.title,
              when: completionDate === null ? switched.when : <ShortDate date={completionDate} />,
              text: switched.text(provider),
            },
            { id: 'bill', icon: 'pound', ...bill, text: bill.text(provider) },
          ]}
        />
        <WaysOn>
          <StepButton label={copy.submit} onPress={() => send({ type: 'order.continued' })} />
        </WaysOn>
        <Accordion
          items={[
            {
              title: copy.terms,
              content: (
                <div className={classes.page}>
                  <Implications model={model} headings="h2" />
                </div>
              ),
            },
            { title: switchDetailsCopy.factsHeading, content: <SwitchFacts {...switchFactsOf(model)} /> },
            { title: switchDetailsCopy.howHeading, content: <SwitchExplained type="GAINING" /> },
          ]}
        />
        <div>
          <Button variant="link" small onClick={() => send({ type: 'switch.declined' })}>
            {copy.stop}
          </Button>
        </div>
      </div>
    </Column>
  );
}
