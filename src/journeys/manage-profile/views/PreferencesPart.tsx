import { preferencesBy } from '../../../../machines/manage-profile/manage-profile.rules.ts';
import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { PreferenceName } from '../../../../machines/manage-profile/manage-profile.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';
import { Told } from './Told.tsx';
import { waiting } from './waiting.ts';

const { preferences: copy } = manageProfileCopy.ShowingProfile;

const names = Object.keys(copy.labels) as PreferenceName[];

/** What the member agrees to be sent; an offer that nobody asked for is never sent. */
export function PreferencesPart({ model, send, draft }: ViewPropsOf<typeof selectManageProfile>) {
  const { preferences } = model.forms;
  return (
    <Card as="section" aria-labelledby="your-preferences">
      <h2 id="your-preferences">{copy.heading}</h2>
      <Told news={model.news} of={['preferencesChanged']} />
      <div className={classes.part}>
        <Text>{copy.intro}</Text>
        <fieldset aria-labelledby="your-preferences" disabled={waiting(model, 'savingPreferences').disabled}>
          <JourneyForm
            name="preferences"
            draft={draft}
            busy={model.work === 'savingPreferences'}
            submitLabel={copy.submit}
            isQuiet
            onSubmit={(values) =>
              send({ type: 'preferences.submitted', ...preferencesBy((name) => values[name] === 'yes') })
            }
          >
            <div>
              {names.map((name) => (
                <CheckboxField
                  key={name}
                  name={name}
                  label={copy.labels[name]}
                  required={false}
                  hideOptional
                  initial={preferences[name]}
                />
              ))}
            </div>
          </JourneyForm>
        </fieldset>
      </div>
    </Card>
  );
}
