import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { journeys } from '../../machines/index.ts';
import { activeNodes, metaOf } from '../model/definition.ts';
import { exploreAll } from '../model/explore.ts';
import { selectorOf } from '../screens/selectors.ts';
import { asFailure } from '../../machines/shared/failure.ts';
import type { ViewProps } from '../../src/journey-host/journey-part.ts';
import { loadLateViews } from '../../src/journey-host/late-view.tsx';

/*
 * Whatever a customer types or pastes, and whatever a saved journey brings back as text, can be drawn. The register
 * says which journeys there are, the model which states: nobody has to remember this test.
 */

const hostile: Readonly<Record<string, string>> = {
  nothing: '',
  spaces: '   ',
  'too much': 'W'.repeat(5000),
  'digits of another language': '٢٠٢٦-١٢-٠١',
  'a day that no calendar has': '2026-02-30',
  'half a date': '2026-13',
  markup: '</p><script>alert(1)</script>',
  'a broken sign': '\uD800%E0%A4%A',
};

type View = ComponentType<ViewProps<unknown, unknown>>;

const viewFiles = import.meta.glob<Record<string, Record<string, View>>>('../../src/journeys/*/*.views.ts', {
  eager: true,
});

const viewsOf = (name: string): Record<string, View> =>
  Object.assign({}, ...Object.values(viewFiles[`../../src/journeys/${name}/${name}.views.ts`] ?? {})) as Record<
    string,
    View
  >;

/** Says which of several shapes a value has: a name in our code, which nobody types. */
const isShape = (key: string) => key === 'status' || key === 'kind';

/** The value with another text in place of every text in it. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isShape(key) ? one : withText(one, text)]));
}

/** What of a value can be seen without reading its texts, one level deep: there, empty, or missing. */
const outline = (value: unknown): unknown =>
  Array.isArray(value) ? value.length > 0 : value === null || typeof value === 'boolean' ? value : typeof value;

/** One of the states that differ in nothing but words and numbers. */
const oneOfEach = (snapshots: AnyMachineSnapshot[]): AnyMachineSnapshot[] => [
  ...new Map(
    snapshots.map((snapshot) => [
      JSON.stringify([snapshot.value, Object.values(snapshot.context as object).map(outline)]),
      snapshot,
    ]),
  ).values(),
];

const viewsIn = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(activeNodes(snapshot).flatMap((node) => metaOf(node).view ?? [])),
];

const draw = (View: View, model: unknown) =>
  renderToString(
    <MantineProvider env="test">
      <MemoryRouter>
        <View model={model} send={() => undefined} draft={{ values: {}, keep: () => undefined }} />
      </MemoryRouter>
    </MantineProvider>,
  );

describe.each(journeys)('$name', ({ name, machine, model }) => {
  const views = viewsOf(name);
  const select = selectorOf(name);
  const reached = [...exploreAll({ machine, ...model }).values()].flatMap(({ states }) => [...states.values()]);
  const shown = oneOfEach(reached.filter((snapshot) => snapshot.status === 'active' && viewsIn(snapshot).length > 0));

  beforeAll(() => loadLateViews(views));

  it.each(Object.entries(hostile))('draws every state with %s in place of each text', (_, text) => {
    const broken = new Set<string>();
    // With one text in place of all, many states say the same to their view.
    const done = new Set<string>();
    for (const snapshot of shown) {
      const context = withText(snapshot.context, text) as object;
      try {
        const drawn = select({ ...snapshot, context } as AnyMachineSnapshot);
        for (const view of viewsIn(snapshot)) {
          const View = views[view];
          const said = `${view} ${JSON.stringify(drawn)}`;
          if (!View || done.has(said)) continue;
          done.add(said);
          draw(View, drawn);
        }
      } catch (error) {
        broken.add(`${JSON.stringify(snapshot.value)}: ${asFailure(error).message.slice(0, 200)}`);
      }
    }
    expect([...broken].slice(0, 5)).toEqual([]);
  });

  it('has states to draw, or no screens', () => {
    expect(shown.length > 0).toBe(Object.keys(views).length > 0);
  });
});
