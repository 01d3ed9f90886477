import { useState } from 'react';
import { Button } from '../../src/ui/Button/Button.tsx';
import { JourneyForm } from '../../src/ui/form/JourneyForm.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { FaultFields } from './FaultFields.tsx';
import { FaultProgress } from './FaultProgress.tsx';
import { faultWords } from './fault-words.ts';
import classes from './FaultRules.module.css';
import { faultErrors, newFault, operationNames, type FaultErrors } from './new-fault.ts';
import { OperationField } from './OperationField.tsx';
import { Section } from './Section.tsx';
import { testTools, type Fault } from './test-tools.ts';
import { useAsked } from './use-asked.ts';
import type { Tester } from './use-tester.ts';

type RulesProps = { rules: readonly Fault[]; ownScope: string | null; onEnd: (id: string) => void };

function Rules({ rules, ownScope, onEnd }: RulesProps) {
  if (rules.length === 0) return <p>No rule is waiting: every call is answered as it should be.</p>;
  return (
    <ul className={classes.rules} aria-label="Rules that are waiting">
      {rules.map((rule) => (
        <li key={rule.id} className={classes.rule}>
          <div>
            <p>{faultWords(rule, ownScope)}</p>
            <FaultProgress rule={rule} />
          </div>
          <Button small onClick={() => onEnd(rule.id)}>
            End<VisuallyHidden> the rule: {faultWords(rule, ownScope)}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What goes wrong at the gateway, on purpose: the rules that wait, and a new one. */
export function FaultRules({ tester }: { tester: Tester }) {
  const { value, mistake, isBusy, act } = useAsked(testTools.faults);
  const [errors, setErrors] = useState<FaultErrors>({});
  const after = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      return testTools.faults();
    });
  return (
    <Section
      title="Make a call go wrong"
      intro="The gateway does what you ask for to the calls that you name. For outcomes of the business, such as a refused date, use the test data below."
      mistake={mistake}
    >
      {value && (
        <Rules
          rules={value}
          ownScope={tester.settings.scope}
          onEnd={(id) => void after(() => testTools.endFault(id))}
        />
      )}
      <JourneyForm
        name="fault"
        errors={errors}
        busy={isBusy}
        initial={{ kind: 'status', amount: '500', times: '1', whose: 'tab' }}
        submitLabel="Add this rule"
        onSubmit={({ operation = '', kind = '', amount = '', times = '', whose = '' }) => {
          const typed = { operation, kind, amount, times, whose };
          const refused = faultErrors(typed);
          setErrors(refused);
          if (Object.keys(refused).length === 0) void after(() => testTools.addFault(newFault(typed, tester.ownScope)));
        }}
      >
        <OperationField names={operationNames} />
        <FaultFields tabLabel="This tab only" endedWhere="you end the rule" />
      </JourneyForm>
    </Section>
  );
}
