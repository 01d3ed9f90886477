import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { chartOf, machinesHash } from './machines-hash.ts';
import { contextTypes } from './context-types.ts';

const asking = (over: object = {}, on: object = { answered: { target: 'done', guard: 'isKnown' } }) =>
  JSON.stringify(
    chartOf(
      setup({ guards: { isKnown: () => true, isNew: () => true } }).createMachine({
        id: 'asking',
        initial: 'asking',
        states: { asking: { on }, done: { type: 'final' } },
        ...over,
      }),
    ),
  );

describe('the shape of a chart', () => {
  it('is the same in other words', () => {
    expect(asking({ description: 'We ask.', meta: { view: 'Asking' } })).toBe(asking());
  });

  it.each([
    ['another guard', {}, { answered: { target: 'done', guard: 'isNew' } }],
    ['another event', {}, { told: { target: 'done', guard: 'isKnown' } }],
    ['another target', {}, { answered: { target: 'asking', guard: 'isKnown' } }],
    ['another state', { states: { asking: {}, waiting: {}, done: {} } }, undefined],
    ['another call', { invoke: { id: 'ask', src: 'ask' } }, undefined],
  ])('is another one with %s', (_, over, on) => {
    expect(asking(over, on)).not.toBe(asking());
  });
});

const plan = { type: 'object', properties: { id: { type: 'string' } } };
const types = (own: string, shared = 'export type Visit = { day: string };', schema: object = plan) =>
  JSON.stringify(
    contextTypes({ 'machines/a/a.types.ts': own, 'machines/shared/visit.ts': shared }, { Plan: schema, Other: {} }),
  );
const usual = `import type { Visit } from '../shared/visit.ts';
  export type AContext = { visit: Visit | null; plan: Wire<'Plan'>; errors: Partial<Record<'day', Refusal>> };
  export type Refusal = 'dayMissing' | 'dayTaken';
  export type AEvent = { type: 'asked' };`;

describe('the types of a context', () => {
  it('are the same with other comments, layout, events and words', () => {
    const other = usual.replace("'asked'", "'told'").replace('visit:', '/** The day. */\n visit:');
    expect(types(`${other}\nexport const words = 'Try again';`)).toBe(types(usual));
    expect(types(usual, undefined, { ...plan, description: 'A plan' })).toBe(types(usual));
  });

  it.each([
    ['a new field', types(usual.replace('};', '; count: number };'))],
    ['another reason for a refusal', types(usual.replace("'dayTaken'", "'dayTaken' | 'dayTooSoon'"))],
    ['words in place of reasons', types(usual.replace("Record<'day', Refusal>", "Record<'day', string>"))],
    ['another type of a field', types(usual.replace('| null', ''))],
    ['a new field of what it is made of', types(usual, 'export type Visit = { day: string; slot: string };')],
    ['another field on the wire', types(usual, undefined, { ...plan, properties: { id: { type: 'number' } } })],
  ])('are others with %s', (_, changed) => {
    expect(changed).not.toBe(types(usual));
  });
});

it('the hash of the machines is the same each time', () => {
  expect(machinesHash()).toMatch(/^[\da-f]{12}$/);
  expect(machinesHash()).toBe(machinesHash());
});
