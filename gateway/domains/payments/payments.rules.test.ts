import { describe, expect, it, test } from 'vitest';
import { afterRefusal, afterWord, errorMessage, refusalOfCode, refusalOfWords } from './payments.rules.ts';

const refused = refusalOfCode('2');
const stopped = refusalOfCode('16');
const fraud = refusalOfCode('20');

describe('what a refusal does to its session (PH-10)', () => {
  it.each([
    ['OPEN', 0, refused, { state: 'OPEN', refusals: 1, resultCode: 'Refused' }],
    ['PENDING', 1, refused, { state: 'OPEN', refusals: 2, resultCode: 'Refused' }],
    ['OPEN', 2, refused, { state: 'REFUSED', refusals: 3, resultCode: 'Refused' }],
    ['OPEN', 2, stopped, { state: 'OPEN', refusals: 2, resultCode: 'Cancelled' }],
    ['OPEN', 0, fraud, { state: 'BLOCKED', refusals: 1, resultCode: 'Refused' }],
    ['REFUSED', 3, fraud, { state: 'BLOCKED', refusals: 3, resultCode: 'Refused' }],
    ['BLOCKED', 1, refused, { state: 'BLOCKED', refusals: 2, resultCode: 'Refused' }],
    ['PAID', 0, fraud, { state: 'PAID', refusals: 1, resultCode: 'Authorised' }],
    ['CANCELLED', 0, refused, { state: 'CANCELLED', refusals: 1, resultCode: 'Refused' }],
    ['EXPIRED', 0, refused, { state: 'EXPIRED', refusals: 1, resultCode: 'Refused' }],
  ] as const)('%s with %i refusals', (state, refusals, refusal, after) => {
    expect(afterRefusal({ state, refusals, chargedCardId: null, directDebitId: null }, refusal)).toEqual(after);
  });

  it.each([
    [refused, 'REFUSED'],
    [stopped, 'REFUSED'],
    [fraud, 'BLOCKED'],
  ] as const)('of what is charged while its owner is away one refusal is the end: %j', (refusal, state) => {
    const charged = { state: 'PENDING', refusals: 0 } as const;
    const byCard = { ...charged, chargedCardId: 'CARD', directDebitId: null };
    const byDebit = { ...charged, chargedCardId: null, directDebitId: 'DEBIT' };
    expect([byCard, byDebit].map((each) => afterRefusal(each, refusal).state)).toEqual([state, state]);
  });
});

test.each(['14', '20', '22', '31'])('code %s is fraud, and its words say the same', (code) => {
  const words = { 14: 'Acquirer Fraud', 20: 'FRAUD', 22: 'FRAUD-CANCELLED', 31: 'Issuer Suspected Fraud' }[code];
  expect(refusalOfCode(code).isFraud).toBe(true);
  expect(refusalOfWords(words)).toEqual(refusalOfCode(code));
});

test('any other reason, and none, is a plain refusal', () => {
  const plain = { resultCode: 'Refused', isFraud: false };
  expect([
    refusalOfCode('12'),
    refusalOfCode(undefined),
    refusalOfWords('Not enough balance'),
    refusalOfWords(null),
  ]).toEqual([plain, plain, plain, plain]);
});

test.each([
  ['completed', { state: 'PENDING', resultCode: 'Authorised' }],
  ['paymentPending', { state: 'PENDING', resultCode: 'Pending' }],
  ['refused', { state: 'REFUSED', resultCode: 'Refused' }],
  ['canceled', { state: 'CANCELLED', resultCode: 'Cancelled' }],
  ['expired', { state: 'EXPIRED' }],
  ['active', undefined],
  ['a word that came later', undefined],
])('the provider’s word for a session, %s, never makes it paid', (word, change) => {
  expect(afterWord(word)).toEqual(change);
});

test.each([
  ['OPEN', null, null],
  ['OPEN', 'Refused', /wasn’t accepted.*try again, or pay in another way/],
  ['OPEN', 'Error', /^Something went wrong.*try again/],
  ['PENDING', 'Authorised', null],
  ['PAID', 'Authorised', null],
  ['REFUSED', 'Refused', /begin again, and pay in another way/],
  ['BLOCKED', 'Cancelled', /ask your bank/],
  ['CANCELLED', null, /begin again/],
  ['EXPIRED', null, /hour.*begin again.*never pay twice/],
] as const)('%s after %s says what can be done', (state, resultCode, words) => {
  const said = errorMessage({ purpose: 'BROADBAND_BILL', state, resultCode });
  if (words === null) expect(said).toBeNull();
  else expect(said).toMatch(words);
});

test.each([
  ['OPEN', 'Refused', /^Your bank didn’t accept.*another card/],
  ['REFUSED', 'Refused', /begin again with another card/],
  ['BLOCKED', 'Refused', /begin again with another card/],
  ['EXPIRED', null, /hour.*begin again/],
] as const)('who has a card kept is told of their card: %s after %s', (state, resultCode, words) => {
  expect(errorMessage({ purpose: 'KEPT_CARD', state, resultCode })).toMatch(words);
});

test.each([
  ['OPEN', 'Refused', /this account.*use another account/],
  ['OPEN', 'Error', /try again/],
  ['OPEN', null, null],
  ['PENDING', 'Received', null],
  ['REFUSED', 'Refused', /begin again with another account/],
  ['BLOCKED', 'Refused', /another account/],
  ['CANCELLED', null, /begin again/],
  ['EXPIRED', null, /hour.*begin again/],
] as const)('who sets up a Direct Debit is not told of cards: %s after %s', (state, resultCode, words) => {
  const said = errorMessage({ purpose: 'DIRECT_DEBIT', state, resultCode });
  expect(said ?? '').not.toMatch(/card|pay/);
  if (words === null) expect(said).toBeNull();
  else expect(said).toMatch(words);
});
