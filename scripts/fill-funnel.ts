// `npm run fill-funnel`: random customers fill the funnel of a site that runs, for a demonstration. `-- --journey choose-plan` fills
// one journey's, `--visits 300` says how many go through each, `--days 14` over how many days, `--host http://localhost:4000` where the
// site is. Nobody has made these visits: their versions are called demo-1 and demo-2.
import { parseArgs } from 'node:util';
import { journeys } from '../machines/index.ts';
import { readChart, statesOf } from '../studio/charts/read-chart.ts';
import { wholeNumber } from '../studio/walks/whole-number.ts';
import { inventedVisit, waysThrough } from './funnel/invented-visits.ts';

const DAY_MS = 86_400_000;
const atOnce = 10;

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'http://localhost:4000' },
    journey: { type: 'string' },
    visits: { type: 'string', default: '200' },
    days: { type: 'string', default: '14' },
  },
});

/** Where the stand-in listens whose script the site loads. */
async function collectorOf(host: string): Promise<URL> {
  const answer = await fetch(new URL('/api/config', host)).catch(() => null);
  if (!answer?.ok) throw new Error(`No site answers at ${host}. Start it by npm start, or say where it is with --host`);
  const { thirdParty } = (await answer.json()) as { thirdParty: { tagManagerUrl?: string } };
  if (thirdParty.tagManagerUrl === undefined) throw new Error('The site has no tag manager');
  return new URL(thirdParty.tagManagerUrl, host);
}

async function fill(): Promise<void> {
  const visits = wholeNumber('visits', values.visits, 1, 10_000);
  const days = wholeNumber('days', values.days, 1, 10_000);
  const collector = await collectorOf(values.host);
  const post = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(new URL(path, collector), { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok)
      throw new Error(`${collector.origin} is no stand-in of ours: it answered ${answer.status} at ${path}`);
  };
  const isSeen = ({ machine }: (typeof journeys)[number]): boolean =>
    statesOf(readChart(machine).root).some(({ view, path }) => view !== null || path !== null);
  const wanted = journeys.filter((one) => (values.journey === undefined ? isSeen(one) : one.name === values.journey));
  if (wanted.length === 0) throw new Error(`No journey is called ${values.journey}`);
  const explored = wanted.map((journey) => ({ journey, ways: waysThrough(journey) }));

  /** Each visit on its day, the days from the first to today. */
  const onDay = (day: number): number[] =>
    Array.from({ length: visits }, (_, seed) => seed).filter((seed) => seed % days === day);
  const stop = new AbortController();
  // The clock has to go back to now, whatever happens.
  process.once('SIGINT', () => stop.abort());
  try {
    for (let day = 0; day < days && !stop.signal.aborted; day += 1) {
      // By the stand-in's own clock: what came yesterday has left.
      await post('/test-tools/v1/clock', { offsetMs: -(days - day) * DAY_MS });
      const version = day < days / 2 ? 'demo-1' : 'demo-2';
      const invented = explored.flatMap(({ ways }, nth) =>
        onDay(day).flatMap((seed) => inventedVisit(ways, { seed: nth * 10_000 + seed, version }) ?? []),
      );
      for (let first = 0; first < invented.length; first += atOnce)
        await Promise.all(invented.slice(first, first + atOnce).map((visit) => post('/tags/v1/entries', visit)));
    }
  } finally {
    await post('/test-tools/v1/clock', { offsetMs: 0 });
  }
  console.log(`${visits} random customers went through each of ${wanted.length} journeys, over ${days} days.`);
  console.log(`Open ${values.host}/inspector/${wanted[0]?.name}, and choose the layer “Visits counted”.`);
}

await fill().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
