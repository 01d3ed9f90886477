import type { ReactNode } from 'react';
import { Alert, type AlertKind } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { SentDetails } from './SentDetails.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';
import classes from './parts.module.css';

type FailedMatchProps = Pick<SwitchProviderViewProps, 'model' | 'send'> & {
  title: string;
  heading: string;
  kind?: AlertKind;
  /** What may help, under the words of the fault. */
  children: ReactNode;
  /** The ways on, the main one first. Going on without switching is always there. */
  ways: ReactNode;
};

/** A match that did not come about: what did not match, what was sent, and every way on. */
export function FailedMatch({ model, send, title, heading, kind = 'warning', children, ways }: FailedMatchProps) {
  return (
    <Column>
      <PageTitle>{title}</PageTitle>
      <PageHeading>{heading}</PageHeading>
      <div className={classes.page}>
        {model.fault !== '' && <Alert kind={kind}>{model.fault}</Alert>}
        <Text>{children}</Text>
        <WaysOn>{ways}</WaysOn>
        <SentDetails model={model} />
        <WithoutSwitching send={send} />
      </div>
    </Column>
  );
}
