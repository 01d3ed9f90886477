import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  MessageRejected,
  type MatchRequest,
  type Message,
  type RequestId,
} from '../../../openapi/partners/switching-hub/messages.ts';
import type { OrderStep } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { ukDateOf, type Clock } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Database, Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { gainingSwitches, type GainingSwitch } from '../db/schema.ts';
import { findProvider, SITE_ID } from '../directory.ts';
import type { Hub } from '../hub.ts';

/** As soon as a customer can have their new service, unless a tester says another day. */
const PLANNED_AHEAD_DAYS = 14;

type Asked = Pick<MatchRequest, 'name' | 'account' | 'address'>;
type Step = 'match' | OrderStep;

const stateAfter = { order: 'ordered', update: 'updated', trigger: 'triggered', cancel: 'cancelled' } as const;

type Request = {
  [Name in RequestId]: { routingID: Name; payload: Message<Name>['payload'] };
}[RequestId];

/** What no message can say is the tester's mistake. */
function refuseUnwritable(error: unknown): never {
  if (error instanceof MessageRejected) throw new HttpProblem(400, error.code, { message: error.message });
  throw error;
}

/** Other providers that take over customers of the connected one. They do what testers want, also what makes no sense. */
export class GainingProviders {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #hub: Hub;

  constructor(parts: { db: Database; clock: Clock; hub: Hub }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#hub = parts.hub;
  }

  /** Has a provider ask for a customer. Throws 400 for one that takes no part. */
  async ask(providerId: string, customer: Asked): Promise<GainingSwitch> {
    const provider = findProvider(providerId);
    if (!provider || provider.isSuspended)
      throw new HttpProblem(400, 'validation.failed', { message: `No provider ${providerId} takes part.` });
    return this.#db.transaction(async (tx) => {
      const [row] = await tx.insert(gainingSwitches).values({ providerId, state: 'asked' }).returning();
      if (!row) throw new Error('The switch was not written');
      return this.#send(tx, row, 'match', {
        routingID: 'residentialSwitchMatchRequest',
        payload: {
          ...customer,
          grcpBrandName: provider.name,
          services: [{ serviceType: 'IAS', action: 'cease' }],
        },
      });
    });
  }

  /** Has the provider take the next step, or any other. Throws 404 `switch.not-found`. */
  async step(id: string, step: OrderStep, date?: LocalDate): Promise<GainingSwitch> {
    return this.#db.transaction(async (tx) => {
      const [row] = await tx.select().from(gainingSwitches).where(eq(gainingSwitches.id, id)).for('update');
      if (!row) throw notFound('switch');
      return this.#send(tx, row, step, this.#requestOf(row, step, date));
    });
  }

  /** Throws 404 `switch.not-found`. */
  async find(id: string): Promise<GainingSwitch> {
    const [row] = await this.#db.select().from(gainingSwitches).where(eq(gainingSwitches.id, id));
    if (!row) throw notFound('switch');
    return row;
  }

  /** What a provider is answered. An answer that nobody waits for changes nothing. */
  async takeAnswer(tx: Executor, answer: Message): Promise<void> {
    const correlation = answer.envelope.destination.correlationID ?? '';
    const isAwaited = eq(gainingSwitches.pendingCorrelation, correlation);
    const [row] = await tx.select().from(gainingSwitches).where(isAwaited).for('update');
    if (!row?.pendingStep) return;
    const idle = { pendingStep: null, pendingCorrelation: null };
    const change = (to: Partial<GainingSwitch>) =>
      tx
        .update(gainingSwitches)
        .set({ ...idle, ...to })
        .where(eq(gainingSwitches.id, row.id));
    if (answer.routingID === 'residentialSwitchMatchConfirmation') {
      const { matchResult, implicationsSent: implications } = answer.payload;
      await change({ state: 'matched', reference: matchResult.switchOrderReference, implications, faultCode: null });
    } else if ('faultCode' in answer.payload) {
      const { faultCode } = answer.payload;
      await change({ faultCode, ...(row.pendingStep === 'match' ? { state: 'refused' } : {}) });
    } else if (row.pendingStep !== 'match') await change({ state: stateAfter[row.pendingStep], faultCode: null });
  }

  #requestOf({ reference }: GainingSwitch, step: OrderStep, date: LocalDate | undefined): Request {
    const switchOrderReference = reference ?? '';
    const today = ukDateOf(this.#clock.now());
    if (step === 'cancel')
      return { routingID: 'residentialSwitchOrderCancellationRequest', payload: { switchOrderReference } };
    if (step === 'trigger') {
      const activationDate = date ?? today;
      return {
        routingID: 'residentialSwitchOrderTriggerRequest',
        payload: { switchOrderReference, activationDate },
      };
    }
    return {
      routingID: step === 'order' ? 'residentialSwitchOrderRequest' : 'residentialSwitchOrderUpdateRequest',
      payload: { switchOrderReference, plannedSwitchDate: date ?? addDays(today, PLANNED_AHEAD_DAYS) },
    };
  }

  async #send(
    tx: Executor,
    { id, providerId }: GainingSwitch,
    pendingStep: Step,
    request: Request,
  ): Promise<GainingSwitch> {
    const pendingCorrelation = randomUUID();
    const source = { type: 'RCPID', identity: providerId, correlationID: pendingCorrelation } as const;
    const envelope = { source, destination: { type: 'RCPID', identity: SITE_ID } as const };
    // Name and payload were given together.
    await this.#hub.send(tx, { ...request, envelope } as Message).catch(refuseUnwritable);
    const [row] = await tx
      .update(gainingSwitches)
      .set({ pendingStep, pendingCorrelation })
      .where(eq(gainingSwitches.id, id))
      .returning();
    if (!row) throw notFound('switch');
    return row;
  }
}
