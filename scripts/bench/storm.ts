import { createGateway } from '../../gateway/app.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { visitPorts } from '../../gateway/domains.ts';
import { insertPlan, setPlaces, tally } from '../../gateway/testing/visits.ts';
import { createInstallation } from '../../gateway/domains/visits/installations.service.ts';
import { readGatewayEnv } from '../../gateway/env.ts';
import { cookieHeader } from '../../gateway/testing/browser.ts';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { load, type Call } from './load.ts';
import { DEMONSTRATION_MEMBER, memberAt } from './member.ts';
import { gatewaySettings, start } from './processes.ts';
import { percentile, short, type Section } from './report.ts';

type Availability = components['schemas']['Availability'];

const REQUESTS = 1_000;
const PLACES = 50;
const AT_ONCE = 200;
/** A region that nobody else books in. */
const REGION = 'benchmark storm';

/** As many homes with an outside visit to book. Gives the visits' ids. */
async function outsideVisits(site: { deps: Awaited<ReturnType<typeof createGateway>>['deps'] }): Promise<string[]> {
  const visits: string[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const planId = await insertPlan(site, { region: REGION, inhomeRequired: false });
    const { installation } = await createInstallation(
      { ...site.deps, ...visitPorts(site.deps) },
      DEMONSTRATION_MEMBER,
      planId,
    );
    visits.push(installation.preworkAppointment?.id ?? '');
  }
  return visits;
}

/** Many customers want the same slot at the same moment, through two processes of the gateway. */
export async function measureStorm(databaseUrl: string, database: OpenedDatabase): Promise<Section> {
  const settings = { ...gatewaySettings, DATABASE_URL: databaseUrl, HOST_URL: 'http://127.0.0.1' };
  const own = await createGateway(readGatewayEnv(settings), { database });
  const processes = await Promise.all([start('gateway/server.ts', settings), start('gateway/server.ts', settings)]);
  try {
    const visits = await outsideVisits(own);
    const browser = await memberAt(processes[0].url);
    const { body } = await browser.get<Availability>(`/broadband/v1/appointments/${visits[0]}/availabilities`);
    const day = body.availableAppointments.at(-1)?.date ?? '';
    await setPlaces(own, { region: REGION, visitType: 'PRE_WORK', day, slot: 'AM' }, PLACES);
    const headers = {
      cookie: cookieHeader(browser.cookies),
      'content-type': 'application/json',
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
    };
    const calls = visits.map((id, at): Call => ({
      url: `${processes[at % processes.length]?.url ?? ''}/broadband/v1/appointments/${id}/reservation`,
      method: 'POST',
      headers,
      body: JSON.stringify({ date: day, slot: 'AM' }),
    }));
    const began = performance.now();
    const { statuses, times } = await load(calls, AT_ONCE);
    const seconds = (performance.now() - began) / 1_000;
    const { taken, visits: booked } = await tally(own, REGION);
    const held = statuses.get(200) ?? 0;
    const failed = [...statuses].filter(([status]) => status === 0 || status >= 500);
    const isRight = held === PLACES && taken === PLACES && booked === PLACES && failed.length === 0;
    if (!isRight)
      throw new Error(`The storm went wrong: ${JSON.stringify({ ...Object.fromEntries(statuses), taken, booked })}`);
    return {
      title: 'Reservation storm',
      head: [
        'requests',
        'places',
        'held (200)',
        'date is gone (409)',
        '5xx or no answer',
        'p50 ms',
        'p95 ms',
        'all in s',
      ],
      rows: [
        [
          REQUESTS,
          PLACES,
          held,
          statuses.get(409) ?? 0,
          failed.length,
          short(percentile(times, 0.5), 0),
          short(percentile(times, 0.95), 0),
          short(seconds),
        ],
      ],
      notes: [
        `Two processes, ${AT_ONCE} requests at once. The database holds ${taken} places taken and ${booked} visits with one.`,
      ],
    };
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    await own.close();
  }
}
