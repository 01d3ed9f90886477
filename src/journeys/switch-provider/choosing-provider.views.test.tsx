import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draw, keep, model, send } from './test-views.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  keep.mockReset();
  vi.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of providers (SW-02)', () => {
  const options = () => screen.getAllByRole('option').map((option) => option.textContent);

  const rows = () => within(screen.getByRole('list', { name: 'Providers' })).getAllByRole('button');

  test('narrows with what is typed, forgives a slip, and says how many are left', async () => {
    draw('ChoosingProvider');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'tidwel');
    expect(rows().map((row) => row.textContent)).toEqual(['Tidewell']);
    expect(screen.getByText('1 provider')).toBeVisible();
    expect(keep).toHaveBeenLastCalledWith({ currentProvider: 'tidwel', about: model.providerName });
  });

  test('is there as a whole for who asks for it, and has the focus', async () => {
    draw('ChoosingProvider');
    await press('See all 3 providers');
    expect(options()).toEqual(['Riverbourne Broadband', 'Tidewell', 'Northlight']);
    expect(screen.getByText('3 providers')).toBeVisible();
    expect(screen.getByRole('listbox')).toHaveFocus();
  });

  test('is reached from the field with the arrow down, and one is chosen with Enter', async () => {
    draw('ChoosingProvider');
    await userEvent.type(screen.getByRole('searchbox'), '{ArrowDown}');
    expect(screen.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'provider.chosen', providerId: 'RTDW' });
  });

  test.each([
    ['Enter in the field', () => userEvent.type(screen.getByRole('searchbox'), '{Enter}')],
    ['the button', () => press('Find my provider')],
  ])('%s takes the only one left, and goes to the list where there are several', async (_, find) => {
    draw('ChoosingProvider');
    await find();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), 'north');
    await find();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'provider.chosen', providerId: 'RNTH' });
  });

  test('the button leads back to the field where nobody is called so', async () => {
    draw('ChoosingProvider');
    await userEvent.type(screen.getByRole('searchbox'), 'zzzz');
    await press('Find my provider');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test('of few are rows to press, which the arrow down leads to from the field', async () => {
    const providers = [
      { id: 'RTRN', name: 'Tern' },
      { id: 'RTDW', name: 'Tidewell' },
    ];
    draw('ChoosingProvider', { providers });
    await userEvent.type(screen.getByRole('searchbox'), 't');
    expect(rows()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Tidewell' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'provider.chosen', providerId: 'RTDW' });
  });

  test('of more than six is one box with one stop of the Tab key, and of few again rows', async () => {
    const places = ['Abbey', 'Bay', 'Cliff', 'Dale', 'East', 'Fen', 'Gate'];
    const providers = places.map((place) => ({ id: place, name: `Tern ${place}` }));
    draw('ChoosingProvider', { providers });
    await userEvent.type(screen.getByRole('searchbox'), 'tern');
    expect(options()).toHaveLength(7);
    expect(screen.queryByRole('list', { name: 'Providers' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'My provider isn’t listed' })).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), ' cli');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(rows()[0]).toHaveTextContent('Tern Cliff');
  });

  test('keeps what was typed over a reload, and says when nothing fits', () => {
    draw('ChoosingProvider', {}, { currentProvider: 'zzzz', about: model.providerName });
    expect(screen.getByRole('searchbox')).toHaveValue('zzzz');
    expect(screen.getByText(/No provider matches “zzzz”/)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('is asked for again by who comes back to choose another one', () => {
    draw('ChoosingProvider', {}, { currentProvider: 'river', about: '' });
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'See all 3 providers' })).toBeVisible();
  });
});

test('a provider that stays on the list while a name is typed stays as it is drawn (SW-02)', async () => {
  draw('ChoosingProvider');
  await userEvent.type(screen.getByRole('searchbox'), 't');
  const before = screen.getByRole('button', { name: 'Tidewell' });
  await userEvent.type(screen.getByRole('searchbox'), 'id');
  expect(screen.getByRole('button', { name: 'Tidewell' })).toBe(before);
});
