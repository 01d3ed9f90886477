import { useLocation } from 'react-router-dom';
import { paths } from '../../../../machines/shared/paths.ts';
import { LatePlanSoFar } from '../../../journey-host/late-plan-so-far.tsx';
import { BesideAccount } from '../../../ui/Column/BesideAccount.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PlanLine } from '../../../ui/PageHeading/PlanLine.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { logInCopy, logInRefusals } from '../log-in.copy.ts';
import type { selectLogIn } from '../../../../machines/log-in/log-in.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = logInCopy.EnteringCredentials;

export function EnteringCredentials({ model, send, draft }: ViewPropsOf<typeof selectLogIn>) {
  // The way back goes along to the pages for those who cannot log in.
  const { search } = useLocation();
  const { plan, isOrderUnderWay } = model;
  const intro = (
    <>
      {plan && <PlanLine plan={plan} changeTo={paths.choosePlan} />}
      <p>{copy.intro}</p>
    </>
  );
  return (
    <BesideAccount order={plan && <LatePlanSoFar plan={plan} changeTo={paths.choosePlan} />}>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading {...(isOrderUnderWay && { intro })}>{copy.heading}</PageHeading>
      <JourneyForm
        name="log-in"
        draft={draft}
        initial={{ email: model.email }}
        errors={inWords(model.errors, logInRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ email = '', password = '' }) => send({ type: 'credentials.submitted', email, password })}
        actions={
          <>
            <TextLink alone to={`/auth/forgot-password${search}`}>
              {copy.forgotten}
            </TextLink>
            <TextLink alone to={`/auth/register${search}`} replace={plan !== null}>
              {plan ? copy.createAccount : copy.join}
            </TextLink>
          </>
        }
      >
        <TextField name="email" label={copy.email} type="email" autoComplete="username" autoCapitalize="none" />
        <PasswordField name="password" label={copy.password} autoComplete="current-password" />
      </JourneyForm>
    </BesideAccount>
  );
}
