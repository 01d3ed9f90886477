import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { confirmEmailCopy, confirmEmailRefusals } from '../confirm-email.copy.ts';
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
      <JourneyForm
        name="confirm-email"
        errors={inWords(model.errors, confirmEmailRefusals)}
        submitLabel={copy.confirm}
        busy={model.isBusy}
        onSubmit={({ password = '' }) => send({ type: 'email.confirmed', password })}
      >
        <PasswordField
          name="password"
          label={copy.password}
          description={copy.passwordHint}
          autoComplete="current-password"
        />
      </JourneyForm>
    </Column>
  );
}
