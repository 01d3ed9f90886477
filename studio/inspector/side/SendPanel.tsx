import { useCallback, useId, useMemo, useState } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Answer } from '../bridge/messages.types.ts';
import { whereTo } from '../chart-view/chart-facts.ts';
import type { Chart, ChartWords } from '../../charts/chart.types.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney, Sample } from '../register/register.types.ts';
import { checkEvent } from './check-event.ts';
import { PageChoice } from './PageChoice.tsx';
import panel from './panel.module.css';
import { possibleEvents, type PossibleEvent } from './possible-events.ts';
import { refusalWords } from './refusal-words.ts';
import classes from './SendPanel.module.css';
import { toldEventWords } from './told-words.ts';
import { useAnswers } from './use-answers.ts';

const noSamples: readonly Sample[] = [];

const now = ['says', 'say'] as const;

/** "Blocked: “if on offer” says no", with what it looked at. */
const blockedWords = ({ isKnown, refused }: Answer, words: ChartWords): string =>
  isKnown ? `Blocked: ${refusalWords(refused, words, now)}` : 'Nothing waits for it here.';

/** Where an event leads that is taken, though conditions say no to the ways before that one; null where none does. */
function otherwiseWords({ takes, refused }: Answer, chart: Chart, words: ChartWords): string | null {
  if (refused.length === 0) return null;
  const ways = chart.transitions.filter(({ id }) => takes.includes(id)).map((way) => whereTo(way, words));
  return `Otherwise → ${ways.join(', ')}: ${refusalWords(refused, words, now)}`;
}

type EditorProps = {
  chosen: PossibleEvent;
  samples: readonly Sample[];
  words: ChartWords;
  onSend: (event: Sample) => Promise<Answer | null>;
};

/** The event as JSON, to be changed before it is sent. */
function Editor({ chosen: { event }, samples, words, onSend }: EditorProps) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(event, null, 2));
  const [said, setSaid] = useState<{ isMistake: boolean; text: string } | null>(null);
  const send = async () => {
    const own = samples.filter(({ type }) => type === event.type);
    const checked = checkEvent(text, event.type, own);
    if ('mistake' in checked) return setSaid({ isMistake: true, text: checked.mistake });
    const answer = await onSend(checked.event);
    if (answer === null)
      return setSaid({ isMistake: true, text: 'The page does not answer; it may be closed or asleep.' });
    setSaid(
      answer.isPossible
        ? { isMistake: false, text: 'Sent.' }
        : { isMistake: true, text: `Not sent. ${blockedWords(answer, words)}` },
    );
  };
  return (
    <div className={classes.editor}>
      <label htmlFor={id} className={panel.label}>
        What it brings along (JSON)
      </label>
      <textarea
        id={id}
        className={classes.json}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={said?.isMistake || undefined}
        aria-describedby={`${id}-said`}
        onChange={(typed) => setText(typed.currentTarget.value)}
      />
      <div id={`${id}-said`} role="status">
        {said &&
          (said.isMistake ? <Alert kind="error" title={said.text} /> : <p className={panel.quiet}>{said.text}</p>)}
      </div>
      <Button small variant="primary" onClick={() => void send()}>
        Send this event
      </Button>
    </div>
  );
}

/** Every event that something waits for now: whether it would be taken, and a way to send it. */
export function SendPanel({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const { app, actor, entry, at, words, parts, backToNow } = inspector;
  const { register, live } = parts;
  const step = actor?.step ?? null;
  const name = entry?.name ?? '';
  const { value: samples } = useAnswer(
    useCallback(
      async () => (step === null ? noSamples : register.samples(name, { active: step.active, context: step.context })),
      [register, name, step],
    ),
  );
  const events = useMemo(
    () => (step === null || samples === null ? [] : possibleEvents(journey.chart, new Set(step.active), samples)),
    [journey, step, samples],
  );
  const tab = app?.isHere === true ? app.tab : null;
  const answers = useAnswers(
    live,
    { tab: at === null ? tab : null, actor: actor?.actor ?? null, serial: step?.serial ?? -1 },
    events,
  );
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const send = async (event: Sample): Promise<Answer | null> => {
    if (tab === null || !actor) return null;
    const answer = await live.ask(tab, actor.actor, event);
    if (answer?.isPossible === true) live.send(tab, actor.actor, event);
    return answer;
  };

  if (at !== null)
    return (
      <div className={panel.panel}>
        <p className={panel.quiet}>You look at an earlier step; events are sent to what is true now.</p>
        <Button small onClick={backToNow}>
          Back to now
        </Button>
      </div>
    );
  if (!step || !actor || actor.isOver || tab === null)
    return (
      <div className={panel.panel}>
        <PageChoice inspector={inspector} />
        <p className={panel.quiet}>The machine of this chart does not run in that page: there is nobody to send to.</p>
      </div>
    );
  return (
    <div className={panel.panel}>
      <PageChoice inspector={inspector} />
      <p className={panel.quiet}>
        All that this machine waits for now. What is sent is done in that page, as if the customer had done it.
      </p>
      <ul className={classes.events} aria-label="Events">
        {events.map((one) => {
          const { key, event, holds } = one;
          const answer = answers.get(key);
          // What was written for one page is sent to no other that came up meanwhile.
          const isChosen = `${tab} ${key}` === chosenKey;
          const otherwise = answer?.isPossible === true ? otherwiseWords(answer, journey.chart, words) : null;
          return (
            <li key={key}>
              <button
                type="button"
                className={classes.event}
                aria-expanded={isChosen}
                data-blocked={answer?.isPossible === false || undefined}
                onClick={() => setChosenKey(isChosen ? null : `${tab} ${key}`)}
              >
                <span className={classes.name}>
                  {toldEventWords(event.type, words)}
                  {holds !== '' && <span className={classes.sample}> · {holds}</span>}
                </span>
                {answer && !answer.isPossible && <span className={classes.why}>{blockedWords(answer, words)}</span>}
                {otherwise !== null && <span className={classes.why}>{otherwise}</span>}
              </button>
              {isChosen && <Editor chosen={one} samples={samples ?? noSamples} words={words} onSend={send} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
