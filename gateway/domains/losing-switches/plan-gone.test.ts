import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newsBanners } from '../../testing/banners.ts';
import { BilledMember } from '../../testing/bills.ts';
import { askForMember, objectTo, switchBy, takeStep, type SwitchAway } from '../../testing/switches-away.ts';
import type { PlanCancellation } from '../member-plans/member-plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const ask = (streetNumber: number, providerId = 'RBRN') =>
  askForMember(member.site, { providerId, lines: [`${streetNumber} Ready Made Mews`] });
/** What the dashboard says, without what was said of the plans of earlier tests. */
const banners = async () => (await newsBanners(member.browser)).filter(({ title }) => !earlier.has(title));
const earlier = new Set<string>();
afterEach(async () => {
  for (const { title } of await banners()) earlier.add(title);
});
const titles = async () => (await banners()).map(({ title }) => title);
const losing = async (asked: SwitchAway) => (await switchBy(member.browser, asked)).losing;
const mails = async () => {
  await member.site.drain();
  return member.site.deps.outbox.sentTo(member.site.deps.db, 'alex.finch@example.com');
};

describe('a switch whose plan has ended already by its member’s wish (SW-12, DB-06)', () => {
  test('says so although its provider is overdue: on the dashboard, on its page, and in what is written later', async () => {
    const { planId } = await member.live('2027-01-15');
    await member.pass('2027-06-20');
    const asked = await ask(1);
    await takeStep(member.site, asked, 'order', '2027-07-10');
    const at = `/broadband/v1/plans/${planId}/cancellation`;
    const [first] = (await member.browser.get<PlanCancellation>(at)).body.options;
    const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence };
    expect((await member.browser.send('POST', at, body)).status).toBe(200);
    expect(await titles()).toEqual(['Your broadband moves to Riverbourne Broadband']);

    await member.pass('2027-07-16');
    const [banner] = await banners();
    expect(banner?.title).toBe('Your broadband ended on Wednesday 14 July 2027');
    expect(banner?.content).toContain('Your plan has ended, as you asked us.');
    expect(banner?.content).toContain('It ends nothing more with us, and costs you nothing more.');
    expect(await losing(asked)).toMatchObject({
      isOverdue: true,
      end: null,
      ownEnd: { lastDay: '2027-07-14', why: 'ASKED', isOver: true, hasGap: false },
    });

    expect(await takeStep(member.site, asked, 'update', '2027-07-25')).toBe('updated');
    const [moved] = await mails();
    expect(moved?.body).toContain('its last day was Wednesday 14 July 2027, as you asked us');
    expect(moved?.body).not.toContain('Until then your service with us goes on');
    await objectTo(member.browser, (await switchBy(member.browser, asked)).switch.id);
    expect((await mails())[0]?.body).toContain('has ended on Wednesday 14 July 2027 in any case');
    expect((await banners())[0]?.content).not.toContain('your service moves');

    // Told late, of a day before the end: that was paid for, and stays so.
    expect(await takeStep(member.site, asked, 'trigger', '2027-07-10')).toBe('triggered');
    expect((await banners())[0]?.content).toContain('Your plan with us ended on Wednesday 14 July 2027');
    expect((await mails())[0]?.body).toContain('Your plan with us ended on Wednesday 14 July 2027');
    expect((await losing(asked))?.ownEnd).toMatchObject({ lastDay: '2027-07-14', isOver: true });
  });
});

describe('a switch whose plan the network has ended (SW-12, OR-06)', () => {
  test('says so at once, whatever its member had asked for, and until it has run out', async () => {
    const { orderId } = await member.live('2028-01-15');
    await member.pass('2028-06-20');
    const asked = await ask(2);
    await takeStep(member.site, asked, 'order', '2028-07-10');
    await member.tell(orderId, { ceasedAt: new Date('2028-06-19T09:00:00Z') });
    const [banner] = await banners();
    expect(banner?.title).toBe('Your broadband ended on Monday 19 June 2028');
    expect(banner?.content).toContain('Your plan has ended, as the network ended the service.');
    expect(banner?.content).not.toContain('as you asked');
    expect(await losing(asked)).toMatchObject({ end: null, ownEnd: { lastDay: '2028-06-19', why: 'NETWORK' } });
    const told = (await mails()).find(({ subject }) => subject === 'Your broadband ended on Monday 19 June 2028');
    expect(told?.body).toContain('The network has ended the service of your plan.');
    expect(told?.body).toContain('Riverbourne Broadband has ordered your switch for Monday 10 July 2028');

    await member.pass('2028-08-12');
    expect((await mails())[0]?.body).toContain(
      'Your plan ended on Monday 19 June 2028, as the network ended the service',
    );
    expect(await banners()).toMatchObject([
      {
        title: 'Your broadband ended on Monday 19 June 2028',
        content: expect.stringContaining('as the network ended'),
      },
    ]);
  });

  test('before the day that its member had asked for: it is the network’s end that is told', async () => {
    const { planId, orderId } = await member.live('2029-01-15');
    await member.pass('2029-06-20');
    const at = `/broadband/v1/plans/${planId}/cancellation`;
    const [first] = (await member.browser.get<PlanCancellation>(at)).body.options;
    const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence };
    expect((await member.browser.send('POST', at, body)).status).toBe(200);
    const asked = await ask(3);
    await takeStep(member.site, asked, 'order', '2029-08-10');
    expect(await titles()).toEqual(['Your broadband ends on Saturday 14 July 2029']);
    await member.tell(orderId, { ceasedAt: new Date('2029-06-20T09:00:00Z') });
    expect(await titles()).toEqual(['Your broadband ended on Wednesday 20 June 2029']);
    expect((await losing(asked))?.ownEnd).toMatchObject({ why: 'NETWORK', isOver: true, takeBackUntil: null });
  });

  test('one that came to nothing says no more that the broadband stays', async () => {
    const { orderId } = await member.live('2030-01-15');
    await member.pass('2030-06-20');
    const asked = await ask(4);
    await takeStep(member.site, asked, 'order', '2030-07-10');
    await takeStep(member.site, asked, 'cancel');
    expect(await titles()).toEqual(['Your broadband stays with us']);
    await member.tell(orderId, { ceasedAt: new Date('2030-06-20T09:00:00Z') });
    expect(await titles()).toEqual([]);
  });
});

test('where another provider’s switch is carried out, an earlier one says no more that the broadband stays (SW-12)', async () => {
  await member.live('2031-01-15');
  await member.pass('2031-06-20');
  const off = await ask(5);
  await takeStep(member.site, off, 'order', '2031-07-10');
  await takeStep(member.site, off, 'cancel');
  const other = await ask(5, 'RWRN');
  expect(await takeStep(member.site, other, 'order', '2031-06-25')).toBe('ordered');
  await member.pass('2031-06-25');
  expect(await takeStep(member.site, other, 'trigger')).toBe('triggered');
  expect(await titles()).toEqual([expect.stringMatching(/^Your broadband has moved to /)]);
  expect((await losing(off))?.ownEnd).toMatchObject({ lastDay: '2031-06-24', why: 'SWITCH', isOver: true });
});
