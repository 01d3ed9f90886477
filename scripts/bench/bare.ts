/** The least that a read endpoint can be: a Hono handler with the gateway's own SQL and nothing around it. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { findAddress } from '../../gateway/domains/addresses/addresses.store.ts';
import { retrievedAddressOf } from '../../gateway/domains/addresses/capture.rules.ts';
import { readSuggestionId } from '../../gateway/domains/addresses/suggestion-id.rules.ts';
import { gatewayDatabase } from '../../gateway/db/gateway-database.ts';
import { openDatabase } from '../../platform/db/open.ts';

const { db } = await openDatabase(process.env['DATABASE_URL'] ?? '', gatewayDatabase, { connections: 10 });
const app = new Hono();
app.get('/health/ready', (c) => c.text('ready'));
app.get('/address-api/addresses/:id', async (c) => {
  const id = c.req.param('id');
  const premise = await findAddress(db, readSuggestionId(id)?.id ?? '');
  return premise ? c.json(retrievedAddressOf(id, premise)) : c.notFound();
});
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
