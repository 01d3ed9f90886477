import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const check = () => execFileSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root, stdio: 'pipe' });

it('keeps openapi/generated as the contract makes it', { timeout: 300_000 }, () => {
  expect(check).not.toThrow();
});
