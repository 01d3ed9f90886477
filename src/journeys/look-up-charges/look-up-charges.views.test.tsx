import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { calling, charges, roaming } from '../../../machines/look-up-charges/look-up-charges.cases.ts';
import { lookUpChargesMachine } from '../../../machines/look-up-charges/look-up-charges.machine.ts';
import { selectLookUpCharges } from '../../../machines/look-up-charges/look-up-charges.selectors.ts';
import type {
  LookUpChargesEvent,
  LookUpChargesInput,
} from '../../../machines/look-up-charges/look-up-charges.types.ts';
import { answered, failed, offline } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './look-up-charges.views.ts';

// So that it is there within the turn in which it is asked for.
beforeAll(() => import('./views/ChargesFound.tsx'));

const loaded = answered('loadCharges', charges);

/** Draws the look-up after this has happened; what was found has code of its own, which is waited for. */
async function show(input: LookUpChargesInput, events: LookUpChargesEvent[] = [], load: typeof loaded | null = loaded) {
  const actor = createActor(unanswered(lookUpChargesMachine), { input }).start();
  if (load) actor.send(load);
  for (const event of events) actor.send(event);
  const send = vi.fn<(event: LookUpChargesEvent) => void>();
  const model = selectLookUpCharges(actor.getSnapshot() as SnapshotFrom<typeof lookUpChargesMachine>);
  const page = (
    <MemoryRouter>
      <views.LookingUpCharges model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>
  );
  await act(() => Promise.resolve(render(page)));
  return send;
}

const at = (country: string): LookUpChargesEvent => ({ type: 'address.read', asked: { country } });
const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

test('where the plan counts, a traveller reads what it includes and what more costs', async () => {
  await show(roaming, [at('ES')]);
  expect(screen.getByRole('heading', { level: 3, name: 'Spain' })).toBeVisible();
  expect(screen.getByText('Your plan works there as it does at home.')).toBeVisible();
  expect(rows()).toEqual([
    'Data: From your plan, up to 12 GB a month',
    'One megabyte: 0.3p once that is used up',
    'A minute to the UK: From your plan',
    'A minute answered: Free',
    'A text sent: From your plan',
    'A text received: Free',
    'The most you can spend: £40 in a month, or the cap that you choose',
  ]);
  expect(screen.getByRole('link', { name: 'What calls there from the UK cost' })).toHaveAttribute(
    'href',
    '/international?country=ES',
  );
});

test('where a day is paid for, a traveller reads what it costs and what a megabyte comes to', async () => {
  await show(roaming, [at('PF')]);
  expect(rows().slice(0, 3)).toEqual([
    'Data: £6 for a day with 500 MB',
    'One megabyte: 1.2p, if you use up the day’s data',
    'A minute to the UK: 20p',
  ]);
});

test('who calls a country reads what a minute costs', async () => {
  await show(calling, [at('CI')]);
  expect(rows()).toEqual([
    'A minute to a landline: 20p',
    'A minute to a mobile: 10p',
    'A text: 10p',
    'Ten minutes to a mobile: £1',
  ]);
  expect(screen.getByRole('link', { name: 'What using your SIM there costs' })).toHaveAttribute(
    'href',
    '/roaming-charges?country=CI',
  );
});

test('what is typed is told, and what it can mean are links', async () => {
  const send = await show(roaming, [{ type: 'country.typed', text: 'fr' }]);
  const links = within(screen.getByRole('list', { name: 'Country' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/roaming-charges?country=FR',
    '/roaming-charges?country=PF',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 countries');
  await userEvent.type(screen.getByRole('searchbox', { name: /^Country/ }), 'a');
  expect(send).toHaveBeenLastCalledWith({ type: 'country.typed', text: 'fra' });
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenLastCalledWith({ type: 'search.submitted', text: 'fra' });
});

test.each([
  ['', 'Type a country, for example Spain'],
  ['uk', 'That’s at home: your plan covers it. Type another country'],
  ['Atlantis', 'We don’t know this country. Check the spelling, or try its English name'],
])('“%s” is refused with what to do, and stays in the field', async (text, message) => {
  await show(roaming, [{ type: 'search.submitted', text }]);
  expect(screen.getByRole('searchbox', { name: /^Country/ })).toHaveValue(text);
  expect(screen.getByRole('searchbox', { name: /^Country/ })).toHaveAccessibleDescription(
    expect.stringContaining(message) as string,
  );
});

test('until the charges come a country can be typed, and the page says what it waits for', async () => {
  await show(roaming, [], null);
  expect(screen.getByRole('searchbox', { name: /^Country/ })).toBeEnabled();
  expect(screen.queryByRole('link')).toBeNull();
});

test('charges that did not come can be asked for again (ER-04)', async () => {
  const send = await show(roaming, [], failed('loadCharges', offline) as never);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'retry.requested' });
});

test('an address with a country that there is not says so, and leaves the search as it is', async () => {
  await show(roaming, [at('XX')]);
  expect(screen.getByText(/asks for a country that we don’t know/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spain' })).toBeVisible();
});
