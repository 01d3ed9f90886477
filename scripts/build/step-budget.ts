import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { brotli } from './compress.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'facadeModuleId'> & {
  modules: Readonly<Record<string, { renderedLength: number }>>;
};

/** Journeys by what they may add to what their customer has already, kB (1,000 bytes) after brotli. */
type Area = {
  limit: number;
  journeys: readonly string[];
  /** Whose code has come before any of them is shown. */
  before: readonly string[];
};

/** What whoever is at a step of the order has by then. */
const ofTheOrder = [
  'src/app/order.ts',
  'src/journeys/address-check/views/EnteringAddress.tsx',
  'src/journeys/order-broadband/order-broadband.later.ts',
  'src/journeys/order-broadband/OrderFrame.tsx',
];

/** A step of the order may bring 25 kB, a page of the basket and the check-out 60. */
export const areas: readonly Area[] = [
  {
    limit: 25,
    journeys: [
      'choose-plan',
      'switch-provider',
      'customise-plan',
      'choose-pair',
      'book-install',
      'review-order',
      'register-interest',
    ],
    before: ofTheOrder,
  },
  // A dialog by itself; the code of all dialogs has come once the page of the visit is there.
  { limit: 25, journeys: ['select-appointment'], before: [...ofTheOrder, 'src/ui/Modal/Modal.tsx'] },
  { limit: 60, journeys: ['fill-basket', 'check-out', 'pay'], before: [] },
];

const entry = 'src/app/main.tsx';

/** The chunk that has a module. Throws where none has: the module has moved, or is in none of the pages. */
function chunkWith(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find((chunk) =>
    [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id?.endsWith(`/${module}`)),
  );
  if (!found) throw new Error(`${module} is in no chunk of the build; see scripts/build/step-budget.ts`);
  return found;
}

/** The chunks of these modules, with all that they import. */
function filesWith(modules: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    byName.get(file)?.imports.forEach(add);
  };
  for (const module of modules) add(chunkWith(module, chunks).fileName);
  return files;
}

/** How much of a chunk belongs to a journey, 0 to 1: its machine, its calls and its part, which come with those of others. */
export function shareOf(journey: string, { modules }: Pick<Chunk, 'modules'>): number {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
  const sum = (some: typeof lengths) => some.reduce((total, { renderedLength }) => total + renderedLength, 0);
  const own = lengths.filter(({ id }) => id.includes(`/machines/${journey}/`) || id.includes(`/journeys/${journey}/`));
  return sum(lengths) === 0 ? 0 : sum(own) / sum(lengths);
}

/**
 * What a journey brings by itself, in kB: the chunks of its views that nothing before it has brought, and its part of
 * those in which the machines of several journeys come together.
 */
export function weightOfJourney(
  journey: string,
  before: readonly string[],
  chunks: readonly Chunk[],
  weightOf: (file: string) => number,
): number {
  const here = filesWith([entry, ...before], chunks);
  const views = filesWith([`src/journeys/${journey}/${journey}.views.ts`], chunks);
  const own = [...views].filter((file) => !here.has(file)).reduce((sum, file) => sum + weightOf(file), 0);
  const shared = chunks
    .filter(({ fileName }) => here.has(fileName))
    .reduce((sum, chunk) => sum + shareOf(journey, chunk) * weightOf(chunk.fileName), 0);
  return own + shared;
}

/** Tells what each step brings. Throws when one is heavier than its area allows. */
export async function checkSteps(chunks: readonly Chunk[], dir: string): Promise<void> {
  const weights = new Map(
    await Promise.all(
      chunks.map(async ({ fileName }) => {
        const { length } = await brotli(await readFile(join(dir, fileName)));
        return [fileName, length / 1000] as const;
      }),
    ),
  );
  const weightOf = (file: string) => weights.get(file) ?? 0;
  const weighed = areas.flatMap(({ limit, journeys, before }) =>
    journeys.map((journey) => ({ journey, limit, js: weightOfJourney(journey, before, chunks, weightOf) })),
  );
  console.log(`steps: ${weighed.map(({ journey, js }) => `${journey} ${js.toFixed(1)}`).join(', ')} kB`);
  const broken = weighed.filter(({ js, limit }) => js > limit);
  if (broken.length === 0) return;
  throw new Error(
    [
      'Steps over budget (scripts/build/step-budget.ts):',
      ...broken.map(({ journey, js, limit }) => `${journey}: ${js.toFixed(1)} kB of js, ${limit} kB allowed`),
      'Move what the step does not show at once behind lateView() or import().',
    ].join('\n'),
  );
}
