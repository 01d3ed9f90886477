import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import contract from '../../openapi/generated/gateway.openapi.json' with { type: 'json' };
import { journeys } from '../../machines/index.ts';
import { guardOf, nodesOf, transitionsOf } from '../../studio/model/definition.ts';
import { contextTypes } from './context-types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** States, events, guards and actors of a machine; neither its words nor what its actions do. */
export const chartOf = (machine: AnyStateMachine) =>
  nodesOf(machine).map((node) => ({
    id: node.id,
    type: node.type,
    begins: node.initial.target.map(({ id }) => id),
    calls: node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : 'its own']),
    events: transitionsOf(node).flatMap(([event, candidates]) =>
      candidates.map((candidate) => [event, guardOf(candidate), candidate.target?.map(({ id }) => id) ?? null]),
    ),
  }));

/** The files of the machines that customers load, by path. */
function sources(): Record<string, string> {
  const files = globSync('machines/**/*.ts', { cwd: root }).filter((file) => !/\.(test|cases)\.ts$/.test(file));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));
}

/**
 * A short hash of the shape of all machines: their charts, and the types of their contexts. A snapshot saved under
 * another hash is dropped, so that no customer's browser ever puts an old context into a new chart.
 */
export function machinesHash(): string {
  const { version } = JSON.parse(readFileSync(`${root}/node_modules/xstate/package.json`, 'utf8')) as {
    version: string;
  };
  const charts = journeys.map(({ machine }) => chartOf(machine));
  const shape = [version, charts, contextTypes(sources(), contract.components.schemas)];
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12);
}
