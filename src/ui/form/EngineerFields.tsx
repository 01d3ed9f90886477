import { Text } from '../Text/Text.tsx';
import { engineerFieldsCopy as copy } from './engineer-fields.copy.ts';
import { NameFields } from './NameFields.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

/** What an engineer is told before a visit, as fields of a form in a dialog: whom to ask for, and what to know. */
export function EngineerFields({ maxNoteLength }: { maxNoteLength: number }) {
  return (
    <>
      <Text as="h3" type="loud-bold">
        {copy.contact}
      </Text>
      <NameFields first={copy.firstName} last={copy.lastName} />
      <TextField name="phone" label={copy.phone} description={copy.phoneHint} type="tel" autoComplete="tel" />
      <Text as="h3" type="loud-bold">
        {copy.notes}
      </Text>
      <TextAreaField
        name="healthAndSafety"
        label={copy.healthAndSafety}
        description={copy.healthAndSafetyHint}
        maxLength={maxNoteLength}
        required={false}
      />
      <TextAreaField
        name="engineerInstructions"
        label={copy.engineerInstructions}
        description={copy.engineerInstructionsHint}
        maxLength={maxNoteLength}
        required={false}
      />
    </>
  );
}
