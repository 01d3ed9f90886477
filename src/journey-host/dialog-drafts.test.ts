import { beforeEach, expect, test } from 'vitest';
import { setup } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createJourney } from './journey.ts';
import { journeyPart } from './journey-part.ts';

/** A page with a form, and a dialog with a form over it. */
const errand = setup({
  types: {
    events: {} as { type: 'notes.requested' | 'notes.closed' | 'notes.submitted' },
    meta: {} as JourneyMeta<'Visit' | 'Notes' | 'Saved'>,
  },
}).createMachine({
  id: 'errand',
  initial: 'visit',
  states: {
    visit: {
      id: 'visit',
      route: {},
      meta: { view: 'Visit', path: '/visit' },
      initial: 'resting',
      states: {
        resting: { on: { 'notes.requested': 'notes' } },
        notes: {
          meta: { view: 'Notes', modal: true },
          on: { 'notes.closed': 'resting', 'notes.submitted': '#saved' },
        },
      },
    },
    saved: { id: 'saved', route: {}, meta: { view: 'Saved', path: '/saved' } },
  },
});

const part = journeyPart({
  machine: errand,
  select: ({ value }) => value,
  views: () => Promise.resolve({} as never),
});

const open = () => createJourney({ part, store: sessionStorage, key: 'test', hash: 'a', input: () => undefined });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const [onPage, inDialog] = ['errand/Visit', 'errand/Notes'];

async function typedInto() {
  const journey = open();
  const does = async (type: string) => {
    journey.send({ type });
    await settle();
  };
  const ask = async () => {
    await does('notes.requested');
    expect(journey.screen().modals).toMatchObject([{ key: inDialog }]);
  };
  journey.draft(onPage).keep({ note: 'on the page' });
  await ask();
  journey.draft(inDialog).keep({ note: 'in the dialog' });
  return { journey, does, ask };
}

beforeEach(() => sessionStorage.clear());

test('what is typed into a dialog is there after a reload in the middle of it', async () => {
  await typedInto();
  expect(open().draft(inDialog).values).toEqual({ note: 'in the dialog' });
});

test('what is typed into a dialog goes when it is closed; what was typed on its page stays', async () => {
  const { journey, does, ask } = await typedInto();
  await does('notes.closed');
  await ask();
  expect(journey.draft(inDialog).values).toEqual({});
  expect(journey.draft(onPage).values).toEqual({ note: 'on the page' });
  expect(open().draft(inDialog).values).toEqual({});
});

test('what is typed into a dialog goes when another page is shown, by Back say', async () => {
  const { journey, ask } = await typedInto();
  journey.enter('/saved');
  journey.enter('/visit');
  await ask();
  expect(journey.draft(inDialog).values).toEqual({});
});

test('what is typed into a dialog goes when it is submitted: from then on the machine has it', async () => {
  const { journey, does } = await typedInto();
  await does('notes.submitted');
  expect(journey.draft(inDialog).values).toEqual({});
});
