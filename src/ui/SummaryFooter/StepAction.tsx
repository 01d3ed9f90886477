import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import classes from './StepAction.module.css';

/** The place in the bar of the summary for the way on; null where no bar is drawn, and until it is. */
export const BarSlot = createContext<Element | null>(null);

type StepButtonProps = { label: string; busy?: boolean; onPress: () => void };

/** The way on in the bar, where there is one. */
function InBar({ label, busy = false, onPress }: StepButtonProps) {
  const slot = use(BarSlot);
  return (
    slot &&
    createPortal(
      <Button variant="primary" wide loading={busy} onClick={onPress}>
        {label}
      </Button>,
      slot,
    )
  );
}

/** The way on of a step that is no form. Its own button, in its place, gives way to that in the bar where there is one. */
export function StepButton({ label, busy = false, onPress }: StepButtonProps) {
  const isInBar = use(BarSlot) !== null;
  return (
    <>
      <span className={classes.own} data-in-bar={isInBar || undefined}>
        <Button variant="primary" loading={busy} onClick={onPress}>
          {label}
        </Button>
      </span>
      <InBar label={label} busy={busy} onPress={onPress} />
    </>
  );
}

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
  const isInBar = use(BarSlot) !== null;
  return (
    <div className={classes.step} data-in-bar={isInBar || undefined}>
      {children}
      <InBar label={label} busy={busy} onPress={submit(form)} />
    </div>
  );
}
