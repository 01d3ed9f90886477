import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { viewNameOf } from '../../studio/model/view-names.ts';
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

/** Whoever runs it shows what it sees. */
const withoutViews: ReadonlySet<string> = new Set(['match-watch']);

const folders = machineFolders.filter((name) => !withoutJourney.has(name) && !withoutViews.has(name));

const exportsOf = async (file: string) => Object.values((await import(join(root, file))) as Record<string, object>);

/** All that a list of views or a copy file says, by view. */
const byView = async (file: string) => Object.assign({}, ...(await exportsOf(file))) as Record<string, unknown>;

/** What draws a view: a component, or one whose code comes by itself. */
type Drawn = { name: string; load?: () => Promise<{ name: string }> };

describe.each(folders)('%s', (name) => {
  const folder = `src/journeys/${name}`;
  const drawnViews = () => byView(`${folder}/${name}.views.ts`) as Promise<Record<string, Drawn>>;
  const statesOfMachine = async () => {
    const [machine] = await machinesOf(`machines/${name}/${name}.machine.ts`);
    return machine ? statesOf(machine.root) : [];
  };

  it('has for each view a state of that name, and draws it', async () => {
    const states = await statesOfMachine();
    const drawn = await drawnViews();
    const names = new Set(states.map(({ key }) => viewNameOf(key)));
    const views = [...new Set(states.map(viewOf).filter((view) => view !== undefined))];
    expect(
      views.filter((view) => !names.has(view)),
      'Name the view after the state it draws',
    ).toEqual([]);
    expect(
      views.filter((view) => !(view in drawn)),
      `Draw it in ${folder}/${name}.views.ts`,
    ).toEqual([]);
  });

  it('has each view in a file of that name, or as data with words of that name', async () => {
    const drawn = await drawnViews();
    const words = existsSync(join(root, folder, `${name}.copy.ts`)) ? await byView(`${folder}/${name}.copy.ts`) : {};
    const inFiles = Object.keys(drawn).filter((view) => existsSync(join(root, folder, 'views', `${view}.tsx`)));
    const drawers = await Promise.all(
      inFiles.map(async (view) => ({ view, by: (await drawn[view]?.load?.()) ?? drawn[view] })),
    );
    expect(
      drawers.filter(({ view, by }) => by?.name !== view),
      'A view with a file of its own is drawn by it',
    ).toEqual([]);
    expect(
      Object.keys(drawn).filter((view) => !inFiles.includes(view) && !(view in words)),
      `Draw it in ${folder}/views/<View>.tsx, or give it words of its name`,
    ).toEqual([]);
  });

  it('draws no view that no state asks for', async () => {
    const views = new Set((await statesOfMachine()).map(viewOf));
    const drawn = Object.keys(await drawnViews());
    expect(
      drawn.filter((view) => !views.has(view)),
      'Take it out of the list of views, and its file away',
    ).toEqual([]);
    expect(drawn.length).toBeGreaterThan(0);
  });
});
