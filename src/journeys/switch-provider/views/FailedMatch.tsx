import { Alert, type AlertKind } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { MatchWays, type MatchWay } from './MatchWays.tsx';
import { SentDetails } from './SentDetails.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';
import classes from './parts.module.css';

type FailedMatchProps = Pick<SwitchProviderViewProps, 'model' | 'send'> & {
  /** The words of the page; `body` says what may help, under the words of the fault. */
  copy: { title: string; heading: string; body: string; ways?: Partial<Record<MatchWay, string>> };
  /** The ways on, the main one first. Going on without switching is always there. */
  ways: readonly MatchWay[];
  kind?: AlertKind;
};

/** A match that did not come about: what did not match, what was sent, and every way on. */
export function FailedMatch({ model, send, copy, ways, kind = 'warning' }: FailedMatchProps) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.page}>
        {model.fault !== '' && <Alert kind={kind}>{model.fault}</Alert>}
        <Text>{copy.body}</Text>
        <WaysOn>
          <MatchWays model={model} send={send} ways={ways} {...(copy.ways && { labels: copy.ways })} />
        </WaysOn>
        <SentDetails model={model} />
        <WithoutSwitching send={send} />
      </div>
    </Column>
  );
}
