import { Hono } from 'hono';
import * as z from 'zod';
import { parseJson } from '../../../platform/http/json-text.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { GainingSwitch } from '../db/schema.ts';
import type { GainingProviders } from './gaining-providers.ts';

/** Whom a provider is to ask for, as the customer would have told it. */
const customerAsked = z.strictObject({
  providerId: z.string().default('RBRN'),
  lastName: z.string(),
  account: z.string().optional(),
  address: z.strictObject({
    uprn: z.string().optional(),
    lines: z.array(z.string()),
    postTown: z.string().default(''),
    postcode: z.string(),
  }),
});

const stepWanted = z.strictObject({
  step: z.enum(['order', 'update', 'trigger', 'cancel']),
  date: z.iso.date({ error: 'Write the date as YYYY-MM-DD' }).optional(),
});

/** What a tester reads of a switch. */
function shown({ id, providerId, state, reference, implications, faultCode, pendingStep }: GainingSwitch) {
  return { id, providerId, state, reference, implications, faultCode, isAwaited: pendingStep !== null };
}

function idIn(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw notFound('switch');
  return id.data;
}

/** Controls for testers: another provider takes over a customer of the connected one. */
export function gainingControls(gaining: GainingProviders): Hono {
  return new Hono()
    .post('/', async (c) => {
      const { providerId, lastName: name, account, address } = parseJson(customerAsked, await c.req.text());
      const { uprn, lines: addressLines, postTown, postcode: postCode } = address;
      const row = await gaining.ask(providerId, {
        name,
        ...(account === undefined ? {} : { account }),
        address: { ...(uprn === undefined ? {} : { uprn }), addressLines, postTown, postCode },
      });
      return c.json(shown(row), 201);
    })
    .get('/:id', async (c) => c.json(shown(await gaining.find(idIn(c.req.param('id'))))))
    .post('/:id/steps', async (c) => {
      const { step, date } = parseJson(stepWanted, await c.req.text());
      return c.json(shown(await gaining.step(idIn(c.req.param('id')), step, date)), 202);
    });
}
