import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Without what a git around this test has set: it would write to that one's repository. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** A repository of a test's own, empty at first. */
export function testClone() {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Wren', '-c', 'user.email=wren@example.com', ...args], {
      encoding: 'utf8',
      env,
    }).trim();
  git('init', '--quiet');
  return {
    folder,
    git,
    write: (file: string, text: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    /** Of all that is written; answers its name. */
    commit: (subject: string): string => {
      git('add', '.');
      git('commit', '--quiet', '--no-gpg-sign', '-m', subject);
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
