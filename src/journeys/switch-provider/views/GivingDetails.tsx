import { useEffect, useRef } from 'react';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { StepAction } from '../../../ui/SummaryFooter/StepAction.tsx';
import { faultOn } from '../../../ui/SwitchDetails/switch-faults.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { draftAbout } from '../../../ui/form/draft-about.ts';
import { switchProviderCopy, switchProviderRefusals } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './parts.module.css';
import { SentDetails } from './SentDetails.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';

const copy = switchProviderCopy.GivingDetails;
const form = 'switch-details';

/** Last name and account number; after a failed match the one that most likely differs has the focus. */
export function GivingDetails({ model, send, draft }: ViewPropsOf<typeof selectSwitchProvider>) {
  const { fieldsToCorrect, providerName, needsAccountNumber } = model;
  const fault = faultOn(model);
  const [field] = fieldsToCorrect;
  const isCorrecting = fault !== '';
  const submit = isCorrecting ? copy.submitCorrecting : copy.submit;
  // Who hears the page hears at the field, which has the focus, why they are there.
  const hintOf = (name: string, hint: string) => (name === field ? `${fault} ${hint}.` : hint);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field !== undefined) page.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }, [field]);
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading takesFocus={field === undefined} {...(isCorrecting ? {} : { intro: <p>{copy.intro}</p> })}>
        {isCorrecting ? copy.headingCorrecting : copy.heading(providerName)}
      </PageHeading>
      <div ref={page} className={classes.page}>
        {isCorrecting && <Alert kind="warning">{fault}</Alert>}
        <StepAction form={form} label={submit} busy={false}>
          <JourneyForm
            name={form}
            draft={draftAbout(draft, providerName, 'lastName')}
            initial={model.details}
            errors={inWords(model.errors, switchProviderRefusals)}
            submitLabel={submit}
            onSubmit={({ lastName = '', accountNumber = '' }) =>
              send({ type: 'details.submitted', lastName, accountNumber })
            }
            actions={
              <Button variant="link" onClick={() => send({ type: 'providerChange.requested' })}>
                {switchProviderCopy.shared.otherProvider}
              </Button>
            }
          >
            <TextField
              name="lastName"
              label={copy.lastName}
              description={hintOf('lastName', copy.lastNameHint)}
              autoComplete="family-name"
              autoCapitalize="words"
            />
            <TextField
              name="accountNumber"
              label={copy.accountNumber}
              description={hintOf(
                'accountNumber',
                needsAccountNumber ? copy.accountNumberNeeded : copy.accountNumberHint,
              )}
              required={needsAccountNumber}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <Accordion items={[{ title: copy.whereTitle, content: <Text>{copy.where}</Text> }]} />
          </JourneyForm>
        </StepAction>
        {isCorrecting && <SentDetails model={model} />}
        <WithoutSwitching send={send} />
      </div>
    </Column>
  );
}
