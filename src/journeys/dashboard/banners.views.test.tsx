import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offer, payment, unfinished, works } from '../../../machines/dashboard/dashboard.cases.ts';
import type { Banner } from '../../../machines/dashboard/dashboard.types.ts';
import { link, order, press, show } from './test-views.tsx';

const button = (buttonAction: string | null, more: Partial<Banner> = {}): Banner => ({
  ...offer,
  buttonText: 'Go',
  buttonAction,
  ...more,
});

describe('banners', () => {
  it.each([
    ['is the main way of the page', {}, 'primary'],
    ['comes after what needs the member first', { unfinished }, 'standard'],
  ] as const)('what is owed is not put away, and the way to pay it %s', (_what, more, variant) => {
    const owed = {
      ...works,
      dismissible: false,
      buttonText: 'See and pay your bills',
      buttonAction: 'path:/dashboard/bills',
    };
    show({ banners: [owed], ordersStand: 'shown', running: [order], ...more });
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(link('See and pay your bills')).toHaveAttribute('data-variant', variant);
    expect(link(/^See and change your order/)).toHaveAttribute('data-variant', 'standard');
  });

  it('news that stays, too, and leads elsewhere is no debt: what is owed is the main way beside it', () => {
    const owed = { ...works, id: 'owed', buttonText: 'See and pay your bill', buttonAction: 'path:/dashboard/bills/b' };
    const news = { ...works, id: 'news', buttonText: 'See your switch', buttonAction: 'path:/dashboard/switches/s' };
    show({ banners: [news, owed].map((banner) => ({ ...banner, dismissible: false })), ordersStand: 'shown' });
    expect(link('See your switch')).toHaveAttribute('data-variant', 'standard');
    expect(link('See and pay your bill')).toHaveAttribute('data-variant', 'primary');
  });

  it('stand above the cards; late ones after them', () => {
    show({ banners: [works] });
    const [first] = screen.getAllByRole('region');
    expect(first).toHaveAccessibleName('News for you');
  });

  it('that come late stand after them, so that nothing moves', () => {
    show({ banners: [works], areBannersLate: true });
    expect(screen.getAllByRole('region').at(-1)).toHaveAccessibleName('News for you');
  });

  it('are put away where they may be, and have no control where they must stay (DB-08)', async () => {
    const send = show({ banners: [payment, works] });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await press('Dismiss');
    expect(send).toHaveBeenCalledWith({ type: 'banner.dismissed', bannerId: works.id });
  });

  it.each([
    ['path:/choose-plan', '/choose-plan'],
    ['path:/', '/'],
    ['chat', '?chat=true'],
  ])('%s leads to %s (DB-07)', (action, to) => {
    show({ banners: [button(action)] });
    expect(link('Go')).toHaveAttribute('href', to);
  });

  it('one whose button puts it away is put away (DB-07)', async () => {
    const send = show({ banners: [button('dismiss')] });
    await press('Go');
    expect(send).toHaveBeenCalledWith({ type: 'banner.dismissed', bannerId: offer.id });
  });

  it.each([
    ['launch:rocket', {}],
    ['path:https://elsewhere.example', {}],
    ['path://elsewhere.example', {}],
    ['path:/auth/logout', {}],
    ['dismiss', { dismissible: false }],
    ['chat', { buttonText: null }],
    [null, {}],
  ])('%s has no button (DB-07)', (action, more) => {
    show({ banners: [button(action, more)] });
    expect(screen.queryByRole('link', { name: 'Go' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  });

  it('of a kind that nobody has told us of is plain news', () => {
    show({ banners: [{ ...works, variant: 'toString' as Banner['variant'] }] });
    expect(screen.getByText(works.title).closest('[data-kind]')).toHaveAttribute('data-kind', 'info');
  });

  it('offers help within and below its text where it is to (DB-07)', () => {
    show({ banners: [{ ...works, showHelpText: true, showHelpBody: true }] });
    expect(link('Get help')).toHaveAttribute('href', '/help');
    expect(link('01632 960000')).toHaveAttribute('href', 'tel:01632960000');
  });

  it('that are back say so, and can be tried again', async () => {
    const send = show({ banners: [works], areBannersBack: true });
    await press('Try again');
    expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'banners' });
  });
});
