import { expect, test } from 'vitest';
import { findProvider, switchableProviders } from '../../../partners/switching-hub/directory.ts';
import { bannerOf, summaryOf } from './switch-banners.ts';
import { troubleMessage } from './switch.messages.ts';
import type { SwitchRow } from './switching.store.ts';

const losingProviderId = switchableProviders()[0]?.id ?? '';
const provider = findProvider(losingProviderId)?.name ?? '';
const consented = {
  losingProviderId,
  wantedDate: '2026-12-07',
  state: 'consented',
  errorCode: null,
  cancelWantedAt: null,
} as SwitchRow;
const orderId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const site = { summary: summaryOf(orderId), brandName: 'Testbrand', hostUrl: 'http://site.example.com' };
const alex = { email: 'alex.finch@example.com', memberName: 'Alex' };

/** Banner and e-mail about a switch on which a step has ended with a code. */
function told(errorCode: string, { before = consented, state = 'failed' as SwitchRow['state'] } = {}) {
  const after = { ...before, state, errorCode };
  const banner = bannerOf(before, after, { provider, orderId });
  if (!banner) throw new Error('Nothing is told');
  return { banner, mail: troubleMessage(alex, banner, after, site).body };
}

test('a provider that refuses the order is said to have done so', () => {
  expect(told('1201').mail).toContain(`${provider} didn’t accept the order, so your old service will carry on.`);
});

test.each([
  ['9005', `We couldn’t reach ${provider} with the order, so your old service will carry on.`],
  ['9015', `We couldn’t reach ${provider} with the order, so your old service will carry on.`],
  ['9008', `${provider} didn’t answer in time, so your old service will carry on.`],
])('%s: nobody is said to have refused an order that never arrived (SW-09)', (code, words) => {
  const { banner, mail } = told(code);
  expect(mail).toContain(words);
  expect(mail).toContain('You can try the switch again, or cancel with your old provider yourself');
  expect(mail).not.toContain('accept');
  expect(banner.button?.text).toBe('Try the switch again');
});

test('9001: who is with a provider that takes no part is told to cancel, and not to try the switch again (SW-09)', () => {
  const { banner, mail } = told('9001');
  expect(mail).toContain(`${provider} isn’t taking part in One Touch Switch at the moment, so your old service will`);
  expect(mail).toContain('Cancel with them yourself once your new broadband works.');
  expect(mail).not.toMatch(/try the switch again|accept/);
  expect(banner.button).toEqual({ text: 'See your order', action: `path:/dashboard/orders/${orderId}/order-summary` });
});

test('a later message that never arrived was not refused either', () => {
  const ordered: SwitchRow = { ...consented, state: 'ordered' };
  const later = (code: string) => told(code, { before: ordered, state: 'ordered' }).mail;
  expect(later('9005')).toContain(`We couldn’t reach ${provider} with our last message about your switch. Ask them`);
  expect(later('1303')).toContain(`${provider} didn’t accept our last message about your switch. Ask them`);
});
