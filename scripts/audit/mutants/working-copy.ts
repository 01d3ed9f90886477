import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** What no test of the code reads, or what is linked to. */
const leftOut = new Set([
  '.git',
  '.data',
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  'coverage',
  'bench-results',
]);

/** A copy of everything, with the packages linked: faults are put in there, never in the folder that you work in. */
export function makeCopy(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => dirname(source) !== root || !leftOut.has(basename(source)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
