import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };

/** Two things that are started one after the other, as the database and the site are. */
const source = `
import { runProgram } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'run-program.ts')).href)};
await runProgram(async (onStop) => {
  for (const name of ['database', 'site']) onStop(async () => console.log(name + ' has stopped'));
  setInterval(() => undefined, 60_000);
  console.log('ready ' + process.pid);
});
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

let folder = '';
let npm: ChildProcess | undefined;
let program = 0;
afterEach(() => {
  npm?.kill('SIGKILL');
  if (program > 0 && isRunning(program)) process.kill(program, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('SIGTERM to npm start reaches the program, which stops what it has started, the last first, and ends with 0', async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  const file = join(folder, 'scripts/start.ts');
  mkdirSync(dirname(file));
  writeFileSync(file, source);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));

  const started = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  npm = started;
  const [exited, closed] = [once(started, 'exit'), once(started, 'close')];
  let said = '';
  started.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    const ready = /^ready (\d+)\n$/.exec(said);
    if (!ready) return;
    program = Number(ready[1]);
    started.kill('SIGTERM');
  });
  const end = await exited;
  expect(program, 'the program has started').toBeGreaterThan(0);
  expect(isRunning(program), 'npm has ended, and the program runs on').toBe(false);
  expect(end).toEqual([0, null]);
  await closed;
  expect(said.split('\n').slice(1)).toEqual(['site has stopped', 'database has stopped', '']);
});
