import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { enteringAddressCopy as copy } from '../address-check.entering.copy.ts';
import classes from './SavedCodeForm.module.css';

/** The way back into an order saved for later (CU-04). */
export function SavedCodeForm({ error, onSubmit }: { error: string | undefined; onSubmit: (code: string) => void }) {
  return (
    <details className={classes.saved} open={error !== undefined}>
      <summary>
        {copy.savedHeading}
        <Icon name="chevron-down" size={24} />
      </summary>
      <JourneyForm
        name="saved"
        errors={error === undefined ? undefined : { savedCode: error }}
        submitLabel={copy.savedSubmit}
        onSubmit={({ savedCode = '' }) => onSubmit(savedCode)}
      >
        <TextField name="savedCode" label={copy.savedLabel} autoComplete="off" autoCapitalize="characters" short />
      </JourneyForm>
    </details>
  );
}
