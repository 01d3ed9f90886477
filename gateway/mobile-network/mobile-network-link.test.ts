import { beforeEach, expect, test } from 'vitest';
import { testClock } from '../../platform/clock/clock.ts';
import { PartnerRefusal } from '../../platform/oauth2/told-partner.ts';
import { MobileNetworkLink } from './mobile-network-link.ts';

const iccid = '8944999000000050018';
const allowance = {
  reference: 'LK-G1000',
  dataInMb: 4_000,
  minutes: null,
  texts: null,
  from: '2026-11-23T09:00:00Z',
  until: '2026-12-24T00:00:00Z',
};
let link: MobileNetworkLink;
let asked: string[];
/** How the network answers. */
let answers: { status: number; body: object };
beforeEach(() => {
  asked = [];
  const env = {
    mobileNetworkUrl: 'http://mobile.example.com',
    brandAtMobileNetwork: { id: 'brand', secret: 'x'.repeat(32) },
  };
  link = new MobileNetworkLink({
    env,
    clock: testClock(),
    reach(request) {
      const path = new URL(request.url).pathname;
      if (path === '/oauth2/token')
        return Promise.resolve(Response.json({ access_token: 'one', token_type: 'Bearer', expires_in: 3_600 }));
      asked.push(`${request.method} ${path}`);
      return Promise.resolve(Response.json(answers.body, { status: answers.status }));
    },
  });
});

test('a SIM is asked about, and told of, under its number', async () => {
  answers = { status: 200, body: { iccid, state: 'READY' } };
  expect(await link.read(iccid)).toEqual(answers.body);
  await link.activate(iccid, { reference: 'ACT-1000' });
  await link.block(iccid);
  await link.renewProfile(iccid);
  await link.putAllowance(iccid, allowance);
  await link.putRating(iccid, { isCharged: true, isChargedAbroad: false });
  await link.readUsage(iccid);
  const path = `/mobile/v1/sims/${iccid}`;
  expect(asked).toEqual([
    `GET ${path}`,
    `POST ${path}/activation`,
    `POST ${path}/block`,
    `POST ${path}/profile`,
    `PUT ${path}/allowance`,
    `PUT ${path}/rating`,
    `GET ${path}/usage`,
  ]);
});

test.each([
  [404, true],
  [409, true],
  [503, false],
])('an answer of %s rejects; that it is a no for ever: %s', async (status, isRefusal) => {
  answers = { status, body: { code: 'sim.stolen' } };
  const calls = [
    link.read(iccid),
    link.activate(iccid, { reference: 'ACT-1000' }),
    link.block(iccid),
    link.putAllowance(iccid, allowance),
    link.putRating(iccid, { isCharged: false, isChargedAbroad: false }),
    link.readUsage(iccid),
  ];
  for (const call of calls) {
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect([error instanceof Error, error instanceof PartnerRefusal]).toEqual([true, isRefusal]);
  }
});
