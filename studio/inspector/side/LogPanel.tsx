import { useId, useMemo, useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import classes from './LogPanel.module.css';
import { filtered, logLines } from './log-lines.ts';
import panel from './panel.module.css';
import { timeWords } from './told-words.ts';

/** As many are shown at once; older ones on demand. */
const pageOfLines = 80;

/** What has happened, the newest first; every step can be looked at again. */
export function LogPanel({ inspector }: { inspector: Inspector }) {
  const { app, entries, words, actor, at, showStep } = inspector;
  const id = useId();
  const [text, setText] = useState('');
  const [isOwn, setOwn] = useState(false);
  const [hasCalls, setCalls] = useState(true);
  const [shown, setShown] = useState(pageOfLines);
  const all = useMemo(() => (app ? logLines(app, entries, words) : []), [app, entries, words]);
  const lines = filtered(all, { text, actor: isOwn ? (actor?.actor ?? null) : null, hasCalls });

  if (!app) return <p className={panel.quiet}>Nothing has happened yet in any page.</p>;
  return (
    <div className={panel.panel}>
      <div className={classes.filter} role="search" aria-label="Filter the log">
        <label htmlFor={id} className={panel.label}>
          Filter
        </label>
        <input
          id={id}
          type="search"
          className={panel.box}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <label className={panel.check}>
          <input type="checkbox" checked={isOwn} onChange={(event) => setOwn(event.currentTarget.checked)} />
          Only this chart’s machine
        </label>
        <label className={panel.check}>
          <input type="checkbox" checked={hasCalls} onChange={(event) => setCalls(event.currentTarget.checked)} />
          With calls that begin
        </label>
      </div>
      <p role="status" className={panel.quiet}>
        {lines.length === all.length ? `${all.length} entries` : `${lines.length} of ${all.length} entries`}
        {app.dropped > 0 && `; ${app.dropped} older ones were not kept`}
      </p>
      <ol className={classes.log} aria-label="Log, the newest first">
        {lines.slice(0, shown).map(({ serial, at: time, who, what, where, why, step, isIgnored }) => {
          const words = (
            <>
              <span className={classes.time}>{timeWords(time)}</span>
              <span className={classes.what}>
                <span className={classes.who}>{who}</span> {what}
                {where !== '' && <span className={classes.where}> → {where}</span>}
                {why !== '' && <span className={classes.why}>{why}</span>}
              </span>
            </>
          );
          return (
            <li key={serial} data-ignored={isIgnored || undefined}>
              {step ? (
                <button
                  type="button"
                  className={`${panel.row} ${classes.line}`}
                  aria-current={at === serial ? 'step' : undefined}
                  onClick={() => showStep(step)}
                >
                  {words}
                </button>
              ) : (
                <span className={`${panel.row} ${classes.line}`} data-still>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {lines.length > shown && (
        <Button small onClick={() => setShown(shown + pageOfLines)}>
          Show older entries
        </Button>
      )}
    </div>
  );
}
