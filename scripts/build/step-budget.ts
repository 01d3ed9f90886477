import type { WeighScripts } from './budget.ts';
import { filesWith, type Chunk } from './chunks.ts';

type MeasuredChunk = Chunk & { modules: Readonly<Record<string, { renderedLength: number }>> };

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

/** How much of a chunk belongs to a journey, 0 to 1: its machine, its calls and its part, which come with those of others. */
export function shareOf(journey: string, { modules }: Pick<MeasuredChunk, 'modules'>): number {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
  const sum = (some: typeof lengths) => some.reduce((total, { renderedLength }) => total + renderedLength, 0);
  const own = lengths.filter(({ id }) => id.includes(`/machines/${journey}/`) || id.includes(`/journeys/${journey}/`));
  return sum(lengths) === 0 ? 0 : sum(own) / sum(lengths);
}

/**
 * What a journey brings by itself, in kB: the chunks of its views that nothing before it has brought, and its part of
 * those in which the machines of several journeys come together.
 */
export async function weightOfJourney(
  journey: string,
  before: readonly string[],
  chunks: readonly MeasuredChunk[],
  weighScripts: WeighScripts,
): Promise<number> {
  const here = filesWith([entry, ...before], chunks);
  const views = filesWith([`src/journeys/${journey}/${journey}.views.ts`], chunks);
  const own = await weighScripts([...views].filter((file) => !here.has(file)));
  const shared = await Promise.all(
    chunks
      .filter(({ fileName }) => here.has(fileName))
      .map(async (chunk) => shareOf(journey, chunk) * (await weighScripts([chunk.fileName]))),
  );
  return shared.reduce((sum, weight) => sum + weight, own);
}

/** Tells what each step brings. Throws when one is heavier than its area allows. */
export async function checkSteps(chunks: readonly MeasuredChunk[], weighScripts: WeighScripts): Promise<void> {
  const weighed = await Promise.all(
    areas.flatMap(({ limit, journeys, before }) =>
      journeys.map(async (journey) => ({
        journey,
        limit,
        js: await weightOfJourney(journey, before, chunks, weighScripts),
      })),
    ),
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
