import { useState } from 'react';
import { JourneyForm } from '../../src/ui/form/JourneyForm.tsx';
import { RadioField } from '../../src/ui/form/RadioField.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { valueMistake, valueTypes, type ValueType } from './flag-state.ts';
import classes from './TypedValueForm.module.css';

type TypedValueFormProps = { name: string; onSubmit: (variantInfo: { type: ValueType; value: string }) => void };

/** A flag's value as the session service would send it: a type and a text that reads as it. */
export function TypedValueForm({ name, onSubmit }: TypedValueFormProps) {
  const [errors, setErrors] = useState<{ value?: string }>({});
  return (
    <div className={classes.form}>
      <JourneyForm
        name={`value-of-${name}`}
        errors={errors}
        submitLabel="Set this value"
        initial={{ type: 'string' }}
        onSubmit={({ type = '', value = '' }) => {
          const chosen = valueTypes.find((one) => one === type) ?? 'string';
          const mistake = valueMistake(chosen, value);
          if (mistake === null) onSubmit({ type: chosen, value: value.trim() });
          else setErrors({ value: mistake });
        }}
      >
        <RadioField
          name="type"
          label={`Type of ${name}`}
          options={valueTypes.map((type) => ({ value: type, label: type }))}
        />
        <TextField
          name="value"
          label="Value"
          description="On for A or TRUE, in any case; anything else is off."
          autoComplete="off"
          autoCapitalize="none"
        />
      </JourneyForm>
    </div>
  );
}
