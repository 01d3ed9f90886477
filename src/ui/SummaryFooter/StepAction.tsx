import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import classes from './StepAction.module.css';

/** The place in the bar of the summary for the way on; null where no bar is drawn, and until it is. */
export const BarSlot = createContext<Element | null>(null);

type StepActionProps = {
  /** The `name` of the form that the step is, whose way on it is. */
  form: string;
  label: string;
  busy: boolean;
  /** The step, with the form in it. */
  children: ReactNode;
};

const submit = (form: string) => () => document.querySelector<HTMLFormElement>(`form[name="${form}"]`)?.requestSubmit();

/**
 * A step whose way on stands in the bar of the summary, in sight all the time; the form's own button gives way to it
 * where there is a bar, so that there is one.
 */
export function StepAction({ form, label, busy, children }: StepActionProps) {
  const slot = use(BarSlot);
  return (
    <div className={classes.step} data-in-bar={slot !== null || undefined}>
      {children}
      {slot !== null &&
        createPortal(
          <Button variant="primary" wide loading={busy} onClick={submit(form)}>
            {label}
          </Button>,
          slot,
        )}
    </div>
  );
}
