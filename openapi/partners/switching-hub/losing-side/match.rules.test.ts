import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchRequest } from '../messages.ts';
import { normaliseAccountNumber } from './account-number.rules.ts';
import { addressFit } from './address-match.rules.ts';
import { matchCustomer, type Files, type MatchableAccount } from './match.rules.ts';
import { isSameSurname } from './surname.rules.ts';

const today = '2026-11-23';
const plain = { prefix: '' };

function account(given: Partial<MatchableAccount> = {}): MatchableAccount {
  return {
    id: 'account-1',
    number: '100200300',
    customerId: 'customer-1',
    surname: 'O’Connor',
    uprn: '990000000001',
    addressLines: ['7 Two Call Road'],
    postcodeKey: 'LK92BB',
    services: [{ type: 'IAS', identifier: 'LN1' }],
    closedOn: null,
    hindrance: null,
    ...given,
  };
}

function request(given: Partial<MatchRequest> = {}): MatchRequest {
  return {
    name: 'OCONNOR',
    address: {
      uprn: '990000000001',
      addressLines: ['7 Two Call Road'],
      postTown: 'Wrenholt',
      postCode: 'LK9 2BB',
    },
    services: [{ serviceType: 'IAS', action: 'cease' }],
    ...given,
  };
}

/** The files of a provider with these accounts, as the store reads them. */
function filesWith(
  accounts: MatchableAccount[],
  asked: MatchRequest,
  rest: Partial<Files<MatchableAccount>> = {},
): Files<MatchableAccount> {
  const wanted = new Set(asked.services.map(({ serviceIdentifier }) => serviceIdentifier));
  return {
    byNumber: accounts.find(({ number }) => number === normaliseAccountNumber(asked.account ?? '')),
    nearby: accounts,
    byIdentifier: accounts.filter(({ services }) => services.some(({ identifier }) => wanted.has(identifier))),
    knowsAddress: true,
    switching: new Set(),
    ...rest,
  };
}

function outcomeOf(
  accounts: MatchableAccount[],
  given: Partial<MatchRequest> = {},
  rest: Partial<Files<MatchableAccount>> = {},
) {
  const asked = request(given);
  const outcome = matchCustomer(asked, plain, filesWith(accounts, asked, rest), today);
  return 'fault' in outcome ? outcome.fault : outcome.account.id;
}

const numbered = { account: '100-200 300' };
const ofPhone = (serviceIdentifier: string): Partial<MatchRequest> => ({
  services: [{ serviceType: 'NBICS', action: 'port', serviceIdentifier }],
});
const landline = { type: 'NBICS', identifier: '01632960142' } as const;
const broadband = { type: 'IAS', identifier: 'LN1' } as const;
const elsewhere = { uprn: '990000000002', addressLines: ['1 Far Lane'], postcodeKey: 'LK11AA' };
const inAFlat = { uprn: null, addressLines: ['Flat B', '7 Two Call Road'] };
const second = (given: Partial<MatchableAccount> = {}) =>
  account({ id: 'account-2', number: '100200301', customerId: 'customer-2', ...given });
const address = request().address;

describe('a customer is found', () => {
  test.each<[string, MatchableAccount[], Partial<MatchRequest>]>([
    ['by name and address', [account()], {}],
    ['by name, address and account number', [account(), second()], numbered],
    ['by the lines of the address, without a UPRN', [account({ uprn: null })], {}],
    ['in a house that is only close, by name and account number', [account(inAFlat)], numbered],
    ['among others of other names', [account(), second({ surname: 'Finch' })], {}],
    ['beside a former account', [account(), second({ closedOn: '2020-01-01', customerId: 'customer-1' })], {}],
    [
      'beside an account without broadband',
      [account(), second({ customerId: 'customer-1', services: [landline] })],
      {},
    ],
    [
      'by the telephone number among several of one name',
      [account({ services: [landline] }), second()],
      ofPhone('01632960142'),
    ],
  ])('%s', (_, accounts, given) => {
    expect(outcomeOf(accounts, given)).toBe('account-1');
  });
});

describe('what does not fit is named by its fault code (SW-09)', () => {
  test.each<[string, MatchableAccount[], Partial<MatchRequest>, Partial<Files<MatchableAccount>>?]>([
    ['1101', [account()], { address: { ...address, uprn: '', addressLines: [''] } }],
    ['1101', [account()], { address: { ...address, postCode: ' ' } }],
    ['1102', [account()], { name: " ' " }],
    ['1103', [account()], { account: '999999999' }],
    // Somebody else's number: it is not even said that there is such an account.
    ['1103', [account({ ...elsewhere, surname: 'Finch' })], numbered],
    ['1104', [account({ closedOn: '2026-11-22' })], numbered],
    ['1105', [account({ services: [landline] })], { ...numbered, ...ofPhone('01632960999') }],
    ['1106', [], {}, { knowsAddress: false }],
    ['1107', [], {}],
    ['1107', [account({ closedOn: '2026-11-22' })], {}],
    ['1108', [account({ surname: 'Finch' })], {}],
    ['1108', [account({ surname: 'Finch' })], numbered],
    ['1109', [account(), second()], {}],
    ['1110', [account(), second({ customerId: 'customer-1' })], {}],
    ['1111', [account({ hindrance: 'switching' })], {}],
    ['1111', [account()], numbered, { switching: new Set(['account-1']) }],
    ['1112', [account({ hindrance: 'data' })], {}],
    ['1113', [account()], { account: 'ABC' }],
    ['1113', [account()], { account: "10'0" }],
    ['1114', [account(elsewhere)], numbered],
    ['1115', [account(inAFlat)], {}],
    ['1115', [account({ ...elsewhere, services: [landline] })], ofPhone('01632960142'), { nearby: [] }],
    ['1116', [account({ services: [landline] })], ofPhone('01632960999')],
    ['1116', [], ofPhone('01632960999')],
    ['1117', [account()], { services: [] }],
    ['1118', [account()], { services: [{ serviceType: 'NBICS', action: 'port' }] }],
    ['1119', [account({ services: [{ type: 'TV', identifier: 'TV1' }] })], numbered],
    ['1119', [account({ services: [{ type: 'TV', identifier: 'TV1' }] })], {}],
    ['1120', [account({ services: [landline] })], {}],
    ['1121', [account({ ...inAFlat, surname: 'Finch' })], {}],
    ['1121', [account({ ...inAFlat, surname: 'Finch' })], numbered],
    ['1122', [account({ surname: 'Finch', services: [broadband, landline] })], ofPhone('01632960142')],
  ])('%s', (code, accounts, given, rest) => {
    expect(outcomeOf(accounts, given, rest)).toBe(code);
  });
});

describe('nobody is given somebody else’s account', () => {
  const surname = fc.constantFrom('Finch', 'FINCH', 'Strauß', 'Strauss', "Strauß'", '');
  const lines = fc.constantFrom<string[][]>(
    ['7 Two Call Road'],
    ['9 Two Call Road'],
    ['Flat B', '7 Two Call Road'],
    ['Flat C', '7 Two Call Road'],
    [],
  );
  const uprn = fc.constantFrom('1', '2', null);
  const number = fc.constantFrom('100200300', '100200301', '100200302');
  const someService = fc.constantFrom(broadband, landline, { type: 'TV', identifier: 'TV1' } as const);
  const anyAccount = fc
    .record({
      number,
      surname,
      uprn,
      addressLines: lines,
      postcodeKey: fc.constantFrom('LK92BB', 'LK92BB', 'LK11AA'),
      customerId: fc.constantFrom('a', 'b'),
      services: fc.array(someService, { minLength: 1, maxLength: 3 }),
      closedOn: fc.constantFrom(null, null, null, '2020-01-01'),
      hindrance: fc.constantFrom(null, null, null, null, 'switching', 'data'),
    })
    .map((given) => account(given));
  const anyRequest = fc
    .record({
      name: surname,
      account: fc.constantFrom('', '100200300', '100 200 301', '999999999', 'x'),
      uprn,
      addressLines: lines,
      postCode: fc.constantFrom('LK9 2BB', 'LK9 2BB', 'LK1 1AA', ''),
      service: fc.constantFrom(
        ...([
          { serviceType: 'IAS', action: 'cease' },
          { serviceType: 'NBICS', action: 'cease', serviceIdentifier: '01632960142' },
          { serviceType: 'NBICS', action: 'cease', serviceIdentifier: '01632960999' },
        ] as const),
      ),
    })
    .map(({ name, account, uprn, addressLines, postCode, service }) =>
      request({
        name,
        account,
        address: { uprn: uprn ?? '', addressLines, postTown: 'Wrenholt', postCode },
        services: [service],
      }),
    );

  test('whatever is asked for: the surname is theirs, the address fits, the number is right when one is given', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.array(anyAccount, { maxLength: 5 }), anyRequest, (accounts, asked) => {
        const own = accounts.map((each, at) => ({ ...each, id: `account-${at}` }));
        const outcome = matchCustomer(asked, plain, filesWith(own, asked), today);
        if ('fault' in outcome) return;
        found += 1;
        const match = outcome.account;
        expect(isSameSurname(match.surname, asked.name)).toBe(true);
        const fit = addressFit(
          { uprn: asked.address.uprn, lines: asked.address.addressLines, postcode: asked.address.postCode },
          { uprn: match.uprn, lines: match.addressLines, postcode: match.postcodeKey },
        );
        expect(asked.account === '' ? ['exact'] : ['exact', 'close']).toContain(fit);
        if (asked.account) expect(match.number).toBe(normaliseAccountNumber(asked.account));
        expect([match.closedOn, match.hindrance]).toEqual([null, null]);
        expect(match.services.some(({ type }) => type === asked.services[0]?.serviceType)).toBe(true);
      }),
      { numRuns: 20_000, seed: 20_261_121 },
    );
    // The property says something only when there are matches.
    expect(found).toBeGreaterThan(100);
  });
});

describe('account numbers', () => {
  test.each(['100200300', '100 200 300', '100-200-300', '100.200/300', ' 100200300 ', '１００２００３００'])(
    '%s is the same number',
    (typed) => {
      expect(outcomeOf([account()], { account: typed })).toBe('account-1');
    },
  );

  test('letters in front belong to some providers’ numbers, in small letters too', () => {
    const asked = request({ account: 'sl 100200300' });
    const files = filesWith([account({ number: 'SL100200300' })], asked);
    expect(matchCustomer(asked, { prefix: 'SL' }, files, today)).toMatchObject({ account: { id: 'account-1' } });
    const bare = request({ account: '100200300' });
    expect(matchCustomer(bare, { prefix: 'SL' }, files, today)).toEqual({ fault: '1113' });
  });

  test('an account number of spaces is none', () => {
    expect(outcomeOf([account()], { account: '  ' })).toBe('account-1');
  });
});
