import { parseArgs } from 'node:util';
import { wholeNumber } from './whole-number.ts';

/** What `npm run test:model -- …` is asked for. */
export type ModelOptions = {
  journey?: string;
  to?: string;
  /** One of the journey's walks, by the number in its name, from 1 on. */
  walk?: number;
  /** In a window, slowly enough to be followed. */
  watch?: true;
  /** Walks that nobody has thought of: how many in each journey, by which seeds, and of how many steps at most. */
  random?: { walks: number; seed: number; steps: number };
};

/** Where nobody says how many a random customer takes. */
export const stepsAtMost = 30;

/** Reads what stands behind `--`; `anySeed` gives the seed where none is said. Throws with a sentence on what is wrong. */
export function readArguments(args: string[], anySeed: () => number): ModelOptions & { list: boolean } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      journey: text,
      to: text,
      walk: text,
      random: text,
      seed: text,
      steps: text,
      watch: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const { journey, to, walk, watch, list, random, seed, steps } = values;
  if ((to ?? walk) !== undefined && journey === undefined) throw new Error('Say of which journey, with --journey');
  if (walk !== undefined && (to ?? random) !== undefined)
    throw new Error('--walk takes one of the walks of --list: leave out --to and --random');
  if (random === undefined && (seed ?? steps) !== undefined)
    throw new Error('--seed and --steps are for random walks: say how many, with --random');
  return {
    list,
    ...(journey !== undefined && { journey }),
    ...(to !== undefined && { to }),
    ...(walk !== undefined && { walk: wholeNumber('walk', walk, 1) }),
    ...(watch && { watch }),
    ...(random !== undefined && {
      random: {
        walks: wholeNumber('random', random, 1),
        seed: seed === undefined ? anySeed() : wholeNumber('seed', seed, 0),
        steps: steps === undefined ? stepsAtMost : wholeNumber('steps', steps, 1),
      },
    }),
  };
}

/** The command that asks for these walks. */
export function commandFor({ journey, to, walk, watch, random }: ModelOptions): string {
  const given = { journey, walk, random: random?.walks, seed: random?.seed, steps: random?.steps, to };
  const words = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`]));
  return ['npm run test:model --', ...words, ...(watch ? ['--watch'] : [])].join(' ');
}

/** The browser runs in a process of its own, which is told by its environment. */
export const toEnvironment = ({ journey, to, walk, watch, random }: ModelOptions): Record<string, string> => ({
  ...(journey !== undefined && { MODEL_JOURNEY: journey }),
  ...(to !== undefined && { MODEL_TO: to }),
  ...(walk !== undefined && { MODEL_WALK: String(walk) }),
  ...(watch && { MODEL_WATCH: 'on' }),
  ...(random && {
    MODEL_RANDOM: String(random.walks),
    MODEL_SEED: String(random.seed),
    MODEL_STEPS: String(random.steps),
  }),
});

/** What the script has told; without it, all walks that take every transition. */
export function fromEnvironment(env: Readonly<Record<string, string | undefined>>): ModelOptions {
  const { MODEL_JOURNEY: journey, MODEL_TO: to, MODEL_WALK: walk, MODEL_WATCH: watch } = env;
  const { MODEL_RANDOM: walks, MODEL_SEED: seed, MODEL_STEPS: steps } = env;
  return {
    ...(journey !== undefined && { journey }),
    ...(to !== undefined && { to }),
    ...(walk !== undefined && { walk: Number(walk) }),
    ...(watch !== undefined && { watch: true as const }),
    ...(walks !== undefined && { random: { walks: Number(walks), seed: Number(seed), steps: Number(steps) } }),
  };
}

/** How a walk is called among those of its journey. */
export const walkName = (walk: number, start: string, steps: number): string =>
  `walk ${walk}, ${start}, ${steps} steps`;
