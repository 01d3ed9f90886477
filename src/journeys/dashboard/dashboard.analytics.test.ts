import { expect, test } from 'vitest';
import { input, nothingSent, offer, works } from '../../../machines/dashboard/dashboard.cases.ts';
import { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import { answered, failed, offline } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { dashboardAnalytics } from './dashboard.analytics.ts';

const errand = { machine: dashboardMachine, journey: dashboardAnalytics, input };

test('updates are told once they are on, and not when they could not be switched on (SC-15)', () => {
  const wishes = [answered('loadMessages', nothingSent), { type: 'updates.requested' }];
  expect(toldOf(errand, ...wishes)).toEqual([]);
  expect(toldOf(errand, ...wishes, answered('optIn'))).toEqual([{ name: 'order_updates_on', data: {} }]);
  expect(toldOf(errand, ...wishes, failed('optIn', offline)).map(({ name }) => name)).toEqual(['error_shown']);
});

test('banners are told once they are gone for good (SC-15)', () => {
  const puts = [answered('loadBanners', [offer, works]), { type: 'banner.dismissed', bannerId: works.id }];
  expect(toldOf(errand, ...puts)).toEqual([]);
  expect(toldOf(errand, ...puts, answered('dismissBanners'))).toEqual([{ name: 'banner_dismissed', data: {} }]);
});

test('each failure is told by itself, and the same one once (SC-15)', () => {
  const failures = [
    failed('loadOrders', offline),
    failed('loadMessages', { ...offline }),
    failed('loadBanners', offline),
  ];
  expect(toldOf(errand, ...failures)).toMatchObject([
    { name: 'error_shown', data: { state: 'ordersNotLoaded' } },
    { name: 'error_shown', data: { state: 'messagesNotLoaded' } },
  ]);
});
