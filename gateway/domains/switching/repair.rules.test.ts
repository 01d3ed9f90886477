import { expect, test } from 'vitest';
import { repairOf } from './repair.rules.ts';

const agreed = { state: 'consented', errorCode: null, wantedDate: '2026-12-10' } as const;

test.each([
  ['is under way', {}, null],
  ['could not be ordered', { state: 'failed', errorCode: '1205' }, 'FAILED'],
  ['got no answer', { state: 'failed', errorCode: '9008' }, 'FAILED'],
  ['has run out', { state: 'expired' }, 'EXPIRED'],
  ['came after the old service had ended', { state: 'failed', errorCode: '1204' }, null],
  ['goes to a provider that takes no part any more', { state: 'failed', errorCode: '9001' }, null],
  ['is complete', { state: 'triggered' }, null],
  ['was not found, and nothing is ordered', { state: 'failed', errorCode: '1101', wantedDate: null }, null],
  ['is tried again, and looked for', { state: 'loading' }, null],
  ['is tried again, and found', { state: 'matched' }, 'READY'],
  ['is tried again, and not found', { state: 'failed', errorCode: '1101' }, 'FAILED'],
  ['is found, and nothing is ordered', { state: 'matched', wantedDate: null }, null],
  ['its member does without', { state: 'cancelled' }, null],
] as const)('a switch that %s: what its member has to do (SW-09)', (_how, change, repair) => {
  expect(repairOf({ ...agreed, ...change })).toBe(repair);
});
