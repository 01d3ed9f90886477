import { expect, test } from 'vitest';
import { sessionView } from './payments.views.ts';

const begun = new Date('2026-02-24T09:00:00Z');

const session: Parameters<typeof sessionView>[0] = {
  id: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c01',
  memberId: 'a-member',
  purpose: 'BROADBAND_BILL',
  reference: '4c7a1b1e-6b5a-4a57-9a8e-2d8f5a1c0001',
  amountInPence: 2254,
  keepsCard: false,
  chargedCardId: null,
  directDebitId: null,
  providerId: null,
  providerData: null,
  providerPage: null,
  state: 'OPEN',
  resultCode: null,
  answered: null,
  refusals: 0,
  createdAt: begun,
  expiresAt: new Date('2026-02-24T10:00:00Z'),
};

const part = (name: string, amountInPence: number) => ({ name, detail: null, amountInPence });
const plan = part('150 Mbps plan', 2500);
const mesh = part('Mesh Wi-Fi', 400);
const credit = part('Compensation', -646);

const partsOf = (parts: (typeof plan)[]) => sessionView(session, { paid: undefined, parts }, begun).parts;

test('a payment says what it is for, credits among it', () => {
  expect(partsOf([plan, mesh, credit])).toEqual([plan, mesh, credit]);
});

test('of a thing that has changed since the payment began no part is told: they would not be what is paid', () => {
  expect(partsOf([plan, mesh])).toEqual([]);
  expect(partsOf([])).toEqual([]);
});
