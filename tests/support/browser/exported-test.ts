import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The project's own configuration, but for what is run, and where: the product runs already. */
const configurationFor = (baseURL: string): string => `import base from '../../playwright.config.ts';
const { webServer, projects, reporter, use, ...rest } = base;
const [phone] = projects;
export default {
  ...rest,
  testDir: 'journeys',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  retries: 0,
  reporter: 'line',
  use: { ...use, baseURL: ${JSON.stringify(baseURL)} },
  projects: [{ ...phone, grep: /./ }],
};
`;

/**
 * Runs an exported test as it is, so many times and two at once, in a folder with the same neighbours as `tests/journeys`.
 * Gives what Playwright said.
 */
export async function runInAFolderOfItsOwn(
  file: string,
  { baseURL = '', times }: { baseURL: string | undefined; times: number },
): Promise<string> {
  await mkdir(join(root, '.data'), { recursive: true });
  const folder = await mkdtemp(join(root, '.data', 'exported-'));
  try {
    await mkdir(join(folder, 'journeys'));
    await symlink(join(root, 'tests', 'support'), join(folder, 'support'));
    await writeFile(join(folder, 'journeys', 'visit.spec.ts'), file);
    await writeFile(join(folder, 'playwright.config.ts'), configurationFor(baseURL));
    const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
    const options = [
      '--config',
      join(folder, 'playwright.config.ts'),
      '--repeat-each',
      String(times),
      '--workers',
      '2',
    ];
    const { BROWSER_TESTS: _, ...env } = process.env;
    const run = spawn(process.execPath, [cli, 'test', ...options], {
      cwd: folder,
      env: { ...env, COVERAGE_FOLDER: join(folder, 'coverage') },
    });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    await once(run, 'close');
    return said;
  } finally {
    await rm(folder, { recursive: true });
  }
}
