import { useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { JourneyForm } from '../../../src/ui/form/JourneyForm.tsx';
import { RadioField } from '../../../src/ui/form/RadioField.tsx';
import { FaultFields } from '../../tester-pages/FaultFields.tsx';
import { FaultProgress } from '../../tester-pages/FaultProgress.tsx';
import { faultWords } from '../../tester-pages/fault-words.ts';
import { faultErrors, newFault, type FaultErrors } from '../../tester-pages/new-fault.ts';
import { testTools, type Fault } from '../../tester-pages/test-tools.ts';
import type { Live } from '../live/live.ts';
import panel from '../side/panel.module.css';
import type { GatewayOperation } from './calls-of-machines.ts';

type FaultLensProps = {
  call: string;
  operations: readonly GatewayOperation[];
  /** The page whose calls may be met alone, with its name; null where none is open. */
  page: { tab: string; name: string } | null;
  live: Pick<Live, 'mark'>;
};

/** A rule is told with the page that it was made for; another one may be looked at by then. */
type Outcome = { rule: Fault; scope: string | null; whose: string | undefined } | { mistake: string } | null;

/** Makes a call of the chart go wrong next time, by a fault rule at the gateway. */
export function FaultLens({ call, operations, page, live }: FaultLensProps) {
  const [errors, setErrors] = useState<FaultErrors>({});
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);

  async function add(values: Record<string, string>): Promise<Outcome> {
    const { operation = operations[0] ?? '', kind = '', amount = '', times = '', whose = 'everybody' } = values;
    const typed = { operation, kind, amount, times, whose };
    const refused = faultErrors(typed);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return null;
    const scope = whose === 'tab' && page !== null ? await live.mark(page.tab) : null;
    if (whose === 'tab' && scope === null) return { mistake: 'The page does not answer; it may be closed or asleep.' };
    const rule = await testTools.addFault(newFault(typed, () => scope ?? ''));
    return { rule, scope, whose: page?.name };
  }
  const submit = async (values: Record<string, string>) => {
    setBusy(true);
    setOutcome(
      await add(values).catch((error: unknown) => ({
        mistake: error instanceof Error ? error.message : 'That did not work.',
      })),
    );
    setBusy(false);
  };

  return (
    <div className={panel.panel}>
      <h4 className={panel.title}>Make “{call}” go wrong</h4>
      <JourneyForm
        name="fault-lens"
        errors={errors}
        busy={isBusy}
        initial={{
          operation: operations[0],
          kind: 'status',
          // 500 is a mistake of the gateway's, which leads to the page of errors (ER-03), wherever the machine goes.
          amount: '503',
          times: '1',
          whose: page === null ? 'everybody' : 'tab',
        }}
        submitLabel="Make it go wrong"
        onSubmit={(values) => void submit(values)}
      >
        {operations.length > 1 && (
          <RadioField
            name="operation"
            label="Which of its calls"
            options={operations.map((operation) => ({ value: operation, label: operation }))}
          />
        )}
        <FaultFields tabLabel={page && `Only those of “${page.name}”`} endedWhere="the rule is ended at /tools" />
      </JourneyForm>
      {/* In sight of who has pressed. */}
      {outcome && 'mistake' in outcome && <Alert kind="error" title={outcome.mistake} />}
      {outcome && 'rule' in outcome && (
        <>
          <Alert kind="success" title="It will">
            {faultWords(outcome.rule, outcome.scope, outcome.whose && `only in “${outcome.whose}”`)}.
          </Alert>
          <div className={panel.quiet}>
            <FaultProgress key={outcome.rule.id} rule={outcome.rule} />
          </div>
        </>
      )}
    </div>
  );
}
