import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { filesOf, root } from './files.ts';

/** Machines without screens have no journey: `session` and `mobile-menu` are the site's, `shared` is no machine. */
const withoutJourney: ReadonlySet<string> = new Set(['session', 'mobile-menu']);

const machineFiles = filesOf('machines/*/*.machine.ts');
/** What machines share, and what is known of any machine. */
const notMachines: ReadonlySet<string> = new Set(['shared', 'model']);
const machineFolders = [...new Set(filesOf('machines/*/*.ts').map((file) => file.split('/')[1] ?? ''))].filter(
  (name) => !notMachines.has(name),
);
const journeyFolders = [...new Set(filesOf('src/journeys/*/**').map((file) => file.split('/')[2] ?? ''))];

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'getStateNodeById' in value;

async function machinesOf(file: string): Promise<AnyStateMachine[]> {
  const module = (await import(join(root, file))) as Record<string, unknown>;
  return Object.values(module).filter(isMachine);
}

const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)];
const viewOf = (node: AnyStateNode): string | undefined => (node.meta as JourneyMeta | undefined)?.view;
const stateName = (view: string): string => view.charAt(0).toLowerCase() + view.slice(1);

describe('machines and journeys', () => {
  it('go by the same names', () => {
    const machines = machineFolders.filter((name) => !withoutJourney.has(name)).toSorted();
    expect(machineFiles.length).toBeGreaterThan(5);
    expect(journeyFolders.toSorted(), 'machines/<name>/ and src/journeys/<name>/ belong together').toEqual(machines);
  });

  it.each(machineFolders)('machines/%s has the machine it is named after', (name) => {
    expect(machineFiles).toContain(`machines/${name}/${name}.machine.ts`);
  });
});

const folders = machineFolders.filter((name) => !withoutJourney.has(name));

describe.each(folders)('%s', (name) => {
  const folder = `src/journeys/${name}/views`;

  it('has for each view a state of that name and a file of that name', async () => {
    const [machine] = await machinesOf(`machines/${name}/${name}.machine.ts`);
    const states = machine ? statesOf(machine.root) : [];
    const keys = new Set(states.map(({ key }) => key));
    const views = [...new Set(states.map(viewOf).filter((view) => view !== undefined))];
    expect(
      views.filter((view) => !keys.has(stateName(view))),
      'Name the view after the state it draws',
    ).toEqual([]);
    expect(
      views.filter((view) => !existsSync(join(root, folder, `${view}.tsx`))),
      `Draw it in ${folder}/<View>.tsx`,
    ).toEqual([]);
  });

  it('draws no view that no state asks for', async () => {
    const [machine] = await machinesOf(`machines/${name}/${name}.machine.ts`);
    const views = new Set((machine ? statesOf(machine.root) : []).map(viewOf));
    const { default: _, ...exports } = (await import(join(root, `src/journeys/${name}/${name}.views.ts`))) as {
      default?: unknown;
      [name: string]: unknown;
    };
    const drawn = Object.values(exports).flatMap((list) => Object.keys(list as object));
    expect(
      drawn.filter((view) => !views.has(view)),
      'Take it out of the list of views, and its file away',
    ).toEqual([]);
    expect(drawn.length).toBeGreaterThan(0);
  });
});
