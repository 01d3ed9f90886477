import { expect, test } from 'vitest';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { ONLY_PROVIDER } from '../../openapi/partners/switching-hub/test-data.ts';
import { directory, findProvider, HUB, SITE_ID, switchableProviders } from './directory.ts';

test('three hundred providers, each with an id and a name of its own (SW-02)', () => {
  expect(directory).toHaveLength(300);
  expect(new Set(directory.map(({ id }) => id)).size).toBe(300);
  expect(new Set(directory.map(({ name }) => name)).size).toBe(300);
  for (const { id } of directory) expect(id).toMatch(/^R[A-Z]{3}$/);
});

test('customers can switch from those that are not suspended, and never from us or from the hub (SW-02)', () => {
  const offered = switchableProviders();
  const ids = offered.map(({ id }) => id);
  expect(offered.some(({ isSuspended }) => isSuspended)).toBe(false);
  expect(ids).not.toContain(SITE_ID);
  expect(ids).not.toContain(HUB);
  expect(ids).not.toContain(sentinel('switch-provider-suspended').value);
  expect(ids).toEqual(expect.arrayContaining(['RBRN', ONLY_PROVIDER]));
  expect(directory.length - offered.length).toBeGreaterThan(3);
});

test('they come by name, as people look for them', () => {
  const names = switchableProviders().map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
});

test('the directory is the same whenever it is made', () => {
  expect(findProvider('RBRN')?.name).toBe('Riverbourne Broadband');
  expect(directory[0]).toMatchObject({ id: 'RAMC', name: 'Amber Connect' });
});
