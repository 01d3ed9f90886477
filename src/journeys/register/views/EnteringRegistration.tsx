import { useLocation } from 'react-router-dom';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { paths } from '../../../../machines/shared/paths.ts';
import { LatePlanSoFar } from '../../../journey-host/late-plan-so-far.tsx';
import { BesideAccount } from '../../../ui/Column/BesideAccount.tsx';
import { NameFields } from '../../../ui/form/NameFields.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { BirthDateFields } from '../../../ui/form/BirthDateFields.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PlanLine } from '../../../ui/PageHeading/PlanLine.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { registerCopy, registerRefusals } from '../register.copy.ts';
import type { selectRegister } from '../../../../machines/register/register.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = registerCopy.EnteringRegistration;

/** Who orders is asked for what an order needs and nothing else; an engineer’s contact and messages come later. */
export function EnteringRegistration({ model, send, draft }: ViewPropsOf<typeof selectRegister>) {
  // The way back goes along to the log-in page.
  const { search } = useLocation();
  const { plan } = model;
  const { title, heading, intro, logIn, submit } = plan ? registerCopy.inOrder : copy;
  const toLogIn = (
    <TextLink alone to={`/auth/login${search}`} replace={plan !== null}>
      {logIn}
    </TextLink>
  );
  return (
    <BesideAccount order={plan && <LatePlanSoFar plan={plan} changeTo={paths.choosePlan} />}>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        intro={
          <>
            {plan && <PlanLine plan={plan} changeTo={paths.choosePlan} />}
            <p>{intro}</p>
            {plan && toLogIn}
          </>
        }
      >
        {heading}
      </PageHeading>
      {model.isSent && <Alert kind="info">{copy.sent}</Alert>}
      <JourneyForm
        name="register"
        draft={draft}
        errors={inWords(model.errors, registerRefusals)}
        submitLabel={submit}
        busy={model.isBusy}
        onSubmit={({
          firstName = '',
          lastName = '',
          email = '',
          phone = '',
          birthDay = '',
          birthMonth = '',
          birthYear = '',
          password = '',
          marketingOptIn = '',
        }) =>
          send({
            type: 'registration.submitted',
            firstName,
            lastName,
            email,
            phone,
            birthDay,
            birthMonth,
            birthYear,
            password,
            marketingOptIn: marketingOptIn !== '',
          })
        }
        actions={!plan && toLogIn}
      >
        <NameFields first={copy.firstName} last={copy.lastName} />
        <TextField name="email" label={copy.email} type="email" autoComplete="email" autoCapitalize="none" />
        {!plan && (
          <TextField
            name="phone"
            label={copy.phone}
            description={copy.phoneHint}
            type="tel"
            required={false}
            autoComplete="tel"
          />
        )}
        <BirthDateFields />
        <PasswordField
          name="password"
          label={copy.password}
          description={copy.passwordHint}
          autoComplete="new-password"
        />
        {!plan && <CheckboxField name="marketingOptIn" label={copy.marketing} required={false} hideOptional />}
      </JourneyForm>
    </BesideAccount>
  );
}
