import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.ShowingProfile;

/** The code of an eSIM: for the camera of its phone, and by hand. */
export function ShowingProfile({ model: { profile }, send }: ViewPropsOf<typeof selectOnboardSim>) {
  if (profile === null) return <WaitingPage title={copy.title} heading={copy.heading} loading={copy.loading} />;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <QrCode text={profile.activationCode} label={copy.picture} />
      <Alert kind="warning">{copy.warning}</Alert>
      <Text>{copy.byHand}</Text>
      <SummaryList
        rows={[
          { term: copy.address, details: profile.address },
          { term: copy.code, details: profile.code },
        ]}
      />
      <CopyButton text={profile.code} label={copy.copy} copied={copy.copied} notCopied={copy.notCopied} />
      <WaysOn>
        <Button variant="primary" onClick={() => send({ type: 'sim.requested' })}>
          {copy.worked}
        </Button>
        <Button onClick={() => send({ type: 'help.requested' })}>{copy.help}</Button>
      </WaysOn>
    </Column>
  );
}
