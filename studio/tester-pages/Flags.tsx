import { useState, useSyncExternalStore } from 'react';
import type { Site } from '../../src/app/site.ts';
import { flagNames, type FlagName } from '../../src/runtime/flags.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { flagState, type FlagState } from './flag-state.ts';
import { flagWords } from './flag-words.ts';
import classes from './Flags.module.css';
import { Section } from './Section.tsx';
import { TypedValueForm } from './TypedValueForm.tsx';
import type { Tester } from './use-tester.ts';

const sources: Readonly<Record<FlagState['source'], string>> = {
  override: 'set by you, in this tab',
  service: 'from the session service',
  configuration: 'from the configuration',
  'built-in': 'built in',
};

const plain = (isOn: boolean, name: string) => ({
  name,
  variantInfo: { type: 'string', value: isOn ? 'A' : 'B' },
});

/** Whether it was set by one of the two buttons, on or off. */
const isPlain = ({ source, type, value }: FlagState): boolean =>
  source === 'override' && type === 'string' && (value === 'A' || value === 'B');

function Flag({ state, tester }: { state: FlagState; tester: Tester }) {
  const { name, isOn, source, value, type } = state;
  const [isTyping, setTyping] = useState(false);
  const choices = [
    { label: 'As given', isChosen: source !== 'override', choose: () => tester.clear(name) },
    { label: 'On', isChosen: isPlain(state) && isOn, choose: () => tester.override(plain(true, name)) },
    { label: 'Off', isChosen: isPlain(state) && !isOn, choose: () => tester.override(plain(false, name)) },
    { label: 'Other value', isChosen: source === 'override' && !isPlain(state), choose: () => setTyping(true) },
  ];
  return (
    <li className={classes.flag} data-overridden={source === 'override' || undefined}>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.state}>
          <strong className={classes.value} data-on={isOn || undefined}>
            {isOn ? 'On' : 'Off'}
          </strong>
          <span>
            {sources[source]}: <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code> ({type})
          </span>
        </p>
        <p>{flagWords[name][isOn ? 'on' : 'off']}</p>
      </div>
      <div role="group" aria-label={`Set ${name}`} className={classes.choices}>
        {choices.map(({ label, isChosen, choose }) => (
          <button
            key={label}
            type="button"
            className={classes.choice}
            aria-pressed={isChosen}
            onClick={() => {
              setTyping(false);
              choose();
            }}
          >
            {label}
            <VisuallyHidden> for {name}</VisuallyHidden>
          </button>
        ))}
      </div>
      {isTyping && (
        <TypedValueForm
          name={name}
          onSubmit={(variantInfo) => {
            tester.override({ name, variantInfo });
            setTyping(false);
          }}
        />
      )}
    </li>
  );
}

/** The seven flags: their values, whose word holds, and the tester's own word. */
export function Flags({ site, tester }: { site: Site; tester: Tester }) {
  // Drawn anew when the session service answers; what is drawn comes from `facts`.
  useSyncExternalStore(site.session.subscribe, site.session.view);
  const { given, overrides } = site.session.facts();
  // The list is made of the names.
  const states = flagNames.map((name) => flagState(name as FlagName, given, overrides, site.config.flags));
  return (
    <Section
      title="Flags"
      intro="A value that you set holds in this tab, over reloads, until you put it back or close the tab."
    >
      <ul className={classes.flags}>
        {states.map((state) => (
          <Flag key={state.name} state={state} tester={tester} />
        ))}
      </ul>
      {overrides.length > 0 && <Button onClick={tester.clearAll}>Put all flags back</Button>}
    </Section>
  );
}
