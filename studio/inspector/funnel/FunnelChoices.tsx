import { useMemo } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { LabelledSelect } from '../side/LabelledSelect.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import { EmptyFunnel } from './EmptyFunnel.tsx';
import classes from './FunnelChoices.module.css';
import { againstWords, deviceNames, periodNames, totalWords, versionName } from './funnel-words.ts';
import type { Against, Device, FunnelChoice, Period } from './funnel.types.ts';

const entriesOf = <Key extends string>(names: Readonly<Record<Key, string>>): [Key, string][] =>
  Object.entries(names) as [Key, string][];

/** What a choice can be compared with, each by a name of its own. */
function comparisons({ period, device, version }: FunnelChoice, versions: readonly string[]): [string, Against][] {
  const devices = entriesOf(deviceNames).filter(([one]) => one !== device);
  const all: Against[] = [
    ...(period === 'all' ? [] : [{ kind: 'before' as const }]),
    ...devices.map(([one]) => ({ kind: 'device' as const, device: one })),
    ...versions.filter((one) => one !== version).map((one) => ({ kind: 'version' as const, version: one })),
  ];
  return all.map((against) => [againstWords(against, period), against]);
}

type Option = readonly [value: string, name: string];

type ChooserProps = { label: string; value: string; options: readonly Option[]; onChoose: (value: string) => void };

const Chooser = ({ options, ...rest }: ChooserProps) => (
  <div>
    <LabelledSelect {...rest}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </LabelledSelect>
  </div>
);

/** Of whom the funnel is shown, and what it is compared with; how many that are is said below. */
export function FunnelChoices({ inspector }: { inspector: Inspector }) {
  const { funnel, funnelOf: choice, choose } = inspector;
  const { sums, other, isThere, mistake } = funnel;
  const versions = useMemo(() => sums?.versions ?? [], [sums]);
  const { against, period } = choice;
  const others = comparisons(
    choice,
    versions.map(({ version }) => version),
  );
  const set = (some: Partial<FunnelChoice>) => choose({ funnelOf: { ...choice, ...some } });
  return (
    <section className={classes.funnel} aria-label="Visits counted">
      <form className={classes.choices} aria-label="Which visits" onSubmit={(event) => event.preventDefault()}>
        <Chooser
          label="Period"
          value={period}
          options={entriesOf(periodNames)}
          onChoose={(next) =>
            set({
              period: next as Period,
              against: next === 'all' && against?.kind === 'before' ? null : against,
            })
          }
        />
        <Chooser
          label="Device"
          value={choice.device ?? ''}
          options={[['', 'All'], ...entriesOf(deviceNames)]}
          onChoose={(next) => set({ device: next === '' ? null : (next as Device) })}
        />
        <Chooser
          label="Version"
          value={choice.version ?? ''}
          options={[['', 'All'], ...versions.map((one): Option => [one.version, versionName(one)])]}
          onChoose={(next) => set({ version: next === '' ? null : next })}
        />
        <Chooser
          label="Compare with"
          value={against === null ? '' : againstWords(against, period)}
          options={[['', 'Nothing'], ...others.map(([name]): Option => [name, name])]}
          onChoose={(next) => set({ against: others.find(([name]) => name === next)?.[1] ?? null })}
        />
        <Button small onClick={() => set({ again: choice.again + 1 })}>
          Count again
        </Button>
      </form>
      <p className={classes.total} role="status">
        {sums !== null && `${totalWords(sums)}.`}
        {other !== null && against !== null && ` Compared with ${againstWords(against, period)}: ${totalWords(other)}.`}
      </p>
      {isThere && <EmptyFunnel sums={sums} />}
      {mistake !== null && <Alert kind="error" title={mistake} />}
    </section>
  );
}
