import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A commit by its whole name: no branch, no path, no option of git's. */
export const commitName = /^[0-9a-f]{40}$/;

/** Ours, without what another git has set for its own: it would have `-C` read another repository. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
};

/** What git says of the site's repository. Rejects as `execFile` does. */
export async function git(repository: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', repository, '-c', 'log.showSignature=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 20_000,
    env: environment,
  });
  return stdout;
}
