import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas, shareOf, weightOfJourney } from './step-budget.ts';

const module = (renderedLength: number) => ({ renderedLength });

function chunk(fileName: string, imports: string[], modules: Record<string, { renderedLength: number }>) {
  return { fileName, imports, modules, moduleIds: Object.keys(modules), facadeModuleId: null };
}

const chunks = [
  chunk('entry.js', [], { '/site/src/app/main.tsx': module(900) }),
  chunk('later.js', ['entry.js'], {
    '/site/src/later.ts': module(100),
    '/site/machines/choose-plan/choose-plan.machine.ts': module(300),
    '/site/src/journeys/review-order/review-order.part.ts': module(600),
  }),
  chunk('kit.js', ['entry.js'], { '/site/src/ui/Card/Card.tsx': module(50) }),
  chunk('plans.js', ['kit.js', 'later.js'], { '/site/src/journeys/choose-plan/choose-plan.views.ts': module(400) }),
];
const weights: Record<string, number> = { 'entry.js': 100, 'later.js': 20, 'kit.js': 2, 'plans.js': 7 };
const scale = (files: readonly string[]) => Promise.resolve(files.reduce((sum, file) => sum + (weights[file] ?? 0), 0));
const weigh = (before: string[]) => weightOfJourney('choose-plan', before, chunks, scale);

it('a step weighs what its views bring and nothing before it has brought, with its machine', async () => {
  expect(await weigh(['src/later.ts'])).toBe(7 + 2 + 20 * 0.3);
  expect(await weigh([])).toBe(7 + 2 + 20);
});

it('of a file with several journeys a step has its own part, and of an empty one nothing', () => {
  expect(
    shareOf('review-order', chunk('later.js', [], { '/journeys/review-order/a.ts': module(1), '/b.ts': module(3) })),
  ).toBe(0.25);
  expect(shareOf('review-order', chunk('none.js', [], {}))).toBe(0);
});

it('a journey whose views have moved is named', async () => {
  await expect(weightOfJourney('gone', [], chunks, scale)).rejects.toThrow(
    'src/journeys/gone/gone.views.ts is in no chunk of the build',
  );
});

it('every journey that is weighed is there, and none may bring more than an area', () => {
  for (const { journeys, limit } of areas) {
    expect(limit).toBeLessThanOrEqual(60);
    for (const journey of journeys)
      expect(existsSync(`src/journeys/${journey}/${journey}.views.ts`), journey).toBe(true);
  }
});
