/**
 * The least that a read endpoint can be: a Hono handler with the gateway's own SQL and what it makes of the rows, and nothing
 * around it: no session, no contract, no log.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { findAddress } from '../../gateway/domains/addresses/addresses.store.ts';
import { retrievedAddressOf } from '../../gateway/domains/addresses/capture.rules.ts';
import { readSuggestionId } from '../../gateway/domains/addresses/suggestion-id.rules.ts';
import { listBills } from '../../gateway/domains/bills/bills.service.ts';
import { liveBanners } from '../../gateway/domains/banners/banners.store.ts';
import { listMemberPlans } from '../../gateway/domains/member-plans/member-plans.service.ts';
import { listMessages } from '../../gateway/domains/notifications/notifications.service.ts';
import { listMemberOrders } from '../../gateway/domains/orders/member-orders.ts';
import { openCurrentJourney } from '../../gateway/domains/saved-journeys/saved-journeys.service.ts';
import { Outbox } from '../../gateway/outbox/outbox.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { gatewayDatabase } from '../../gateway/db/gateway-database.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { DEMONSTRATION_MEMBER } from './member.ts';

const { db } = await openDatabase(process.env['DATABASE_URL'] ?? '', gatewayDatabase, { connections: 10 });
const app = new Hono();
app.get('/health/ready', (c) => c.text('ready'));
app.get('/address-api/addresses/:id', async (c) => {
  const id = c.req.param('id');
  const premise = await findAddress(db, readSuggestionId(id)?.id ?? '');
  return premise ? c.json(retrievedAddressOf(id, premise)) : c.notFound();
});
const clock = systemClock();
const deps = { db, clock, outbox: new Outbox({ clock, jobs: new Jobs() }) };
const ofMember = '/broadband/v1/members/:memberId';
app.get(`${ofMember}/orders`, async (c) => c.json(await listMemberOrders(deps, c.req.param('memberId'))));
app.get(`${ofMember}/plans`, async (c) => c.json(await listMemberPlans(deps, c.req.param('memberId'))));
app.get(`${ofMember}/bills`, async (c) => c.json(await listBills(deps, c.req.param('memberId'))));
app.get(`${ofMember}/banners`, async (c) => c.json(await liveBanners(db, c.req.param('memberId'), clock.now())));
app.get(`${ofMember}/messages`, async (c) => {
  const memberId = c.req.param('memberId');
  return c.json(await listMessages(deps, { memberId, ownId: memberId }));
});
// Whose order it is the gateway knows from the session, which is not read here.
app.get('/broadband/v1/saved-journeys/current', async (c) =>
  c.json(await openCurrentJourney(deps, DEMONSTRATION_MEMBER)),
);
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
