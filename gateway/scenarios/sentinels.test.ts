import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPostcode, squashPostcode } from '../../platform/postal/postcode.ts';
import type { Sentinel } from './sentinel.ts';
import { sentinel, sentinels } from './sentinels.ts';

const page = readFileSync(`${import.meta.dirname}/../../docs/test-data.md`, 'utf8');

/** A row of the tables in docs/test-data.md. */
function rowOf({ id, value, also, outcome, rows }: Sentinel): string {
  const parts = [
    also?.streetNumber,
    also?.password && `password \`${also.password}\``,
    also?.totpSecret && `authenticator secret \`${also.totpSecret}\``,
    also?.recoveryCodes && `recovery codes \`${also.recoveryCodes[0]}\` to \`${also.recoveryCodes.at(-1)}\``,
    also?.accountNumber && `account number ${also.accountNumber}`,
    also?.sortCode && `sort code ${also.sortCode}`,
    also?.expiry && `expires ${also.expiry}`,
    also?.securityCode && `security code ${also.securityCode}`,
    also?.phoneNumber && `number ${also.phoneNumber}`,
  ].filter((part) => part !== undefined);
  return `| \`${id}\` | ${value} | ${parts.join(', ') || '–'} | ${outcome} | ${rows.join(', ')} |`;
}

test('docs/test-data.md lists every sentinel, as it is, and no other', () => {
  expect(
    page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      // The formatter pads the columns.
      .map((line) => line.replaceAll(/ +/g, ' '))
      .toSorted(),
  ).toEqual(sentinels.map(rowOf).toSorted());
});

test('each sentinel has an id and an input of its own', () => {
  expect(new Set(sentinels.map((each) => each.id)).size).toBe(sentinels.length);
  expect(new Set(sentinels.map((each) => each.value)).size).toBe(sentinels.length);
  expect(sentinel('visits-none').value).toBe('LK9 2NN');
});

const valuesOf = (kind: Sentinel['kind']) => sentinels.filter((each) => each.kind === kind).map((each) => each.value);

test('postcodes are possible ones in district LK9, and e-mail goes to example.com', () => {
  for (const postcode of valuesOf('postcode'))
    expect(isPostcode(squashPostcode(postcode)) && postcode.startsWith('LK9 ')).toBe(true);
  for (const email of valuesOf('member')) expect(email).toMatch(/@example\.com$/);
});

test('each of the statuses AD-12 to AD-24 has a sentinel', () => {
  const covered = new Set<string>(sentinels.flatMap((each) => each.rows));
  for (let row = 12; row <= 24; row++) expect(covered).toContain(`AD-${row}`);
});
