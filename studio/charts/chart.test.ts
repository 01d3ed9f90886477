import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { nodesOf } from '../model/definition.ts';
import { guardWords, eventWords, linesOf, transitionWords } from './chart-words.ts';
import { drawSvg } from './draw-svg.ts';
import type { Box } from './drawing.types.ts';
import { layOutChart } from './layout-chart.ts';
import { readChart, statesOf } from './read-chart.ts';

const elk = new ELK();

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(journeys.map((journey) => [journey.name, journey] as const))('the chart of %s', (_, { machine }) => {
  const chart = readChart(machine);

  it('has every state and every transition but those of the address bar, by the names that tests use', () => {
    expect(statesOf(chart.root).map(({ id }) => id)).toEqual(nodesOf(machine).map(({ id }) => id));
    expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length);
  });

  it('can be sent to another window as it is', () => {
    expect(structuredClone(chart)).toEqual(chart);
  });

  it.each(['customer', 'developer'] as const)(
    'is laid out for a %s: states lie in their state and on no other',
    async (words) => {
      const { states, edges, width, height } = await layOutChart(chart, { elk, words });
      const page = { x: 0, y: 0, width, height };
      const byId = new Map(states.map((state) => [state.id, state]));
      for (const state of statesOf(chart.root)) {
        const outer = byId.get(state.id);
        if (!outer) throw new Error(`${state.id} is not drawn`);
        expect(isInside(outer, page)).toBe(true);
        const inner = state.states.map(({ id }) => byId.get(id)).filter((box) => box !== undefined);
        expect(inner.every((box) => isInside(box, outer))).toBe(true);
        expect(inner.some((box) => inner.some((other) => box !== other && isOver(box, other)))).toBe(false);
      }
      const drawn = new Set(edges.flatMap(({ transitions }) => transitions));
      expect(chart.transitions.filter(({ id, to }) => to.length > 0 && !drawn.has(id))).toEqual([]);
      expect(edges.every(({ points }) => points.length >= 2)).toBe(true);
    },
  );
});

describe('the words of a chart', () => {
  it.each([
    ['plan.selected', 'plan selected', 'plan.selected'],
    ['xstate.done.actor.listProducts', 'list products: answered', 'listProducts ✓'],
    ['xstate.error.actor.listProducts', 'list products: failed', 'listProducts ✗'],
    ['xstate.after.typingPause.addressCheck.x', 'after typing pause', 'after typingPause'],
    ['xstate.after.15000.a', 'after 15 s', 'after 15000'],
    ['xstate.done.state.bookInstall.choosing', 'choosing: done', 'choosing done'],
    ['', 'at once', 'always'],
  ])('%s is "%s" to a customer', (event, customer, developer) => {
    expect(eventWords(event, 'customer')).toBe(customer);
    expect(eventWords(event, 'developer')).toBe(developer);
  });

  it('conditions read as sentences, and what is left over is "otherwise"', () => {
    const transition = { id: '', from: '', to: [], event: 'plan.selected' };
    expect(guardWords('isOnOffer', 'customer')).toBe('if on offer');
    expect(guardWords('isolated', 'customer')).toBe('if isolated');
    expect(transitionWords({ ...transition, guard: 'mayBook', place: 0 }, 'customer')).toBe(
      'plan selected, if may book',
    );
    expect(transitionWords({ ...transition, guard: null, place: 1 }, 'customer')).toBe('plan selected, otherwise');
    expect(transitionWords({ ...transition, guard: null, place: 0 }, 'developer')).toBe('plan.selected');
  });

  it('long words stand alone, and no line is longer than asked for', () => {
    expect(linesOf('Compare the plans and select one.', 12)).toEqual(['Compare the', 'plans and', 'select one.']);
    expect(linesOf('aVeryLongNameOfAState ends', 10)).toEqual(['aVeryLongNameOfAState', 'ends']);
  });
});

it('a picture holds its words as text, whatever is in them', async () => {
  const [journey] = journeys;
  if (!journey) throw new Error('The register is empty');
  const drawing = await layOutChart(readChart(journey.machine), { elk, words: 'customer' });
  const svg = drawSvg({ ...drawing, edges: [] }, 'A <journey> & "more"');
  expect(svg).toContain('aria-label="A &lt;journey&gt; &amp; &quot;more&quot;"');
  expect(svg).toContain('>Checking address</text>');
});
