import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './use-field.ts';

type PasswordFieldProps = Omit<FieldProps, 'initial' | 'readOnly'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at. It is sent, but never kept in a draft. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { id, error, isRequired, aria } = useField(props);
  return (
    <FieldFrame {...props} id={id} isRequired={isRequired} error={error} singleLine>
      <div className={classes.withButton}>
        <input
          {...aria}
          id={id}
          name={props.name}
          type={shown ? 'text' : 'password'}
          className={`${classes.control} ${classes.line}`}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          data-secret
        />
        <span className={classes.inside}>
          <Button variant="link" small onClick={() => setShown(!shown)} aria-controls={id}>
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> password</VisuallyHidden>
          </Button>
        </span>
      </div>
    </FieldFrame>
  );
}
