import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';
import type { selectSecondFactor } from '../../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = secondFactorCopy.ChoosingChange;

export function ChoosingChange({ model, send }: ViewPropsOf<typeof selectSecondFactor>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <Text>
        {copy.codes(model.recoveryCodesLeft)} {copy.newCodes}
      </Text>
      <WaysOn>
        <Button variant="primary" onClick={() => send({ type: 'device.chosen' })}>
          {copy.device}
        </Button>
        <Button onClick={() => send({ type: 'removal.chosen' })}>{copy.removal}</Button>
        <LinkButton to="/dashboard" variant="link">
          {copy.dashboard}
        </LinkButton>
      </WaysOn>
    </Column>
  );
}
