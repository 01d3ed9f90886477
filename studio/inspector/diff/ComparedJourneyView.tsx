import { useRef, useState } from 'react';
import type { ChartDrawer } from '../../charts/keep-drawings.ts';
import type { ChartWords } from '../../charts/chart.types.ts';
import { LayerSign } from '../layers/LayerSign.tsx';
import panel from '../side/panel.module.css';
import { changeMarks } from './change-marks.ts';
import { ChangeList } from './ChangeList.tsx';
import type { Change } from './compare-journeys.ts';
import type { ComparedJourney, JourneyStatus } from './compare-versions.ts';
import classes from './ComparedJourneyView.module.css';
import { SideChart } from './SideChart.tsx';

const sentences: Readonly<Record<Exclude<JourneyStatus, 'changed'>, string>> = {
  same: 'This journey is the same in both versions.',
  added: 'This journey is new: the version before does not have it.',
  removed: 'This journey is gone: the version after does not have it.',
  absent: 'One of the two files is about another journey and says nothing of this one.',
};

type ComparedJourneyViewProps = { journey: ComparedJourney; words: ChartWords; draw: ChartDrawer };

/** What differs between two versions of a journey, in words and in both charts. */
export function ComparedJourneyView({ journey, words, draw }: ComparedJourneyViewProps) {
  const { title, errand, status, changes } = journey;
  const [chosen, setChosen] = useState<Change | null>(null);
  const charts = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const chooseInList = (change: Change) => {
    setChosen(change);
    charts.current?.scrollIntoView({ block: 'nearest' });
  };
  const chooseInChart = (change: Change) => {
    setChosen(change);
    list.current?.querySelector(`[data-change="${CSS.escape(change.place)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={classes.journey}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <p className={panel.quiet}>{errand}</p>
        {status !== 'changed' && <p className={classes.count}>{sentences[status]}</p>}
        {status === 'changed' && (
          <ul className={classes.legend} aria-label="What the signs say">
            {Object.values(changeMarks).map((mark) => (
              <li key={mark.kind}>
                <LayerSign mark={mark} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {changes.length > 0 && (
        // What scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={list} className={classes.changes} role="region" aria-label="What has changed" tabIndex={0}>
          <ChangeList changes={changes} words={words} chosen={chosen} onChoose={chooseInList} />
        </div>
      )}
      <div ref={charts} className={classes.charts}>
        <SideChart side="before" label="Before" {...{ journey, words, draw, chosen }} onChoose={chooseInChart} />
        <SideChart side="after" label="After" {...{ journey, words, draw, chosen }} onChoose={chooseInChart} />
      </div>
    </div>
  );
}
