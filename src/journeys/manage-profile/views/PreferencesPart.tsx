import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';

const { preferences: copy } = manageProfileCopy.ShowingProfile;

type Name = keyof typeof copy.labels;
const names = Object.keys(copy.labels) as Name[];

/** What the member agrees to be sent; an offer that nobody asked for is never sent. */
export function PreferencesPart({ model, send }: Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'>) {
  const { preferences } = model.forms;
  return (
    <Card as="section" aria-labelledby="your-preferences">
      <h2 id="your-preferences">{copy.heading}</h2>
      <div className={classes.part}>
        <Text>{copy.intro}</Text>
        <JourneyForm
          name="preferences"
          busy={model.work === 'savingPreferences'}
          submitLabel={copy.submit}
          onSubmit={(values) => {
            const isTicked = (name: Name): boolean => values[name] === 'yes';
            send({
              type: 'preferences.submitted',
              notifyPromotions: isTicked('notifyPromotions'),
              marketingOptIn: isTicked('marketingOptIn'),
              marketingPrefsServicePlus: isTicked('marketingPrefsServicePlus'),
              marketingPrefsProducts: isTicked('marketingPrefsProducts'),
              marketingPrefs3PartiesInternal: isTicked('marketingPrefs3PartiesInternal'),
              marketingPrefs3PartiesExternal: isTicked('marketingPrefs3PartiesExternal'),
              marketingPrefsPostal: isTicked('marketingPrefsPostal'),
            });
          }}
        >
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
        </JourneyForm>
      </div>
    </Card>
  );
}
