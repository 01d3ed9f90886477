import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import type { ChartWords } from '../../charts/chart.types.ts';
import { Choice } from '../../kit/Choice.tsx';
import type { InspectorParts } from '../page/inspector-parts.ts';
import { JourneyChoice } from '../page/JourneyChoice.tsx';
import { saveFile } from '../recording/save-file.ts';
import type { JourneyEntry } from '../register/register.types.ts';
import panel from '../side/panel.module.css';
import { ComparedJourneyView } from './ComparedJourneyView.tsx';
import classes from './ComparePage.module.css';
import { compareVersions, statusWords, summaryWords } from './compare-versions.ts';
import type { Side } from './compare-journeys.ts';
import { keptJourneys } from './read-journeys.ts';
import { useStrayDrops } from './use-stray-drops.ts';
import { now, useVersions } from './use-versions.ts';
import { VersionPicker } from './VersionPicker.tsx';
import { versionNow, type VersionsSource } from './versions-source.ts';

const wordChoices = { customer: 'Customer’s', developer: 'Developer’s' } as const;

const hint =
  'Choose the version before. “Keep this version” downloads all journeys as they are now: choose that file here once they have changed.';

/** Of the inspector's parts, what a comparison needs. */
export type CompareParts = Pick<InspectorParts, 'register' | 'draw' | 'layers'> & { versions: VersionsSource };

type ComparisonProps = { parts: CompareParts; entries: readonly JourneyEntry[] };

/** Chooses two versions, and a journey of them to look at. The address says what can be said of it in a link. */
export function Comparison({ parts, entries }: ComparisonProps) {
  const [asked, setAsked] = useSearchParams();
  useStrayDrops();
  const [words, setWords] = useState<ChartWords>('customer');
  const [keepMistake, setKeepMistake] = useState<string | null>(null);
  const { register, layers } = parts;
  const loadNow = useCallback(() => versionNow(register, layers, entries), [register, layers, entries]);
  const versions = useVersions(parts.versions, loadNow, {
    before: asked.get('before'),
    after: asked.get('after') ?? now,
  });
  const { before, after } = versions;
  const compared = useMemo(
    () => (before.version && after.version ? compareVersions(before.version, after.version) : null),
    [before.version, after.version],
  );
  const wanted = asked.get('compare') || entries[0]?.name;
  const journey = compared?.find(({ name }) => name === wanted);

  const isOpen = before.id === null || after.id === null;
  const summary = isOpen ? hint : compared ? summaryWords(compared, journey) : '';

  const say = (change: Readonly<Record<string, string | null>>) =>
    setAsked(
      (last) => {
        for (const [name, value] of Object.entries(change))
          if (value === null) last.delete(name);
          else last.set(name, value);
        return last;
      },
      { replace: true, preventScrollReset: true },
    );
  const show = (name: string) => say({ compare: name });
  const choose = (side: Side, id: string) => {
    versions.choose(side, id);
    const isHere = versions.files.some((file) => file.id === id);
    say({ [side]: isHere || (id === now && side === 'after') ? null : id });
  };
  const take = async (side: Side, file: File) => {
    const taken = await versions.take(side, file);
    if (!taken) return;
    const [first] = taken.journeys;
    const isThere = taken.journeys.some(({ name }) => name === wanted);
    // A file of this machine's is nothing that a link could name.
    say({ [side]: null, ...(first && !isThere && !taken.isWhole && { compare: first.name }) });
  };
  const keep = async () => {
    setKeepMistake(null);
    try {
      const { journeys } = await loadNow();
      const when = new Date().toISOString();
      saveFile(`journeys-${when.slice(0, 10)}.json`, keptJourneys(journeys, when), 'application/json');
    } catch (error) {
      setKeepMistake(error instanceof Error ? error.message : 'The journeys could not be read');
    }
  };
  const picker = (side: Side, label: string) => (
    <VersionPicker
      label={label}
      chosen={versions[side]}
      versions={versions}
      onChoose={(id) => choose(side, id)}
      onFile={(file) => void take(side, file)}
    />
  );

  return (
    <>
      <div className={classes.tools}>
        <TextLink to={entries.some(({ name }) => name === wanted) ? `/inspector/${wanted}` : '/inspector'}>
          Back to the inspector
        </TextLink>
        <Choice label="Words" options={wordChoices} value={words} onChange={setWords} />
        <Button small onClick={() => void keep()}>
          Keep this version
        </Button>
      </div>
      {keepMistake !== null && <Alert kind="error" title={keepMistake} />}
      {versions.knownMistake !== null && (
        <Alert kind="warning" title="The versions that git knows could not be listed">
          {versions.knownMistake}
        </Alert>
      )}
      <div className={classes.pickers}>
        {picker('before', 'Before')}
        {picker('after', 'After')}
      </div>
      <p className={panel.quiet} role="status">
        {summary}
      </p>
      {compared && (
        <div className={classes.panes}>
          <JourneyChoice
            journeys={compared.map(({ name, title, status, changes }) => ({
              name,
              title,
              note: statusWords({ status, changes }),
              isQuiet: status === 'same' || status === 'absent',
            }))}
            current={journey?.name}
            onChoose={show}
          />
          {journey ? (
            <ComparedJourneyView
              key={`${journey.name} ${before.id} ${after.id}`}
              journey={journey}
              words={words}
              draw={parts.draw}
            />
          ) : (
            <Alert kind="warning" title={`There is no journey “${wanted ?? ''}” in these versions`}>
              Choose another one.
            </Alert>
          )}
        </div>
      )}
    </>
  );
}
