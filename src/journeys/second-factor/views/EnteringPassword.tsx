import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { secondFactorCopy, secondFactorRefusals } from '../second-factor.copy.ts';
import type { selectSecondFactor } from '../../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = secondFactorCopy.EnteringPassword;

export function EnteringPassword({ model, send }: ViewPropsOf<typeof selectSecondFactor>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="switch-on"
        errors={inWords(model.errors, secondFactorRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ password = '' }) => send({ type: 'password.submitted', password })}
        actions={
          <>
            <TextLink alone to="/auth/forgot-password">
              {copy.forgotten}
            </TextLink>
            <TextLink alone to="/dashboard">
              {copy.dashboard}
            </TextLink>
          </>
        }
      >
        <PasswordField name="password" label={copy.password} autoComplete="current-password" />
      </JourneyForm>
    </Column>
  );
}
