import { expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

const items = Array.from({ length: 1_000 }, (_, number) => ({ number, of: number < 800 ? 'large' : 'small' }));
const sample = (seed: number, size = 100) => sampleOf(items, { size, seed, stratumOf: ({ of }) => of });

it('takes the same for the same seed, and others for another', () => {
  expect(sample(7)).toEqual(sample(7));
  expect(sample(8)).not.toEqual(sample(7));
});

it('gives each part its share', () => {
  const taken = sample(7);
  expect(taken).toHaveLength(100);
  expect(taken.filter(({ of }) => of === 'small').length).toBeGreaterThanOrEqual(19);
  expect(taken.filter(({ of }) => of === 'small').length).toBeLessThanOrEqual(21);
});

it('takes all where as many are asked for', () => expect(sample(7, 1_000)).toEqual(items));
