import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message, RequestId } from '../../../openapi/partners/switching-hub/messages.ts';
import { wireOf } from '../../../openapi/partners/switching-hub/messages.ts';
import { basicOf } from '../../../platform/oauth2/client-credentials.ts';
import { OUR_ID } from '../../one-touch-switch/hub.ts';
import { BilledMember } from '../../testing/bills.ts';
import { testSite } from '../../testing/gateway.ts';
import { messagesCalled } from '../../testing/switches.ts';
import { askForMember, switchBy, switchesOf, takeStep, type Step } from '../../testing/switches-away.ts';

let member: BilledMember;
let streetNumber = 0;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

/** A plan that went live some weeks ago, and a provider that has found it. */
async function matched(day = '2027-03-01', live = '2027-01-15') {
  streetNumber += 1;
  const plan = await member.live(live);
  await member.pass(day);
  const asked = await askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`] });
  expect(asked.state).toBe('matched');
  return { plan, asked, lines: [`${streetNumber} Ready Made Mews`] };
}

const later = '2027-03-20';

describe('the life of a reference: what each step is answered with (SW-09)', () => {
  test('an order, then what comes too early, twice, or after the end', async () => {
    const { asked } = await matched();
    const step = (of: Step, date?: string) => takeStep(member.site, asked, of, date);
    expect(await step('update', later)).toBe('1306');
    expect(await step('trigger')).toBe('1406');
    expect(await step('cancel')).toBe('1506');
    expect(await step('order', '2027-02-28')).toBe('1203');
    expect(await step('order', later)).toBe('ordered');
    expect(await step('order', later)).toBe('1213');
    expect(await step('update', '2027-02-28')).toBe('1303');
    expect(await step('update', '2027-03-21')).toBe('updated');
    expect(await step('trigger', '2027-03-02')).toBe('1403');
    // No new service can have begun before its provider asked.
    expect(await step('trigger', '2027-02-28')).toBe('1403');
    expect(await step('cancel')).toBe('cancelled');
    expect(await step('order', later)).toBe('1205');
    expect(await step('update', later)).toBe('1305');
    expect(await step('trigger')).toBe('1405');
    expect(await step('cancel')).toBe('1505');
  });

  test('an order on the 31st day is taken, one on the 32nd has expired', async () => {
    const { asked, lines } = await matched();
    const other = await askForMember(member.site, { lines });
    await member.pass('2027-04-01');
    expect(await takeStep(member.site, asked, 'order', '2027-04-10')).toBe('ordered');
    expect(await takeStep(member.site, asked, 'cancel')).toBe('cancelled');
    await member.pass('2027-04-02');
    expect(await takeStep(member.site, other, 'order', '2027-04-10')).toBe('1202');
    expect((await switchBy(member.browser, other)).status.state).toBe('expired');
  });

  test('a second provider’s order is refused with 1211 while the first one’s runs', async () => {
    const { asked, lines } = await matched();
    const other = await askForMember(member.site, { lines, providerId: 'RWRN' });
    expect(await takeStep(member.site, asked, 'order', later)).toBe('ordered');
    expect(await takeStep(member.site, other, 'order', later)).toBe('1211');
  });

  test('1212 for a plan that has ended since, and 1214 on the last day that its member asked for', async () => {
    const { asked, plan } = await matched();
    const at = `/broadband/v1/plans/${plan.planId}/cancellation`;
    type Options = { options: { lastDay: string; exitFee: { totalInPence: number } | null }[] };
    const [first] = (await member.browser.get<Options>(at)).body.options;
    const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence ?? 0 };
    expect((await member.browser.send('POST', at, body)).status).toBe(200);
    expect(first?.lastDay).toBe('2027-03-14');
    await member.pass('2027-03-14');
    expect(await takeStep(member.site, asked, 'order', later)).toBe('1214');
    await member.pass('2027-03-16');
    expect(await takeStep(member.site, asked, 'order', later)).toBe('1212');
  });
});

describe('messages of the hub, over HTTP', () => {
  async function post(message: Message<RequestId>): Promise<number> {
    const { hubAtGateway } = member.site.deps.env.switchingClients;
    const at = (path: string, init: RequestInit) =>
      member.site.gateway.fetch(new Request(`${testSite}/switching${path}`, { method: 'POST', ...init }));
    const given = await at('/oauth2/token', {
      headers: { authorization: basicOf(hubAtGateway) },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await given.json()) as { access_token: string };
    const answer = await at('/v1/messages', {
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(wireOf(message)),
    });
    expect(await answer.text()).toBe('');
    return answer.status;
  }

  function matchRequest(lines: string[], identity = 'RBRN'): Message<'residentialSwitchMatchRequest'> {
    return {
      routingID: 'residentialSwitchMatchRequest',
      envelope: {
        source: { type: 'RCPID', identity, correlationID: randomUUID() },
        destination: { type: 'RCPID', identity: OUR_ID },
      },
      payload: {
        name: 'Finch',
        address: { addressLines: lines, postTown: 'Wrenholt', postCode: 'LK9 2NN' },
        services: [{ serviceType: 'IAS', action: 'cease' }],
      },
    };
  }

  test('the same message is taken once, also when both copies come at the same moment: 202 with an empty body', async () => {
    const { lines } = await matched('2027-06-01', '2027-05-01');
    const before = (await switchesOf(member.browser)).length;
    const message = matchRequest(lines);
    expect(await Promise.all([post(message), post(message)])).toEqual([202, 202]);
    expect(await post(message)).toBe(202);
    expect(await switchesOf(member.browser)).toHaveLength(before + 1);
    const answers = await messagesCalled(member.site, 'residentialSwitchMatchConfirmation');
    const references = answers.map((each) => JSON.stringify(each));
    expect(new Set(references).size).toBe(references.length);
  });

  test('what was asked for besides the broadband is said not to be here', async () => {
    const { lines } = await matched('2027-06-01', '2027-05-01');
    const message = matchRequest(lines);
    message.payload.services.push({ serviceType: 'NBICS', action: 'cease' });
    await post(message);
    const answers = await messagesCalled(member.site, 'residentialSwitchMatchConfirmation');
    expect(answers.at(-1)).toMatchObject({
      matchResult: {
        services: [
          { serviceType: 'IAS', switchAction: 'ServiceFound' },
          { serviceType: 'NBICS', switchAction: 'ServiceNotFound' },
        ],
      },
    });
  });

  test('a reference is its provider’s alone: another one’s order with it fails with 1201, as one that nobody gave out', async () => {
    const { asked } = await matched('2027-06-01', '2027-05-01');
    for (const [identity, switchOrderReference] of [
      ['RWRN', asked.reference ?? ''],
      ['RBRN', randomUUID()],
      ['RBRN', 'no reference'],
    ] as const) {
      const correlationID = randomUUID();
      await post({
        routingID: 'residentialSwitchOrderRequest',
        envelope: {
          source: { type: 'RCPID', identity, correlationID },
          destination: { type: 'RCPID', identity: OUR_ID },
        },
        payload: { switchOrderReference, plannedSwitchDate: '2027-06-20' },
      });
      const failures = await messagesCalled(member.site, 'residentialSwitchOrderFailure');
      expect(failures.at(-1)).toMatchObject({ faultCode: '1201' });
    }
    expect((await switchBy(member.browser, asked)).status.state).toBe('matched');
  });
});
