import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StepButton } from '../../../ui/SummaryFooter/StepAction.tsx';
import { SwitchDetails } from '../../../ui/SwitchDetails/SwitchDetails.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Implications } from './Implications.tsx';
import classes from './parts.module.css';

const copy = switchProviderCopy.SwitchSetUp;

export function SwitchSetUp({ model, send }: ViewPropsOf<typeof selectSwitchProvider>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.page}>
        <Alert kind="success">{copy.body(model.providerName)}</Alert>
        <Text>{switchProviderCopy.SwitchReadyToStart.when}</Text>
        <WaysOn>
          <StepButton label={copy.submit} onPress={() => send({ type: 'order.continued' })} />
        </WaysOn>
        <SwitchDetails
          type="GAINING"
          headings="h2"
          reference={model.status?.reference ?? null}
          provider={model.providerName}
          completionDate={model.completionDate}
          address={model.address}
          lastName={model.sent.lastName}
          accountNumber={model.sent.accountNumber}
        >
          <Implications model={model} headings="h2" />
        </SwitchDetails>
        <div>
          <Button variant="link" onClick={() => send({ type: 'switch.declined' })}>
            {copy.stop}
          </Button>
        </div>
      </div>
    </Column>
  );
}
