import { Button } from '../../../ui/Button/Button.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { switchDetailsCopy } from '../../../ui/SwitchDetails/switch-details.copy.ts';
import { SwitchDetails } from '../../../ui/SwitchDetails/SwitchDetails.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { draftAbout } from '../../../ui/form/draft-about.ts';
import { switchProviderCopy, switchProviderRefusals } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Implications, landlineNumberOf } from './Implications.tsx';
import { switchFactsOf } from './switch-facts.ts';
import { SwitchTerm } from './SwitchTerm.tsx';
import classes from './parts.module.css';

const copy = switchProviderCopy.SwitchReadyToStart;

const landlineOf = (value: string) => (value === 'keep' || value === 'letGo' ? value : '');

/** What ends, what it may cost and when; the landline, the facts, and the consent (SW-10, SW-11). */
export function SwitchReadyToStart({ model, send, draft }: ViewPropsOf<typeof selectSwitchProvider>) {
  const { status, providerName, errors } = model;
  if (!status) return null;
  const close = () => send({ type: 'switchDetails.closed' });
  const isStarting = model.busy === 'starting';
  return (
    <Modal title={switchDetailsCopy.title} onClose={close}>
      <JourneyForm
        name="consent"
        level={3}
        // Consent is to this offer: what was ticked for another one counts for nothing.
        draft={draftAbout(draft, `${status.id} ${status.reference ?? ''}`)}
        errors={inWords(errors, switchProviderRefusals)}
        busy={isStarting}
        submitLabel={copy.submit}
        actions={
          !isStarting && (
            <Button variant="link" onClick={close}>
              {copy.notNow}
            </Button>
          )
        }
        onSubmit={({ consent = '', landline = '' }) =>
          send({ type: 'consent.submitted', consent: consent !== '', landline: landlineOf(landline) })
        }
      >
        <div className={classes.consent}>
          <Implications model={model} />
          <SwitchTerm id="switch-when" icon="calendar" heading={copy.whenHeading} level="h3">
            <Text>{copy.when}</Text>
            {status.expiresOn !== undefined && !model.isOrdered && (
              <Text tone="soft">{copy.expires(longDate(status.expiresOn))}</Text>
            )}
          </SwitchTerm>
          {model.isLandlineOffered && (
            <RadioField
              name="landline"
              label={copy.landline}
              description={copy.landlineHint(landlineNumberOf(status))}
              options={[
                { value: 'keep', label: copy.keep, hint: copy.keepHint(providerName) },
                { value: 'letGo', label: copy.letGo, hint: copy.letGoHint },
              ]}
            />
          )}
          <CheckboxField name="consent" label={copy.consent(providerName)} />
          <SwitchDetails {...switchFactsOf(model)} isFolded onChat={close} />
        </div>
      </JourneyForm>
    </Modal>
  );
}
