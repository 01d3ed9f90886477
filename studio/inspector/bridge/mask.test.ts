import * as fc from 'fast-check';
import { createActor, createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { mask } from './mask.ts';

it('what a person typed is shown by its kind alone', () => {
  expect(
    mask({
      type: 'registration.submitted',
      firstName: 'Rowan',
      email: 'rowan.archer@example.com',
      birthDate: '1990-04-23',
      marketingOptIn: false,
      address: { postcode: 'LK1 1AA', lines: ['4 Heron Way', 'Larkhaven'] },
    }),
  ).toEqual({
    type: 'registration.submitted',
    firstName: '‹firstName›',
    email: '‹email›',
    birthDate: '‹birthDate›',
    marketingOptIn: false,
    address: { postcode: '‹postcode›', lines: ['‹lines›', '‹lines›'] },
  });
});

it('codes, dates of visits and ids of ours stay, and so do counts and prices', () => {
  const open = {
    status: 'PartiallyAccepted',
    date: '2026-02-17',
    slot: 'AM',
    id: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
    priceInPence: 2500,
    plan: null,
  };
  expect(mask(open)).toEqual(open);
});

it('codes of the product stay, and whatever else is written in their place does not', () => {
  const codes = {
    wish: 'self',
    landline: 'letGo',
    uses: ['films'],
    reason: 'CHANGE_OF_MIND',
    storage: '128',
    payBy: 'CARD',
  };
  expect(mask(codes)).toEqual(codes);
  for (const text of ['Rowan', 'I moved to Heron Way', 'rowan@example.com', '8415718415172837'])
    expect(mask({ reason: text, wish: text, payBy: text })).toEqual({
      reason: '‹reason›',
      wish: '‹wish›',
      payBy: '‹payBy›',
    });
});

it('who applies for credit is not told by their date of birth and income', () => {
  expect(mask({ applicant: { dateOfBirth: '1990-03-27', incomeAYearInPence: 2_800_000, income: '28000' } })).toEqual({
    applicant: {
      dateOfBirth: '‹dateOfBirth›',
      incomeAYearInPence: '‹incomeAYearInPence›',
      income: '‹income›',
    },
  });
});

it('a text that quotes an email address or a number is masked wherever it stands', () => {
  expect(
    mask({ description: 'Sent to rowan@example.com', code: '07700900101', displayName: 'Full Fibre 150' }),
  ).toEqual({
    description: '‹description›',
    code: '‹code›',
    displayName: 'Full Fibre 150',
  });
});

it('an error tells its name, never its message', () => {
  expect(mask(new TypeError('rowan@example.com is unknown'))).toEqual({ name: 'TypeError', message: '‹message›' });
});

it('what holds itself is told once', () => {
  const circle: Record<string, unknown> = { status: 'open' };
  circle['self'] = circle;
  expect(mask(circle)).toEqual({ status: 'open', self: '‹again›' });
});

it('who follows a child gets its snapshot, of which only the context is told', () => {
  const snapshot = createActor(
    createMachine({ context: { step: 2, name: 'Rowan' }, initial: 'here', states: { here: {} } }),
  ).getSnapshot();
  const told = mask({ type: 'xstate.snapshot.child', snapshot });
  expect(told).toEqual({
    type: 'xstate.snapshot.child',
    snapshot: { snapshot: '‹snapshot›', context: { step: 2, name: '‹name›' } },
  });
});

it('whatever is in a context, no text of a person passes (property)', () => {
  const secret = 'Rowan Archer of Heron Way';
  const key = fc.constantFrom('name', 'note', 'email', 'text', 'lines', 'q', 'healthAndSafety', 'label', 'x');
  const leaf = fc.oneof(fc.constant(secret), fc.integer(), fc.boolean(), fc.constant(null));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(JSON.stringify(mask(value))).not.toContain('Rowan');
      expect(JSON.stringify(mask({ [secret]: value }))).not.toContain('Rowan');
    }),
  );
});
