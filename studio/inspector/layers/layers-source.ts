import type { Chart } from '../../charts/chart.types.ts';
import type { KeptJourney } from '../../coverage/kept-layers.ts';
import { askHost, hostData, refusedWith } from '../inspection/ask-host.ts';
import type { Funnel, FunnelQuestion } from '../funnel/funnel.types.ts';
import type { JourneyLayers, KeptRun, Survivors } from './layers.types.ts';

/** What `npm run diagrams` keeps of every journey; only the words are taken from it. */
const copies = import.meta.glob<Readonly<Record<string, string>>>('../../../docs/journeys/*.json', { import: 'copy' });

export type LayersSource = {
  /** Null where no test run has been reported, and none is kept. Rejects with an Error in words when it cannot be had. */
  ofJourney: (name: string, chart: Chart) => Promise<JourneyLayers | null>;
  /** Null where no audit has been made. Rejects with an Error in words when it cannot be had. */
  survivorsOf: (name: string) => Promise<Survivors | null>;
  /** What visits did in a journey. Null where no collector is known. Rejects with an Error in words when it cannot be had. */
  funnelOf: (question: FunnelQuestion) => Promise<Funnel | null>;
  /** Every word of a journey, "ChoosingPlan.heading" → "Choose your plan"; empty where it has none of its own. */
  copyOf: (name: string) => Promise<Readonly<Record<string, string>>>;
  /** Where a picture is, by its file name. */
  pictureAt: (shot: string) => string;
};

/** What `npm run coverage` has written here, or what the last full run has left in the repository (`server/inspector-data.ts`). */
type Report = Partial<JourneyLayers> & Pick<JourneyLayers, 'made'>;
type Kept = Pick<JourneyLayers, 'made' | 'requirements'> & {
  journey: KeptJourney;
  reasons: readonly string[];
  kept: KeptRun;
};

/** A report that was written before something was added to it has nothing of that. */
const noReport = { kept: null, transitions: {}, states: {}, failures: [], shapes: {}, requirements: {} };

/** What the host has at a path; null where it has nothing. */
async function asked<Said>(path: string, request?: RequestInit): Promise<Said | null> {
  const answer = await askHost(path, request);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(refusedWith(answer.status));
  return (await answer.json()) as Said;
}

async function ofJourney(name: string, chart: Chart): Promise<JourneyLayers | null> {
  const said = await asked<Report | Kept>(`/layers/${name}`);
  if (said === null) return null;
  if (!('journey' in said)) return { ...noReport, ...said };
  const { made, requirements, kept, journey, reasons } = said;
  const { layersFrom } = await import('../../coverage/kept-layers.ts');
  return { made, requirements, kept, ...layersFrom(journey, chart, reasons) };
}

/** What is known of journeys besides their charts, from the web host and from the site's own files. */
export const layersSource: LayersSource = {
  ofJourney,
  survivorsOf: (name) => asked<Survivors>(`/survivors/${name}`),
  funnelOf: (question) =>
    asked<Funnel>('/funnel', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    }),
  copyOf: async (name) => (await copies[`../../../docs/journeys/${name}.json`]?.()) ?? {},
  pictureAt: (shot) => `${hostData}/shots/${encodeURIComponent(shot)}`,
};
