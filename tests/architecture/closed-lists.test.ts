import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, root } from './files.ts';

/** The closed lists of the contract, a member that none has, and the files in which each member is handled. */
const lists = [
  {
    name: 'KnownAddressCheckStatus',
    after: '"RESTRICTED_PREMISE"',
    handledIn: [
      'machines/address-check/address-check.rules.ts',
      'src/analytics/catalogue.ts',
      'gateway/domains/coverage/coverage.rules.ts',
      'gateway/scenarios/sentinels.ts',
    ],
  },
  {
    name: 'KnownFaultCode',
    after: '"9016"',
    handledIn: ['machines/switch-provider/repairs.rules.ts', 'src/journeys/switch-provider/switch-faults.test.ts'],
  },
  {
    name: 'VisitStatus',
    after: '"PENDING" | "CONFIRMED" | "CANCELLED" | "COMPLETED"',
    handledIn: [
      'gateway/domains/visits/visit-states.rules.ts',
      'gateway/domains/visits/visits.views.ts',
      // What is written to the column of the table.
      'gateway/domains/visits/plan-visits.ts',
      'gateway/domains/notifications/news.rules.ts',
      'gateway/domains/notifications/notifications.messages.ts',
    ],
  },
  {
    name: 'KnownFlag',
    after: '"address-lookup-spike"',
    handledIn: ['src/runtime/flags.ts', 'gateway/domains/sessions/flags.rules.ts', 'studio/tester-pages/flag-words.ts'],
  },
];

const contract = 'openapi/generated/gateway.d.ts';
const folders = ['gateway', 'machines', 'openapi', 'platform', 'src', 'studio/tester-pages'];
const sources = [...folders, 'brand.json', 'tsconfig.base.json'];
const handledIn = lists.flatMap((list) => list.handledIn);

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'closed-lists-'));
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2025', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['node', 'vite/client'] },
      files: handledIn,
    }),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The files that do not compile with these types of the contract. */
function filesWithErrors(types: string): string[] {
  writeFileSync(join(copy, contract), types);
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', copy, '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return [...new Set(stdout.split('\n').flatMap((line) => /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []))];
}

describe('a closed list of the contract', () => {
  it('compiles with the members that it has', () => {
    expect(filesWithErrors(read(contract))).toEqual([]);
  });

  it('does not compile with one more, in each file where its members are handled', () => {
    const types = lists.reduce((text, { name, after }) => {
      const list = new RegExp(`(\\b${name}: [^;]*${after.replaceAll('|', '\\|')});`);
      expect(text, name).toMatch(list);
      return text.replace(list, '$1 | "ONE_MORE";');
    }, read(contract));
    expect(filesWithErrors(types).toSorted()).toEqual(handledIn.toSorted());
  });
});
