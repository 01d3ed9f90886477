import { cookieHeader } from '../../gateway/testing/browser.ts';
import { ukDateOf } from '../../platform/clock/clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { makeBusy } from './busy-member.ts';
import { load } from './load.ts';
import { DEMONSTRATION_MEMBER, memberAt } from './member.ts';
import { gatewaySettings, start } from './processes.ts';
import { AT_ONCE, callsOf, costHead, costRow, measure, noCost, roundsInWords } from './read-cost.ts';
import type { Section } from './report.ts';

const ROUNDS = 5;
const REQUESTS = 400;
const WARM_UP = 200;

/** What the dashboard asks of broadband in its one round, by the name of its card. */
const cards = {
  orders: `members/${DEMONSTRATION_MEMBER}/orders`,
  plans: `members/${DEMONSTRATION_MEMBER}/plans`,
  bills: `members/${DEMONSTRATION_MEMBER}/bills`,
  banners: `members/${DEMONSTRATION_MEMBER}/banners`,
  messages: `members/${DEMONSTRATION_MEMBER}/messages`,
  'saved order': 'saved-journeys/current',
} as const;

/** What the dashboard costs the gateway for a member with 5 orders, 20 visits and 36 bills, each call beside a bare handler with the same SQL. */
export async function measureDashboard(databaseUrl: string, { db }: OpenedDatabase): Promise<Section> {
  const settings = { ...gatewaySettings, DATABASE_URL: databaseUrl };
  const gateway = await start('gateway/server.ts', settings);
  const bare = await start('scripts/bench/bare.ts', settings);
  try {
    const cookie = { cookie: cookieHeader((await memberAt(gateway.url)).cookies) };
    await makeBusy(db, DEMONSTRATION_MEMBER, ukDateOf(new Date()));
    const asked = Object.entries(cards).map(([name, end]) => ({
      name,
      path: `/broadband/v1/${end}`,
      own: noCost(),
      least: noCost(),
    }));
    const round = { name: 'all six in turn', path: '', own: noCost(), least: noCost() };
    const paths = asked.map(({ path }) => path);
    for (const program of [gateway, bare]) await load(callsOf(program, paths, cookie, WARM_UP), AT_ONCE);
    for (let nth = 0; nth < ROUNDS; nth++) {
      for (const { path, own, least } of asked) {
        await measure(bare, callsOf(bare, [path], cookie, REQUESTS), least);
        await measure(gateway, callsOf(gateway, [path], cookie, REQUESTS), own);
      }
      await measure(bare, callsOf(bare, paths, cookie, REQUESTS), round.least);
      await measure(gateway, callsOf(gateway, paths, cookie, REQUESTS), round.own);
    }
    return {
      title: 'Dashboard',
      head: costHead,
      rows: [...asked, round].flatMap(({ name, own, least }) => [
        costRow(`${name}, bare handler`, least),
        costRow(name, own, least),
      ]),
      notes: [roundsInWords(ROUNDS, REQUESTS), 'The gateway reads the session and the contract besides.'],
    };
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
  }
}
