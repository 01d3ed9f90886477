import { askHost, hostData, refusedWith } from '../inspection/ask-host.ts';
import type { JourneyLayers } from './layers.types.ts';

/** What `npm run diagrams` keeps of every journey; only the words are taken from it. */
const copies = import.meta.glob<Readonly<Record<string, string>>>('../../../docs/journeys/*.json', { import: 'copy' });

export type LayersSource = {
  /** Null where no test run has been reported. Rejects with an Error in words when it cannot be had. */
  ofJourney: (name: string) => Promise<JourneyLayers | null>;
  /** Every word of a journey, "ChoosingPlan.heading" → "Choose your plan"; empty where it has none of its own. */
  copyOf: (name: string) => Promise<Readonly<Record<string, string>>>;
  /** Where a picture is, by its file name. */
  pictureAt: (shot: string) => string;
};

async function ofJourney(name: string): Promise<JourneyLayers | null> {
  const answer = await askHost(`/layers/${name}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(refusedWith(answer.status));
  // Written by scripts/coverage.ts.
  return (await answer.json()) as JourneyLayers;
}

/** What is known of journeys besides their charts, from the web host and from the site's own files. */
export const layersSource: LayersSource = {
  ofJourney,
  copyOf: async (name) => (await copies[`../../../docs/journeys/${name}.json`]?.()) ?? {},
  pictureAt: (shot) => `${hostData}/shots/${encodeURIComponent(shot)}`,
};
