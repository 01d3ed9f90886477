import { saidOn, type AnySaying, type Saying } from '../../../journey-host/outcome-views.tsx';
import { Alert, type AlertKind } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { faultOn } from '../../../ui/SwitchDetails/switch-faults.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import type { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { MatchWays, type MatchWay, type WayLabels } from './MatchWays.tsx';
import { SentDetails } from './SentDetails.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';
import classes from './parts.module.css';

type FailedMatch = {
  /** Of the words of the fault; a warning where nothing is said. */
  kind?: AlertKind;
  /** The ways on, the main one first. Going on without switching is always there. */
  ways: readonly MatchWay[];
};

/** The failed matches by view; the body says what may help, under the words of the fault. */
export type FailedMatches = {
  [View in keyof typeof switchProviderCopy]?: FailedMatch &
    Saying<(typeof switchProviderCopy)[View], ViewPropsOf<typeof selectSwitchProvider>['model']>;
};

/** A match that did not come about: what did not match, what was sent, and every way on. */
export const failedMatchView = (
  words: object & { ways?: WayLabels },
  { kind = 'warning', ways, says }: FailedMatch & AnySaying,
) =>
  function FailedMatchView({ model, send }: ViewPropsOf<typeof selectSwitchProvider>) {
    const { title, heading, paragraphs } = saidOn(words, says, model);
    const fault = faultOn(model);
    return (
      <Column>
        <PageTitle>{title}</PageTitle>
        <PageHeading>{heading}</PageHeading>
        <div className={classes.page}>
          {fault !== '' && <Alert kind={kind}>{fault}</Alert>}
          <Text>{paragraphs.join(' ')}</Text>
          <WaysOn>
            <MatchWays model={model} send={send} ways={ways} {...(words.ways && { labels: words.ways })} />
          </WaysOn>
          <SentDetails model={model} />
          <WithoutSwitching send={send} />
        </div>
      </Column>
    );
  };
