import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { home } from '../content/home.ts';
import { givePostcode } from '../../session/given-postcode.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FormContext } from '../../ui/form/form-context.ts';
import { formValues } from '../../ui/form/form-values.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import classes from './PostcodeForm.module.css';

const addressCheck = '/postcode-checker';

/**
 * Asks for the postcode where people arrive. A plain form, which needs no app to lead to the address check; with the app
 * there, the postcode goes along without a page of its own and without being in an address.
 */
export function PostcodeForm({ name }: { name: string }) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { postcode = '' } = formValues(event.currentTarget, null);
    givePostcode(postcode);
    void navigate(addressCheck);
  };
  return (
    <FormContext value={{ name, errors: {}, values: {} }}>
      <form name={name} action={addressCheck} className={classes.form} onSubmit={submit}>
        <TextField name="postcode" label={home.postcode} autoComplete="postal-code" autoCapitalize="characters" />
        <Button type="submit" variant="primary">
          {home.check}
        </Button>
      </form>
    </FormContext>
  );
}
