import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './SelectList.module.css';

type SelectListProps = {
  label: string;
  options: readonly { value: string; label: string; hint?: string }[];
  selected?: string;
  onSelect: (value: string) => void;
};

/** Of so many and more a part is shown, which scrolls: fewer stand on the page as they are, and nothing scrolls within what scrolls. */
const LONG = 12;

/** A list to pick one from. Arrows, Home and End move the highlight; Enter, Space or ArrowRight selects (UI-03). */
export function SelectList({ label, options, selected, onSelect }: SelectListProps) {
  const id = useId();
  // By value, so that it stays with its option while the list narrows; the first option has it otherwise.
  const [highlighted, setHighlighted] = useState(selected);
  const last = options.length - 1;
  const at = Math.max(
    Math.min(0, last),
    options.findIndex(({ value }) => value === highlighted),
  );

  const press = (event: KeyboardEvent) => {
    const target: Partial<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    };
    const next = target[event.key];
    const selects = ['Enter', ' ', 'ArrowRight'].includes(event.key);
    if (next === undefined && !selects) return;
    event.preventDefault();
    if (next === undefined) {
      const option = options[at];
      if (option) onSelect(option.value);
      return;
    }
    setHighlighted(options[next]?.value);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={last < 0 ? undefined : `${id}-${at}`}
      className={classes.list}
      data-long={options.length > LONG || undefined}
      onKeyDown={press}
    >
      {options.map((option, index) => (
        // The list has the keys (aria-activedescendant); an option needs only the pointer.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === selected}
          data-highlight={index === at || undefined}
          className={classes.option}
          onClick={() => {
            setHighlighted(option.value);
            onSelect(option.value);
          }}
        >
          <span className={classes.words}>
            <span>{option.label}</span>
            {option.hint !== undefined && <span className={classes.hint}>{option.hint}</span>}
          </span>
          <Icon name="chevron-right" size={24} />
        </div>
      ))}
    </div>
  );
}
