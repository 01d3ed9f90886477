import { expect, test } from 'vitest';
import { implicationsFor, offersFor } from './offer.rules.ts';

const broadband = { type: 'IAS', identifier: 'LN1' } as const;
const landline = { type: 'NBICS', identifier: '01632960142' } as const;
const ceaseBroadband = { services: [{ serviceType: 'IAS', action: 'cease' } as const] };
const actions = (services: { serviceType: string; switchAction: string }[] | undefined) =>
  services?.map(({ serviceType, switchAction }) => `${serviceType} ${switchAction}`);

test('broadband alone is found, and there is nothing to choose', () => {
  const { main, alternative } = offersFor({ services: [broadband] }, ceaseBroadband);
  expect([actions(main), alternative]).toEqual([['IAS ServiceFound'], undefined]);
});

test('a linked landline may stay or go', () => {
  const { main, alternative } = offersFor({ services: [broadband, landline] }, ceaseBroadband);
  expect(actions(main)).toEqual(['IAS ServiceFound', 'NBICS OptionToRetain']);
  expect(actions(alternative)).toEqual(['IAS ServiceFound', 'NBICS OptionToCease']);
});

test('a landline that cannot live without the broadband goes with it', () => {
  const services = [broadband, { ...landline, endsWithBroadband: true }];
  const { main, alternative } = offersFor({ services }, ceaseBroadband);
  expect([actions(main), alternative]).toEqual([['IAS ServiceFound', 'NBICS ForcedCease'], undefined]);
});

test('a telephone number is told by its last two digits only', () => {
  const { main } = offersFor({ services: [broadband, landline] }, ceaseBroadband);
  expect(main[1]?.serviceIdentifiers).toEqual([{ identifierType: 'PartialDN', identifier: '42' }]);
  expect(JSON.stringify(main)).not.toContain('01632');
});

test('of two services that were asked for, the one that is missing is said to be missing', () => {
  const services = [
    { serviceType: 'IAS', action: 'cease' },
    { serviceType: 'NBICS', action: 'cease' },
  ] as const;
  const { main } = offersFor({ services: [broadband] }, { services: [...services] });
  expect(actions(main)).toEqual(['IAS ServiceFound', 'NBICS ServiceNotFound']);
});

test('television is nobody’s business in a switch', () => {
  const { main } = offersFor({ services: [broadband, { type: 'TV', identifier: 'TV1' }] }, ceaseBroadband);
  expect(actions(main)).toEqual(['IAS ServiceFound']);
});

test('what the switch means goes by e-mail and text, or else by post, in UK time', () => {
  const summer = new Date('2026-07-01T09:30:05Z');
  const contact = { email: 'alex.finch@example.com', phone: '07700900101' };
  expect(implicationsFor({ contact }, summer)).toEqual([
    { sentMethod: 'email', sentTo: 'al********@example.com', sentBy: '2026-07-01 10:30:05' },
    { sentMethod: 'sms', sentTo: '077*****101', sentBy: '2026-07-01 10:30:05' },
  ]);
  expect(implicationsFor({ contact: {} }, summer)).toEqual([
    { sentMethod: '1st class post', sentBy: '2026-07-01 10:30:05' },
  ]);
});
