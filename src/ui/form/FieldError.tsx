import { Icon } from '../Icon/Icon.tsx';
import classes from './FieldError.module.css';

/** What is wrong with a field, under it, with an exclamation mark (UI-09). Reading it out is up to the summary. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={`${id}-error`} className={classes.error}>
      <Icon name="error" size={24} />
      {message}
    </p>
  );
}
