import { expect, test } from 'vitest';
import { momentOf, offersOf } from './offers.rules.ts';

test.each([
  ['2026-01-05 09:30:00', '2026-01-05T09:30:00+00:00'],
  ['2026-07-01 10:30:05', '2026-07-01T10:30:05+01:00'],
  ['2026-03-29 00:59:59', '2026-03-29T00:59:59+00:00'],
  ['2026-03-29 02:00:00', '2026-03-29T02:00:00+01:00'],
  ['2026-10-25 02:30:00', '2026-10-25T02:30:00+00:00'],
])('%s in the United Kingdom is %s', (local, moment) => {
  expect(momentOf(local)).toBe(moment);
});

test('customers see what they can tell a service by, and no id of a line', () => {
  const services = [
    {
      serviceType: 'IAS' as const,
      switchAction: 'ServiceFound' as const,
      serviceIdentifiers: [{ identifierType: 'AccessLineId' as const, identifier: 'LN1' }],
    },
    {
      serviceType: 'NBICS' as const,
      switchAction: 'OptionToRetain' as const,
      serviceIdentifiers: [
        { identifierType: 'NetworkOperator' as const, identifier: 'A000' },
        { identifierType: 'PartialDN' as const, identifier: '42' },
      ],
    },
  ];
  const found = offersOf({
    implicationsSent: [
      { sentMethod: 'email', sentTo: '', sentBy: '2026-01-05 09:30:00' },
      { sentMethod: '1st class post', sentBy: '2026-01-05 09:30:00' },
    ],
    matchResult: { switchOrderReference: '5C1F4A0E-7A0B-4D0E-9A7E-0D5F2C1B8A10', services },
  });
  expect(found).toEqual({
    offer: {
      // References are the same in capitals and small letters.
      reference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10',
      services: [
        { serviceType: 'IAS', switchAction: 'ServiceFound' },
        { serviceType: 'NBICS', switchAction: 'OptionToRetain', identifier: '42' },
      ],
    },
    alternative: null,
    implications: [
      { method: 'email', sentAt: '2026-01-05T09:30:00+00:00' },
      { method: '1st class post', sentAt: '2026-01-05T09:30:00+00:00' },
    ],
  });
});
