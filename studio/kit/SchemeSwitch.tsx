import classes from './SchemeSwitch.module.css';
import { schemeChoices, type SchemeChoice } from './use-scheme.ts';

const words: Record<SchemeChoice, string> = { device: 'Device', light: 'Light', dark: 'Dark' };

type SchemeSwitchProps = { value: SchemeChoice; onChange: (choice: SchemeChoice) => void };

/** Light, dark, or what the device asks for. */
export function SchemeSwitch({ value, onChange }: SchemeSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>Colours</legend>
      <div className={classes.choices}>
        {schemeChoices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              className={classes.radio}
              name="gallery-colours"
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
