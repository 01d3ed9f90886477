import classes from './choice.module.css';

type TickProps = { label: string; isTicked: boolean; onChange: (isTicked: boolean) => void };

/** A box that does what it says as soon as it is ticked, outside every form. */
export const Tick = ({ label, isTicked, onChange }: TickProps) => (
  <label className={classes.choice}>
    <input
      type="checkbox"
      className={classes.input}
      checked={isTicked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
