import { Accordion } from '../Accordion/Accordion.tsx';
import { Text } from '../Text/Text.tsx';
import { switchDetailsCopy as copy } from './switch-details.copy.ts';
import type { SwitchFactsProps } from './SwitchFacts.tsx';
import classes from './SwitchDetails.module.css';

/** What a switch is, how it goes, and answers (SW-10): what an accordion holds under its name. */
export function SwitchExplained({ type }: Pick<SwitchFactsProps, 'type'>) {
  const { explanation, steps, questions } = copy[type];
  return (
    <div className={classes.explained}>
      <Text>{explanation}</Text>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Accordion items={questions} />
    </div>
  );
}
