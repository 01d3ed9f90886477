import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './parts.module.css';
import { MatchWays } from './MatchWays.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';

const copy = switchProviderCopy.MatchStillChecked;

export function MatchStillChecked({ model, send }: ViewPropsOf<typeof selectSwitchProvider>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading(model.providerName)}</PageHeading>
      <div className={classes.page}>
        <Alert kind="info">{copy.body}</Alert>
        <Text>{model.mayGoOn ? copy.goOn : copy.last}</Text>
        <WaysOn>
          <MatchWays model={model} send={send} ways={['later']} />
          <Button loading={model.isLookingAgain} onClick={() => send({ type: 'result.requested' })}>
            {copy.look}
          </Button>
        </WaysOn>
        <WithoutSwitching send={send} />
      </div>
    </Column>
  );
}
