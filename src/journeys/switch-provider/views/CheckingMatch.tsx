import { Column } from '../../../ui/Column/Column.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
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

const copy = switchProviderCopy.CheckingMatch;

export function CheckingMatch({ model, send }: ViewPropsOf<typeof selectSwitchProvider>) {
  const isAsked = model.busy === null;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading(model.providerName)}</PageHeading>
      <div className={classes.page}>
        <div className={classes.waiting}>
          <LazyLoader label={model.busy === 'withdrawing' ? copy.withdrawing : copy.loading} />
        </div>
        {isAsked && (
          <>
            {model.mayGoOn && <Text>{copy.wait}</Text>}
            <WaysOn>
              <MatchWays model={model} send={send} ways={['later', 'details']} />
            </WaysOn>
            <WithoutSwitching send={send} />
          </>
        )}
      </div>
    </Column>
  );
}
