import type { Inspector } from '../page/use-inspector.ts';
import { DataTree } from './DataTree.tsx';
import panel from './panel.module.css';
import { toldEventWords } from './told-words.ts';

/** What the machine knows at the step that is looked at. Personal data never leaves the page it is in. */
export function DataPanel({ inspector }: { inspector: Inspector }) {
  const { actor, steps, words } = inspector;
  const step = actor?.step;
  if (!step) return <p className={panel.quiet}>The machine of this chart does not run, and knows nothing.</p>;
  const before = steps.findLast((one) => one.actor === step.actor && one.serial < step.serial);
  return (
    <div className={panel.panel}>
      <p className={panel.quiet}>
        After “{toldEventWords(step.event.type, words)}”. Texts that may be somebody’s are masked where they are; only
        their kind is told.
      </p>
      <DataTree key={step.actor} name="Context" value={step.context} before={before?.context} isRoot />
      <DataTree key={`${step.serial} event`} name="Event" value={step.event} before={step.event} />
    </div>
  );
}
