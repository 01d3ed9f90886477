import { searchCases } from '../shared/finding-address.cases.ts';
import type { Address } from '../shared/finding-address.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { orderFreeSimMachine } from './order-free-sim.machine.ts';
import type { FreeSim, FreeSimForm, OrderFreeSimContext, OrderFreeSimInput } from './order-free-sim.types.ts';

export const input: OrderFreeSimInput = { requestId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b31' };

export const starts = { 'a visitor': input } satisfies Record<string, OrderFreeSimInput>;

export const form: FreeSimForm = {
  count: '2',
  firstName: 'Rowan',
  lastName: 'Archer',
  email: 'rowan.archer@example.com',
  line1: '4 Heron Way',
  line2: '',
  city: 'Larkhaven',
  postcode: 'LK1 1AA',
};

export const ordered: FreeSim = { id: input.requestId, count: 2, expectedOn: '2026-11-25' };

export const limit = refused(409, 'free-sim.limit');
export const orderedBefore = refused(409, 'free-sim.ordered-before');

/** What the search finds. */
export const address: Address = { line1: '4 Heron Way', line2: '', city: 'Larkford', postcode: 'LK9 1SA' };

export const cases: readonly ModelCase<typeof orderFreeSimMachine>[] = [
  { type: 'order.submitted', ...form },
  { type: 'order.submitted', ...form, count: '', email: 'rowan.archer' },
  answered('orderSim', ordered),
  failed('orderSim', limit),
  failed('orderSim', orderedBefore),
  failed('orderSim', offline),
  ...searchCases(address),
];

export const facts = ({
  form: { email },
  errors,
  ordered: done,
  containers,
  foundAddress,
  failure,
}: OrderFreeSimContext) => ({
  email,
  errors,
  depth: containers.length,
  isFound: foundAddress !== null,
  isOrdered: done !== null,
  isFailed: failure !== null,
});
