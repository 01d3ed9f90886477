import { useMemo } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import panel from './panel.module.css';
import { sequenceOf, type SequenceMessage } from './sequence.ts';
import classes from './SequencePanel.module.css';

/** The columns of the grid that an arrow goes over; two for each line, so that arrows begin and end in the middle. */
function spanOf({ from, to }: SequenceMessage, columns: number): { gridColumn: string } {
  const left = Math.min(from, to);
  const right = Math.max(from, to);
  if (left !== right) return { gridColumn: `${2 * left + 2} / ${2 * right + 2}` };
  return left === columns - 1
    ? { gridColumn: `${2 * left} / ${2 * left + 2}` }
    : { gridColumn: `${2 * left + 2} / ${2 * left + 4}` };
}

/** Who says what to whom: the customer, the machines, and what they call. */
export function SequencePanel({ inspector }: { inspector: Inspector }) {
  const { app, actors, entries, words, at, steps, showStep } = inspector;
  const sequence = useMemo(
    () => app && sequenceOf(app, { actors, entries, words, until: at ?? Number.POSITIVE_INFINITY }),
    [app, actors, entries, words, at],
  );
  if (!sequence || sequence.messages.length === 0) return <p className={panel.quiet}>Nobody has said anything yet.</p>;
  const { columns, messages } = sequence;
  const grid = { gridTemplateColumns: `repeat(${2 * columns.length}, minmax(2.5rem, 1fr))` };
  const stepAfter = (serial: number) => steps.find((step) => step.serial > serial);
  return (
    <div className={panel.panel}>
      <p className={panel.quiet}>The last {messages.length} messages. Press one to look at the step that came of it.</p>
      {/* What scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroller} role="region" aria-label="Sequence diagram" tabIndex={0}>
        <div className={classes.diagram}>
          <div className={classes.heads} style={grid} aria-hidden>
            {columns.map(({ id, name }, index) => (
              <span key={id} className={classes.head} style={{ gridColumn: `${2 * index + 1} / span 2` }}>
                {name}
              </span>
            ))}
          </div>
          <ol className={classes.messages}>
            {messages.map((message) => {
              const step = stepAfter(message.serial);
              const from = columns[message.from]?.name ?? '';
              const to = columns[message.to]?.name ?? '';
              return (
                <li key={message.serial} className={classes.row} style={grid}>
                  {columns.map(({ id }, index) => (
                    <span key={id} className={classes.lifeline} style={{ gridColumn: 2 * index + 1 }} aria-hidden />
                  ))}
                  <button
                    type="button"
                    className={classes.message}
                    style={spanOf(message, columns.length)}
                    data-kind={message.kind}
                    data-way={message.from === message.to ? 'self' : message.from < message.to ? 'right' : 'left'}
                    aria-current={step !== undefined && at === step.serial ? 'step' : undefined}
                    onClick={() => step && showStep(step)}
                  >
                    <VisuallyHidden>{from === to ? `${from} to itself: ` : `${from} to ${to}: `}</VisuallyHidden>
                    <span className={classes.text}>{message.text}</span>
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </div>
  );
}
