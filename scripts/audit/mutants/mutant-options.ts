import { parseArgs } from 'node:util';
import { wholeNumber } from '../../../studio/walks/whole-number.ts';

/** What `npm run audit:mutants -- …` is asked for. */
export type MutantOptions = {
  /** Infinity for all. */
  sample: number;
  seed: number;
  /** Beginnings of paths; empty for everything. */
  only: string[];
  /** How many at a time, each in a copy of its own. */
  jobs: number;
  /** Results of an earlier run of the same code are taken over. */
  resume: boolean;
  /** Those alone that survived the last run. */
  survivors: boolean;
  /** Told, not tried. */
  list: boolean;
};

/** Reads what stands behind `--`. Throws with a sentence on what is wrong. */
export function readMutantOptions(args: string[]): MutantOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      all: flag,
      resume: flag,
      survivors: flag,
      list: flag,
      sample: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const { all, sample, seed, jobs, ...others } = values;
  return {
    ...others,
    sample: all ? Number.POSITIVE_INFINITY : wholeNumber('sample', sample, 1),
    seed: wholeNumber('seed', seed, 0),
    jobs: wholeNumber('jobs', jobs, 1),
  };
}
