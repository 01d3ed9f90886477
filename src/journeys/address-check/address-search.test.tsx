import { useSelector } from '@xstate/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { nothing } from '../../../machines/address-check/address-check.cases.ts';
import { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import { selectAddressCheck } from '../../../machines/address-check/address-check.selectors.ts';
import type {
  AddressCheckResult,
  AddressQuery,
  SearchInput,
  Suggestion,
} from '../../../machines/address-check/address-check.types.ts';
import { EnteringAddress } from './views/EnteringAddress.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

const street: Suggestion = { id: 'way', type: 'Street', text: 'Heron Way', description: '12 homes', highlight: '0-5' };
const ranges: Suggestion[] = ['1 to 5', '6 to 9'].map((text) => ({
  id: text,
  type: 'Container',
  text,
  description: 'Heron Way',
  highlight: '',
}));
const homes: Suggestion[] = ['1', '2', '3'].map((number) => ({
  id: number,
  type: 'Address',
  text: `${number} Heron Way`,
  description: 'Larkhaven',
}));
/** All that a postcode has. */
const everyHome: Suggestion[] = ['1', '2', '12A'].map((number) => ({
  id: `home-${number}`,
  type: 'Address',
  text: `${number} Heron Way`,
  description: 'Larkhaven, LK1 1AA',
}));
const held: Record<string, Suggestion[]> = { way: ranges, '1 to 5': homes };

/** Finds a street, in it two ranges, in the first three homes; nothing for "nowhere", one home for "one", no answer to "fails", one that comes later to "slow". */
function find({ text, containerId }: SearchInput, later: Promise<void>): Promise<Suggestion[]> {
  if (text === 'lk11aa') return Promise.resolve(everyHome);
  if (text === 'lk11ab') return later.then(() => everyHome);
  if (text === 'fails') return Promise.reject(new Error('offline'));
  if (text === 'slow') return later.then(() => homes.slice(0, 1));
  if (containerId !== null) return Promise.resolve(held[containerId] ?? []);
  return Promise.resolve(text === 'nowhere' ? [] : text === 'one' ? homes.slice(0, 1) : [street]);
}

/** The page, with what was in its live regions at each change: twice where one stands in another. */
function open() {
  const answer = Promise.withResolvers<void>();
  const fetched = Promise.withResolvers<AddressQuery>();
  const machine = addressCheckMachine.provide({
    actors: {
      searchAddresses: fromPromise(({ input }) => find(input, answer.promise)),
      retrieveAddress: fromPromise(() => fetched.promise),
      checkAddress: fromPromise(() => new Promise<AddressCheckResult>(() => undefined)),
    },
  });
  const actor = createActor(machine, { input: nothing }).start();
  function Page() {
    const model = useSelector(actor, selectAddressCheck);
    return (
      <EnteringAddress
        model={model}
        send={(event) => actor.send(event)}
        draft={{ values: {}, keep: () => undefined }}
      />
    );
  }
  const { container } = render(<Page />);
  const heard: string[] = [];
  new MutationObserver(() => {
    const regions = [...container.querySelectorAll('[role=status], [aria-live]')];
    const text = regions.flatMap(({ textContent }) => textContent || []).join(' | ');
    if (text !== '' && text !== heard.at(-1)) heard.push(text);
  }).observe(container, { subtree: true, childList: true, characterData: true });
  const give = (postcode: string) => act(() => actor.send({ type: 'postcode.given', postcode }));
  return { heard, give, answer: answer.resolve, fetched: fetched.resolve };
}

const search = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: /postcode or address/ }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Check address' }));
};
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('the focus in the address search (AD-08)', () => {
  test('goes to the first row of every list that is opened, and of the one gone back to', async () => {
    open();
    await search('heron');
    await userEvent.click(await row(/^Heron Way/));
    await waitFor(async () => expect(await row(/^1 to 5/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await row(/^1 Heron Way/)).toHaveFocus());
    await userEvent.click(await row(/^Back to all results/));
    await waitFor(async () => expect(await row(/^1 to 5/)).toHaveFocus());
    await userEvent.click(await row(/^Back to all results/));
    await waitFor(async () => expect(await row(/^Heron Way/)).toHaveFocus());
  });

  test('stays in the box of somebody who types', async () => {
    open();
    const box = screen.getByRole('textbox', { name: /postcode or address/ });
    await userEvent.type(box, 'heron');
    await row(/^Heron Way/);
    expect(box).toHaveFocus();
  });

  test('is on the page, not nowhere, while the address picked is fetched', async () => {
    open();
    await search('one');
    await userEvent.click(await row(/^1 Heron Way/));
    expect(await screen.findByText('Checking what we can offer at your home')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  test('is on "Search again" when that has failed again', async () => {
    open();
    await search('fails');
    await userEvent.click(await row(/^Search again/));
    await waitFor(async () => expect(await row(/^Search again/)).toHaveFocus());
  });
});

describe('the homes of a postcode (AD-08)', () => {
  const rows = async () => within(await screen.findByRole('list', { name: 'Homes at LK1 1AA' })).getAllByRole('button');

  test('stand in one list, each by its own words', async () => {
    const { heard } = open();
    await search('lk11aa');
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(everyHome.map(({ text }) => text));
    expect(heard).toEqual([expect.stringMatching(/^3 homes at LK1 1AA/)]);
  });

  test('are gone through with the arrow keys, to the first and to the last', async () => {
    open();
    await search('lk11aa');
    const [first, second, last] = await rows();
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  test('are not all that there are: who misses theirs is led on before the list', async () => {
    open();
    await search('lk11aa');
    const first = (await rows())[0] as Node;
    const notListed = screen.getByRole('button', { name: 'My home is not in this list' });
    expect(notListed.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('leave who was at the way that goes with them at the field, before the list', async () => {
    const { answer } = open();
    await search('lk11ab');
    act(() => screen.getByRole('button', { name: 'Enter your address by hand' }).focus());
    answer();
    await row(/^12A Heron Way/);
    expect(screen.getByRole('textbox', { name: /postcode or address/ })).toHaveFocus();
  });

  test('leave one way to who misses theirs, one loud thing, which is the rows, and nothing below that they push away', async () => {
    open();
    const submit = screen.getByRole('button', { name: 'Check address' });
    expect(submit).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByRole('button', { name: 'Enter your address by hand' })).toBeVisible();
    expect(screen.getByText('Saved an order for later?')).toBeVisible();
    await search('lk11aa');
    const last = (await rows()).at(-1);
    expect(submit).toHaveAttribute('data-variant', 'standard');
    expect(screen.getAllByRole('button').at(-1)).toBe(last);
    expect(screen.queryByText('Saved an order for later?')).toBeNull();
  });
});

describe('who comes with a postcode (AD-08)', () => {
  const box = () => screen.getByRole('textbox', { name: /postcode or address/ });

  test('sees its homes, and it stands in the field', async () => {
    const { give, heard } = open();
    give('lk11aa');
    expect(await screen.findByRole('list', { name: 'Homes at LK1 1AA' })).toBeVisible();
    expect(box()).toHaveValue('lk11aa');
    expect(heard).toEqual([expect.stringMatching(/^3 homes at LK1 1AA/)]);
  });

  test('sees it in place of what was typed here before', async () => {
    const { give } = open();
    await search('heron');
    give('lk11aa');
    expect(await screen.findByRole('list', { name: 'Homes at LK1 1AA' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Heron Way/ })).toBeNull();
    expect(box()).toHaveValue('lk11aa');
  });

  test('sees the newest of those that were given, also where the one before was refused', async () => {
    const { give } = open();
    give('my house');
    give('lk11aa');
    expect(await screen.findByRole('list', { name: 'Homes at LK1 1AA' })).toBeVisible();
    expect(box()).toHaveValue('lk11aa');
    expect(box()).toBeValid();
  });

  test.each([
    ['my house', 'Enter a full UK postcode, like LK1 1AA'],
    ['', 'Enter your postcode or the first line of your address'],
    ['x'.repeat(101), 'Max 100 characters'],
  ])('of %j is told what is wrong with it where it is heard, and it stays in the field (AD-07)', (typed, words) => {
    const { give } = open();
    give(typed);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(box()).toHaveValue(typed);
    expect(box()).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});

describe('what the address search finds is announced once (AD-08)', () => {
  test('at every level, addresses by their number and places as results', async () => {
    const { heard } = open();
    await search('heron');
    await userEvent.click(await row(/^Heron Way/));
    await userEvent.click(await row(/^1 to 5/));
    await row(/^3 Heron Way/);
    expect(heard).toEqual(['1 result found', '2 results found', '3 addresses found']);
  });

  test('one address in the singular', async () => {
    const { heard } = open();
    await search('one');
    await row(/^1 Heron Way/);
    expect(heard).toEqual(['1 address found']);
  });

  test('a slow answer: what is waited for, then what was found, then what is checked', async () => {
    const { heard, answer } = open();
    await search('slow');
    expect(await screen.findByText('Looking for your address')).toBeInTheDocument();
    answer();
    await userEvent.click(await row(/^1 Heron Way/));
    await screen.findByText('Checking what we can offer at your home');
    expect(heard).toEqual(['Looking for your address', '1 address found', 'Checking what we can offer at your home']);
  });

  test('nothing, too, with the way on', async () => {
    const { heard } = open();
    await search('nowhere');
    await screen.findByText(/^Nothing matches that/);
    expect(heard).toEqual([expect.stringMatching(/^Nothing matches that.*enter your address by hand$/)]);
  });

  test('a failure by its alert alone', async () => {
    const { heard } = open();
    await search('fails');
    expect(await screen.findByRole('alert')).toHaveTextContent('The address search isn’t responding.');
    expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
    expect(heard).toEqual([]);
  });
});

test('while the home is checked nothing is offered that would do nothing (AD-02)', async () => {
  const { fetched } = open();
  await search('one');
  await userEvent.click(await row(/^1 Heron Way/));
  expect(screen.getByRole('button', { name: 'Enter your address by hand' })).toBeVisible();
  fetched({ postcode: 'LK1 1AA', streetNumber: '1' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enter your address by hand' })).toBeNull());
  expect(screen.queryByText('Saved an order for later?')).toBeNull();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Check address' })]);
});

test('a search that takes its time has a place of its own, so that nothing jumps (UI-12)', async () => {
  open();
  await search('slow');
  const words = await screen.findByText('Looking for your address');
  expect(words.closest('[data-fits]')).not.toBeNull();
});

test('what was typed is marked in the suggestions, which are read as a whole (AD-08)', async () => {
  open();
  await search('heron');
  const found = await row(/^Heron Way 12 homes$/);
  const [marked, ...others] = found.querySelectorAll('mark');
  expect(marked).toHaveTextContent(/^Heron$/);
  expect(others).toEqual([]);
  expect(within(found).getByText(/Way/)).toHaveTextContent('Heron Way');
});
