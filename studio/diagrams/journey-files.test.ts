import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { journeyFiles, journeysFolder } from './journey-files.ts';

const folder = join(import.meta.dirname, '..', '..', journeysFolder);
const kept = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');

describe('the pages of the journeys', async () => {
  const files = await journeyFiles();

  it('are there for every journey in the register, and for none besides', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
    expect(files.size).toBe(4 * journeys.length + 1);
  });

  it.each([...files])('%s shows the machine as it is', (name, content) => {
    expect(kept(name) === content, 'Run npm run diagrams and read what has changed: customers will meet it').toBe(true);
  });
});

it('the register has every machine', () => {
  const machines = join(folder, '..', '..', 'machines');
  const folders = readdirSync(machines).filter((name) => existsSync(join(machines, name, `${name}.machine.ts`)));
  expect(journeys.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});
