import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { JourneyAnalytics } from '../../src/analytics/journey-analytics.ts';
import { filesOf, read, root } from './files.ts';

const files = filesOf('src/journeys/*/*.analytics.ts');

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'getStateNodeById' in value;
const isDeclared = (value: unknown): value is JourneyAnalytics =>
  typeof value === 'object' && value !== null && 'entering' in value && 'taking' in value;

const exportsOf = async (file: string): Promise<unknown[]> =>
  Object.values((await import(join(root, file))) as Record<string, unknown>);
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

it('most journeys tell something', () => expect(files.length).toBeGreaterThan(6));

it.each(files)('%s names a machine, states and events that there are', async (file) => {
  const name = file.split('/')[2] ?? '';
  const machine = (await exportsOf(`machines/${name}/${name}.machine.ts`)).find(isMachine);
  const declared = (await exportsOf(file)).find(isDeclared);
  const nodes = machine ? nodesOf(machine.root) : [];
  const events = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  expect(declared?.machine).toBe(machine?.id);
  const states = new Set(nodes.map(({ key }) => key));
  expect(Object.keys(declared?.entering ?? {}).filter((state) => !states.has(state))).toEqual([]);
  expect(Object.keys(declared?.taking ?? {}).filter((event) => !events.has(event))).toEqual([]);
});

it.each(files)('%s is listed in src/app/analytics.ts', (file) => {
  expect(read('src/app/analytics.ts')).toContain(file.replace('src/', '../'));
});
