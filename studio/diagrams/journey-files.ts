import ELK from 'elkjs/lib/elk.bundled.js';
import { journeys } from '../../machines/index.ts';
import { drawSvg } from '../charts/draw-svg.ts';
import { layOutChart } from '../charts/layout-chart.ts';
import type { JourneyVersion } from '../inspector/diff/journey-pieces.ts';
import { readChart } from '../charts/read-chart.ts';
import { copyOf } from './journey-copy.ts';
import { mapSection } from './map-section.ts';
import { journeyPage, journeysPage } from './journey-page.ts';
import { layOutMap } from '../map/lay-out-map.ts';
import { mapOf, mapNames } from '../map/maps.ts';

/** Where the pages stand, from the project's folder. */
export const journeysFolder = 'docs/journeys';

/** File name → content of every generated page and picture. The same machines give the same files, byte for byte. */
export async function journeyFiles(): Promise<Map<string, string>> {
  const elk = new ELK();
  const files = new Map([['README.md', journeysPage(journeys)]]);
  for (const journey of journeys) {
    const { name, title, errand, machine } = journey;
    const chart = readChart(machine);
    const drawing = await layOutChart(chart, { elk, words: 'customer' });
    const copy = await copyOf(name);
    const version: JourneyVersion = { name, title, errand, chart, copy };
    const map = mapOf(journey);
    const names = mapNames(copy);
    files.set(`${name}.svg`, drawSvg(drawing, title));
    files.set(`${name}.map.svg`, drawSvg(layOutMap(map, names), `${title}: its pages`));
    files.set(`${name}.md`, journeyPage(journey, mapSection(map, names)));
    // For the journey diff, which compares two commits.
    files.set(`${name}.json`, `${JSON.stringify(version, null, 2)}\n`);
  }
  return files;
}
