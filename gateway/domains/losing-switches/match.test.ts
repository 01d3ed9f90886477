import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeMember, findMemberByEmail } from '../members/members.rows.ts';
import { BilledMember } from '../../testing/bills.ts';
import { alex } from '../../testing/customer.ts';
import { askForMember, switchesOf, takeStep, type SwitchAway } from '../../testing/switches-away.ts';

let member: BilledMember;
/** Alex Finch has live plans at numbers 1 and 2, has left number 3, and has ordered for number 4. */
let key = '';
let orderedKey = '';
let leftKey = '';
beforeAll(async () => {
  member = await BilledMember.begin();
  ({ orderKey: key } = await member.live('2027-01-15'));
  await member.live('2027-01-16');
  const left = await member.live('2027-01-17');
  leftKey = left.orderKey;
  member.site.clock.set('2027-02-20T12:00:00Z');
  await member.tell(left.orderId, { ceasedAt: new Date('2027-02-18T12:00:00Z') });
  await member.pass('2027-02-20');
  ({ orderKey: orderedKey } = await member.order());
});
afterAll(() => member.site.close());

type Asked = NonNullable<Parameters<typeof askForMember>[1]>;
const ask = (asked: Asked): Promise<SwitchAway> => askForMember(member.site, asked);
const UPRN_OF_NUMBER_1 = async () => {
  const { body } = await member.browser.get<{ home: { uprn: string } }[]>(`/broadband/v1/members/${alex}/plans`);
  return body.find((each) => JSON.stringify(each).includes(key))?.home.uprn ?? '';
};

describe('a member is found', () => {
  test.each<[string, () => Promise<Asked> | Asked]>([
    ['by name and address', () => ({})],
    [
      'by name and UPRN, whatever the lines say',
      async () => ({ uprn: await UPRN_OF_NUMBER_1(), lines: ['The Old Bakery'] }),
    ],
    ['by the account number that stands on the bills', () => ({ account: key })],
    ['by the number of a bill, in small letters and with spaces', () => ({ account: ` ${key.toLowerCase()} - 002` })],
    ['by a name in capital letters', () => ({ lastName: 'FINCH' })],
    ['at an address that is written another way', () => ({ lines: ['1 ready-made mews'], postcode: 'lk92nn' })],
  ])('%s', async (_, given) => {
    expect(await ask(await given())).toMatchObject({ state: 'matched', faultCode: null });
  });

  test('by a name without its accents', async () => {
    const { db } = member.site.deps;
    const found = await findMemberByEmail(db, 'alex.finch@example.com');
    expect(found?.lastName).toBe('Finch');
    await changeMember(db, alex, { firstName: 'Alex', lastName: 'Fińch-O’Weiß' });
    expect(await ask({ lastName: 'finch oweiss' })).toMatchObject({ state: 'matched' });
    expect(await ask({ lastName: 'Finch' })).toMatchObject({ faultCode: '1108' });
    await changeMember(db, alex, { firstName: 'Alex', lastName: 'Finch' });
  });
});

describe('what does not fit is named by its fault code (SW-09)', () => {
  test.each<[string, string, () => Asked]>([
    ['1101', 'no address', () => ({ lines: [''] })],
    ['1101', 'no postcode', () => ({ postcode: '' })],
    ['1102', 'no name', () => ({ lastName: '’' })],
    ['1103', 'an account number that nobody has', () => ({ account: 'LK-2222222' })],
    [
      '1103',
      'somebody’s number, and neither name nor address',
      () => ({ account: key, lastName: 'Wren', lines: ['9 Ready Made Mews'] }),
    ],
    ['1104', 'the number of a plan that has ended', () => ({ account: leftKey, lines: ['3 Ready Made Mews'] })],
    ['1106', 'an address that is in no register', () => ({ lines: ['77 Nowhere Lane'], postcode: 'LK9 9ZZ' })],
    ['1107', 'a home that is nobody’s', () => ({ lines: ['9 Ready Made Mews'] })],
    ['1107', 'a home whose plan has ended', () => ({ lines: ['3 Ready Made Mews'] })],
    ['1107', 'a home whose plan is not live yet', () => ({ lines: ['4 Ready Made Mews'] })],
    ['1108', 'another name', () => ({ lastName: 'Wren' })],
    ['1113', 'a number that cannot be one of ours', () => ({ account: '100200300' })],
    ['1114', 'the right number and name at another home', () => ({ account: key, lines: ['9 Ready Made Mews'] })],
    ['1115', 'the right name at an address that says more', () => ({ lines: ['Flat B', '1 Ready Made Mews'] })],
    ['1119', 'the number of an order that is not live', () => ({ account: orderedKey, lines: ['4 Ready Made Mews'] })],
    [
      '1121',
      'another name at an address that says more',
      () => ({ lastName: 'Wren', lines: ['Flat B', '1 Ready Made Mews'] }),
    ],
  ])('%s: %s', async (code, _, given) => {
    expect(await ask(given())).toMatchObject({ state: 'refused', faultCode: code, reference: null });
  });

  test('1111 while another provider’s order runs, with the number and without', async () => {
    const first = await ask({ lines: ['2 Ready Made Mews'] });
    expect(await takeStep(member.site, first, 'order', '2027-03-10')).toBe('ordered');
    expect(await ask({ lines: ['2 Ready Made Mews'], providerId: 'RWRN' })).toMatchObject({ faultCode: '1111' });
    expect(await takeStep(member.site, first, 'cancel')).toBe('cancelled');
    expect(await ask({ lines: ['2 Ready Made Mews'], providerId: 'RWRN' })).toMatchObject({ state: 'matched' });
  });
});

test('a refusal leaves nothing with the member: no switch, no e-mail', async () => {
  const before = (await switchesOf(member.browser)).length;
  const { outbox, db } = member.site.deps;
  const mailsBefore = (await outbox.sentTo(db, 'alex.finch@example.com')).length;
  await ask({ lastName: 'Wren' });
  expect(await switchesOf(member.browser)).toHaveLength(before);
  expect(await outbox.sentTo(db, 'alex.finch@example.com')).toHaveLength(mailsBefore);
});
