import classes from './NameFields.module.css';
import { TextField } from './TextField.tsx';

type NameFieldsProps = {
  first: string;
  last: string;
  /** On unless said otherwise. */
  isLastRequired?: boolean;
};

/** Somebody’s two names, beside each other where there is room. */
export const NameFields = ({ first, last, isLastRequired = true }: NameFieldsProps) => (
  <div className={classes.names}>
    <TextField name="firstName" label={first} autoComplete="given-name" autoCapitalize="words" />
    <TextField
      name="lastName"
      label={last}
      required={isLastRequired}
      autoComplete="family-name"
      autoCapitalize="words"
    />
  </div>
);
