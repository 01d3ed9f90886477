// A process of its own, so that a fault that never ends can be ended with it: keeps Vitest alive in a copy of the code,
// puts in a fault when told to, runs the tests named, takes it out again and says what noticed it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/** `change` is null for a run without a fault. */
export type Ask = { change: { file: string; text: string; original: string } | null; tests: string[] };
export type Answer = { noticedBy: string | null; ms: number };

const [root = ''] = process.argv.slice(2);
process.chdir(root);
const vitest = await createVitest({
  root,
  config: join(root, 'vitest.config.ts'),
  watch: false,
  project: ['unit', 'dom'],
  // One thread and the first failure: what the others would say is not asked.
  pool: 'threads',
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
  // Kept beside the packages, which all copies share: one would be served what another has put a fault into.
  fsModuleCache: false,
});
await vitest.globTestSpecifications();

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
  vitest.invalidateFile(join(root, file));
}

async function run(tests: readonly string[]): Promise<string | null> {
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
  if (specifications.length === 0) return null;
  // What failed in an earlier run would count against this one, and end it before it begins.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const module = testModules.find((each) => !each.ok());
  const [test] = module ? [...module.children.allTests('failed')] : [];
  vitest.state.clearErrors();
  if (module) return test ? `${module.relativeModuleId}: ${test.fullName}` : module.relativeModuleId;
  return unhandledErrors.length > 0 ? 'an error that no test caught' : null;
}

async function answer({ change, tests }: Ask): Promise<Answer> {
  const start = performance.now();
  if (change) write(change.file, change.text);
  try {
    return { noticedBy: await run(tests), ms: performance.now() - start };
  } finally {
    if (change) write(change.file, change.original);
  }
}

process.on('message', (ask: Ask) => {
  void answer(ask).then((found) => process.send?.(found));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
