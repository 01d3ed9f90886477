import type { ChartWords } from '../../charts/chart.types.ts';
import panel from '../side/panel.module.css';
import { LayerSign } from '../layers/LayerSign.tsx';
import { changeMarks } from './change-marks.ts';
import { ChangedText } from './ChangedText.tsx';
import classes from './ChangeList.module.css';
import type { Change, ChangedThing } from './compare-journeys.ts';

const groups: readonly [what: ChangedThing, title: string][] = [
  ['journey', 'Journey'],
  ['state', 'States'],
  ['transition', 'Transitions'],
  ['copy', 'Words'],
];

type ChangeListProps = {
  changes: readonly Change[];
  words: ChartWords;
  chosen: Change | null;
  onChoose: (change: Change) => void;
};

const isSaidAlike = ({ before, after }: Change): boolean =>
  before !== null && after !== null && before.customer === after.customer;

function ChangeItem({ change, words, chosen, onChoose }: Omit<ChangeListProps, 'changes'> & { change: Change }) {
  const { what, kind, name, before, after } = change;
  const title = (
    <>
      {name[words]} <LayerSign mark={changeMarks[kind]} />
    </>
  );
  // Where plain words cannot tell the two apart, the exact ones do.
  const told = isSaidAlike(change) ? 'developer' : words;
  return (
    <li className={classes.change} data-kind={kind} data-change={change.place}>
      {what === 'journey' ? (
        <p className={classes.name}>{title}</p>
      ) : (
        <button
          type="button"
          className={classes.name}
          aria-pressed={chosen === change}
          onClick={() => onChoose(change)}
        >
          {title}
        </button>
      )}
      <ChangedText before={before?.[told] ?? null} after={after?.[told] ?? null} />
    </li>
  );
}

/** Every change in words, by what it is about; choosing one shows it in both charts. */
export function ChangeList({ changes, ...rest }: ChangeListProps) {
  return (
    <div className={classes.groups}>
      {groups.map(([what, title]) => {
        const ofGroup = changes.filter((change) => change.what === what);
        if (ofGroup.length === 0) return null;
        return (
          <section key={what} aria-label={title}>
            <h3 className={panel.title}>{title}</h3>
            <ul className={classes.list}>
              {ofGroup.map((change) => (
                <ChangeItem key={change.place} change={change} {...rest} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
