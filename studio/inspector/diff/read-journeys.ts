import { z } from 'zod';
import type { ChartState } from '../../charts/chart.types.ts';
import { statesOf } from '../../charts/read-chart.ts';
import type { JourneyVersion } from './journey-pieces.ts';

/**
 * The one format that is compared: what `npm run diagrams` writes for a journey, alone or with all others in one file. A
 * kept file and a commit are read alike, and no old code is run. What was added since the first versions has a default.
 */
const text = z.string().nullable().default(null);
const texts = z.array(z.string()).default([]);

const state: z.ZodType<ChartState> = z.lazy(() =>
  z.object({
    id: z.string().min(1),
    key: z.string(),
    kind: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
    description: z.string().default(''),
    tags: texts,
    view: text,
    path: text,
    isModal: z.boolean().default(false),
    rows: texts,
    calls: z.array(z.object({ id: z.string(), src: z.string() })).default([]),
    initial: text,
    states: z.array(state).default([]),
  }),
);

const transition = z.object({
  id: z.string().min(1),
  from: z.string(),
  to: z.array(z.string()),
  event: z.string(),
  guard: text,
  place: z.number().default(0),
});

const chart = z
  .object({ machine: z.string(), root: state, transitions: z.array(transition) })
  .superRefine(({ root, transitions }, context) => {
    const ids = new Set(statesOf(root).map(({ id }) => id));
    const astray = transitions.find(({ from, to }) => [from, ...to].some((id) => !ids.has(id)));
    if (astray) context.addIssue({ code: 'custom', message: `has no state for the transition ${astray.id}` });
  });

const journey = z.object({
  name: z.string().min(1),
  title: z.string(),
  errand: z.string().default(''),
  chart,
  copy: z.record(z.string(), z.string()).default({}),
});

/** All journeys of one version in one file. */
const kept = z.object({ version: z.literal(1), kept: z.string(), journeys: z.array(journey) });

/** The file that "Keep this version" gives, and that the web host gives for a commit; `when` is ISO 8601. */
export const keptJourneys = (journeys: readonly JourneyVersion[], when: string): string =>
  `${JSON.stringify({ version: 1, kept: when, journeys }, null, 1)}\n`;

/** What a file has: all journeys of a version, or one of them. */
export type Version = { journeys: readonly JourneyVersion[]; isWhole: boolean };

const choose = 'Choose a journey’s JSON file from docs/journeys, or a file that “Keep this version” has made.';

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function unreadable({ issues: [first] }: z.ZodError): { mistake: string } {
  const where = first && first.path.length > 0 ? `${first.path.join('.')}: ` : '';
  return { mistake: `This version cannot be read; it may be too old (${where}${first?.message ?? ''}). ${choose}` };
}

/** The journeys in a file: one, or all of a version. `mistake` says what is wrong with it and what to do. */
export function readJourneys(content: string): Version | { mistake: string } {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { mistake: `This file is not JSON. ${choose}` };
  }
  if (isObject(json) && 'journeys' in json) {
    if (json['version'] !== 1) return { mistake: `This file was kept by another version of this page. ${choose}` };
    const { data, error } = kept.safeParse(json);
    return data ? { journeys: data.journeys, isWhole: true } : unreadable(error);
  }
  if (!isObject(json) || !('name' in json) || !('chart' in json)) return { mistake: `This is no journey. ${choose}` };
  const { data, error } = journey.safeParse(json);
  return data ? { journeys: [data], isWhole: false } : unreadable(error);
}
