import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareVersions, statusWords } from './compare-versions.ts';
import { keptJourneys, readJourneys, type Version } from './read-journeys.ts';

const fileOf = (name: string) => readFileSync(`docs/journeys/${name}.json`, 'utf8');

function read(text: string): Version {
  const found = readJourneys(text);
  if ('mistake' in found) throw new Error(found.mistake);
  return found;
}

const logIn = read(fileOf('log-in'));
const [journey] = logIn.journeys;
if (!journey) throw new Error('There is no journey in the file');

describe('a product owner chooses a file', () => {
  it('that has one journey, as docs/journeys keeps it', () => {
    expect(logIn).toMatchObject({ isWhole: false, journeys: [{ name: 'log-in', title: 'Log in' }] });
    expect(journey.chart).toEqual((JSON.parse(fileOf('log-in')) as typeof journey).chart);
  });

  it('that was kept here before, and finds in it what was kept', () => {
    const both = [journey, ...read(fileOf('log-out')).journeys];
    expect(read(keptJourneys(both, '2026-05-04T10:20:00Z'))).toEqual({ isWhole: true, journeys: both });
  });

  it('of a version that did not know yet what was added since', () => {
    const old = JSON.parse(fileOf('log-in'), (key, value: unknown) =>
      ['rows', 'copy', 'isModal'].includes(key) ? undefined : value,
    ) as object;
    const [found] = read(JSON.stringify(old)).journeys;
    expect(found?.copy).toEqual({});
    expect(found?.chart.root.states[0]).toMatchObject({ rows: [], isModal: false });
  });

  it.each([
    ['no JSON', '<html>', 'This file is not JSON.'],
    ['something else', '{"steps":[]}', 'This is no journey.'],
    ['a list', '[]', 'This is no journey.'],
    ['nothing', 'null', 'This is no journey.'],
    ['a kept file of tomorrow', '{"version":2,"journeys":[]}', 'another version of this page'],
    ['a version without states', '{"name":"log-in","title":"Log in","chart":{"states":[]}}', 'it may be too old'],
    [
      'a chart that leads nowhere',
      JSON.stringify({
        ...journey,
        chart: {
          ...journey.chart,
          transitions: [{ id: 'x', from: 'logIn', to: ['gone'], event: '', guard: null, place: 0 }],
        },
      }),
      'has no state for the transition x',
    ],
  ])('that is %s, and reads why it cannot be taken and what can', (_what, text, why) => {
    expect(readJourneys(text)).toEqual({ mistake: expect.stringContaining(why) });
    expect(readJourneys(text)).toEqual({ mistake: expect.stringContaining('Choose a journey’s JSON file') });
  });
});

describe('the journeys of two versions', () => {
  const other = { ...journey, errand: 'Say who you are.' };
  const logOut = read(fileOf('log-out')).journeys;
  const whole = (...journeys: Version['journeys']): Version => ({ journeys, isWhole: true });
  const told = (before: Version, after: Version) =>
    compareVersions(before, after).map(({ name, status, changes }) => `${name}: ${statusWords({ status, changes })}`);

  it('are counted, those that differ first', () => {
    expect(told(whole(...logOut, journey), whole(...logOut, other))).toEqual(['log-in: 1 change', 'log-out: the same']);
  });

  it('are new or gone where a whole version does not have them', () => {
    expect(told(whole(journey), whole(...logOut))).toEqual(['log-out: new', 'log-in: removed']);
  });

  it('are left open where a file is about another one', () => {
    expect(told(logIn, whole(other, ...logOut))).toEqual(['log-in: 1 change', 'log-out: not in the file']);
  });
});
