import type { ReactNode } from 'react';
import { FormContext } from '../../../src/ui/form/form-context.ts';
import { Row } from '../Row.tsx';

type FieldsProps = { name: string; errors?: Record<string, string>; children: ReactNode };

const none = {};

/** Fields as a form holds them, refused ones too, without the summary, which would take the focus when the page opens. */
export function Fields({ name, errors = none, children }: FieldsProps) {
  return (
    <FormContext value={{ name, errors, values: {} }}>
      <form name={name} aria-label={name} onSubmit={(event) => event.preventDefault()}>
        <Row stacked>{children}</Row>
      </form>
    </FormContext>
  );
}
