import { expect, it } from 'vitest';
import { filesOf } from './files.ts';

/** One file of each in a machine's folder, named after the journey. */
const ofJourney = ['machine', 'setup', 'rules', 'types', 'selectors', 'cases'];

/** Further files of these roles are named after what they are about: a page of the chart, a question, a group of customers. */
const ofPart = ['states', 'rules', 'cases'];

const isTest = (name: string) => /^[a-z-]+(?:\.(?:machine|rules|selectors|cases|steps))?\.test\.ts$/.test(name);

function hasRole(path: string): boolean {
  const [, journey = '', name = ''] = path.split('/');
  const [subject = '', role = '', ...rest] = name.split('.');
  return rest.join() === 'ts' && (subject === journey ? ofJourney : ofPart).includes(role);
}

it('every file of a machine has one of seven roles, or tests one', () => {
  const files = filesOf('machines/*/*.ts').filter((file) => !file.startsWith('machines/shared/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !hasRole(file) && !isTest(file.split('/')[2] ?? ''))).toEqual([]);
});

it('a part of a chart brings its setup: only where states stand in files of their own is the setup a file', () => {
  const foldersWith = (pattern: string) => new Set(filesOf(pattern).map((file) => file.split('/')[1]));
  const withStates = foldersWith('machines/*/*.states.ts');
  expect(withStates.size).toBeGreaterThan(3);
  expect([...foldersWith('machines/*/*.setup.ts')].filter((folder) => !withStates.has(folder))).toEqual([]);
});
