import { parseArgs } from 'node:util';
import { stepsAtMost } from '../../studio/walks/model-options.ts';
import { wholeNumber } from '../../studio/walks/whole-number.ts';

/** What `npm run audit:random -- …` is asked for. */
export type RandomOptions = { minutes: number; seed: number; steps: number; journey?: string };

/** Reads what stands behind `--`; `anySeed` gives the seed where none is said. Throws with a sentence on what is wrong. */
export function readRandomOptions(args: string[], anySeed: () => number): RandomOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string' },
      steps: { type: 'string', default: String(stepsAtMost) },
      journey: { type: 'string' },
    },
  });
  return {
    minutes: wholeNumber('minutes', values.minutes, 1),
    seed: values.seed === undefined ? anySeed() : wholeNumber('seed', values.seed, 0),
    steps: wholeNumber('steps', values.steps, 1),
    ...(values.journey !== undefined && { journey: values.journey }),
  };
}
