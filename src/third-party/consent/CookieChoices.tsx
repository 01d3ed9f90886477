import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import look from '../../ui/form/choice.module.css';
import { isGranted, optionalGroups, type ConsentChoice, type ConsentGroup } from './consent-choice.ts';
import { consentCopy as copy } from './consent.copy.ts';
import classes from './CookieChoices.module.css';

export type CookieChoicesProps = {
  choice: ConsentChoice;
  onDecide: (granted: readonly ConsentGroup[]) => void;
  children?: ReactNode;
};

/** One box to tick for each purpose, none of them ticked by us (SC-13). */
export function CookieChoices({ choice, onDecide, children }: CookieChoicesProps) {
  const id = useId();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('group');
    onDecide(optionalGroups.filter((group) => ticked.includes(group)));
  };
  return (
    // A choice made elsewhere is shown by boxes that begin anew.
    <form key={String(choice)} className={classes.form} onSubmit={save}>
      <fieldset className={classes.groups}>
        <legend className={classes.legend}>{copy.legend}</legend>
        <div className={classes.always}>
          <p className={classes.name}>{copy.essential.name}</p>
          <p className={classes.what}>{copy.essential.what}</p>
        </div>
        {optionalGroups.map((group) => (
          <div key={group}>
            <label className={look.choice}>
              <input
                type="checkbox"
                className={look.input}
                name="group"
                value={group}
                defaultChecked={isGranted(choice, group)}
                aria-describedby={`${id}-${group}`}
              />
              <span className={classes.name}>{copy.groups[group].name}</span>
            </label>
            <p id={`${id}-${group}`} className={classes.what}>
              {copy.groups[group].what}
            </p>
          </div>
        ))}
      </fieldset>
      {children}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary">
          {copy.save}
        </Button>
        <Button onClick={() => onDecide(optionalGroups)}>{copy.acceptAll}</Button>
        <Button onClick={() => onDecide([])}>{copy.rejectAll}</Button>
      </div>
    </form>
  );
}
