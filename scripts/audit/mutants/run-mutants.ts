import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFault, type Mutant } from './mutant.ts';
import type { Answer, Ask } from './test-runner.ts';
import { makeCopy } from './working-copy.ts';

/** `noticedBy` is null for one that survived. */
export type Result = { mutant: Mutant; noticedBy: string | null };

const program = fileURLToPath(new URL('test-runner.ts', import.meta.url));

/** A fault that makes a program run for ever is noticed by whoever waits: so many times as long, and some seconds. */
const patience = (unmutatedMs: number): number => Math.ceil(unmutatedMs * 8) + 20_000;
/** Nothing is known yet of how long the tests take. */
const firstPatience = 600_000;

/** One copy of the code with one process for the tests. */
function startBench(root: string) {
  const { folder, remove } = makeCopy(root);
  let child: ChildProcess | null = null;
  const unmutated = new Map<string, number>();

  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };

  /** Null when the time is up; then the process is ended, and the next one starts with what stands in the copy. */
  async function ask(question: Ask, withinMs: number): Promise<Answer | null> {
    if (!child) {
      child = fork(program, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' });
      await once(child, 'message');
    }
    child.send(question);
    const time = AbortSignal.timeout(withinMs);
    try {
      const [answer] = (await once(child, 'message', { signal: time })) as [Answer];
      return answer;
    } catch (error) {
      end();
      if (time.aborted) return null;
      throw error;
    }
  }

  /** How long the tests take without a fault. Throws when they fail then, too. */
  async function timeOf(tests: string[]): Promise<number> {
    const key = tests.join();
    const known = unmutated.get(key);
    if (known !== undefined) return known;
    const answer = await ask({ change: null, tests }, firstPatience);
    if (!answer || answer.noticedBy !== null)
      throw new Error(`The tests fail without any fault: ${answer?.noticedBy ?? `${key} does not end`}`);
    unmutated.set(key, answer.ms);
    return answer.ms;
  }

  async function noticedBy(mutant: Mutant, [tests, ...later]: string[][]): Promise<string | null> {
    if (!tests) return null;
    const withinMs = patience(await timeOf(tests));
    const original = readFileSync(join(root, mutant.file), 'utf8');
    const change = { file: mutant.file, text: withFault(original, mutant), original };
    const answer = await ask({ change, tests }, withinMs);
    if (answer) return answer.noticedBy ?? noticedBy(mutant, later);
    writeFileSync(join(folder, mutant.file), original);
    return 'the time that ran out';
  }

  return {
    try: async (mutant: Mutant, stages: string[][]): Promise<Result> => ({
      mutant,
      noticedBy: await noticedBy(mutant, stages),
    }),
    close() {
      end();
      remove();
    },
  };
}

/**
 * Puts in one fault after the other, in copies of the code, and asks the tests that reach it. `told` hears each result as
 * it comes. The copies go when all is done, and when the program is ended.
 */
export async function runMutants(
  mutants: readonly Mutant[],
  {
    root,
    jobs,
    testsOf,
    told,
  }: { root: string; jobs: number; testsOf: (file: string) => string[][]; told: (result: Result) => void },
): Promise<void> {
  const waiting = [...mutants];
  const benches = Array.from({ length: Math.min(jobs, mutants.length) }, () => startBench(root));
  const closeAll = (): void => benches.forEach((bench) => bench.close());
  process.once('exit', closeAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  try {
    await Promise.all(
      benches.map(async (bench) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) told(await bench.try(next, testsOf(next.file)));
      }),
    );
  } finally {
    closeAll();
  }
}
