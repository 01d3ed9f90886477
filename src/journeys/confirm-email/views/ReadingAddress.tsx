import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { confirmEmailCopy } from '../confirm-email.copy.ts';
import type { selectConfirmEmail } from '../../../../machines/confirm-email/confirm-email.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = confirmEmailCopy.ReadingAddress;

export function ReadingAddress({ model, send }: ViewPropsOf<typeof selectConfirmEmail>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <SummaryList rows={[{ term: copy.email, details: model.email }]} />
      <Text>{copy.after}</Text>
      <Text tone="soft">{copy.notYours}</Text>
      <WaysOn>
        <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'email.confirmed' })}>
          {copy.confirm}
        </Button>
      </WaysOn>
    </Column>
  );
}
