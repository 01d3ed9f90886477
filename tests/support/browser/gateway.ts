import { expect, type APIResponse, type BrowserContext } from '@playwright/test';
import { iccidOf } from '../../../openapi/partners/mobile-network/test-data.ts';
import { sentinel, type SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { totpCodeAt, totpStepOf } from '../../../gateway/domains/auth/totp.rules.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];

export type NewMember = { firstName: string; lastName: string; email: string; phone: string; password: string };

/** What goes wrong with the next calls of this test (see `gateway/scenarios/routes.ts`). */
export type Fault = {
  operationId?: string;
  times?: number;
  delayMs?: number;
  status?: number;
  body?: unknown;
  drop?: boolean;
  malformed?: boolean;
};

const password = 'larkline-demo-1';
const birthDate = '1990-03-14';

/** Every worker tests at a house of its own, of the nine that behave alike, and takes nobody's dates. */
const houseOfWorker = String((Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 9) + 1);

/** Orders keep their dates: they are placed for other houses than those at which bookings are tested. */
const houseOfOrders = String(((Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) + 4) % 9) + 1);

/** What is typed by hand for a test home. */
export function homeOf(id: SentinelId, house = houseOfWorker): { postcode: string; streetNumber: string } {
  const { value, also } = sentinel(id);
  const number = also?.streetNumber ?? '';
  return { postcode: value, streetNumber: number === '7' ? house : number };
}

let registered = 0;

/** Nobody else's e-mail, also when several workers and several runs use one gateway. */
export function newMember(given: Partial<NewMember> = {}): NewMember {
  registered += 1;
  return {
    firstName: 'Wren',
    lastName: 'Fairweather',
    email: `wren.${Date.now()}.${process.pid}.${registered}@example.com`,
    phone: '07700 900321',
    password,
    ...given,
  };
}

async function read<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  // The gateway checks its own answers against the contract (ANSWER_CHECKS=throw in tst).
  return response.json() as Promise<T>;
}

/**
 * The gateway as the page's own session sees it: the cookies are the browser's. For what a test needs before it
 * begins, and for what must be true in the database after it.
 */
export function gatewayOf(context: BrowserContext, scope: string) {
  const { request } = context;
  let recoveryCodes: string[] = [];
  let usedRecoveryCodes = 0;

  async function write(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<APIResponse> {
    const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
    if ((await tokenOf()) === undefined) await request.get('/v1/csrf');
    return request.fetch(path, {
      method,
      data,
      headers: { 'x-xsrf-token': decodeURIComponent((await tokenOf()) ?? '') },
    });
  }
  const get = async <T>(path: string, params: Record<string, string> = {}): Promise<T> =>
    read<T>(await request.get(path, { params }));

  return {
    async register(given: Partial<NewMember> = {}): Promise<NewMember> {
      const member = newMember(given);
      const { firstName, lastName, email, phone } = member;
      const body = { firstName, lastName, email, phone, password: member.password, birthDate };
      await read(await write('POST', '/auth-api/v1/register', body));
      return member;
    },

    /** Logs a demonstration member in, without the log-in page. */
    async logIn(id: SentinelId): Promise<void> {
      const { value: email, also } = sentinel(id);
      await read(await write('POST', '/auth-api/v1/login', { email, password: also?.password }));
    },

    /** The member's second factor is on; once is as good as twice. */
    async switchSecondFactorOn(): Promise<void> {
      if (recoveryCodes.length > 0) return;
      const own = '/member-api/v1/members/me/second-factor';
      const setUp = await read<Schemas['SecondFactorSetUp']>(await write('POST', `${own}/set-ups`, { password }));
      const factorCode = totpCodeAt(setUp.key, totpStepOf(new Date()));
      ({ recoveryCodes } = await read<Schemas['RecoveryCodes']>(await write('PUT', own, { factorCode })));
    },
    /** Each of them works once. */
    nextRecoveryCode: (): string => recoveryCodes[usedRecoveryCodes++] ?? '',

    /** One of this in the basket of whoever is here. */
    async fillBasket(sku: string): Promise<void> {
      await read(await write('PUT', `/shop/v1/basket/items/${sku}`, { quantity: 1 }));
    },

    /** A session in which one phone is paid for, at once and in full, as the check-out would have begun it. */
    async payForPhone(): Promise<Schemas['PaymentSession']> {
      const { offers } = await get<Schemas['Phone']>('/shop/v1/phones/google-pixel-10');
      // What many tests buy sells out: any of those of which there are still more than a few.
      const many = offers.filter(({ product, piecesLeft }) => product.inStock && piecesLeft === null);
      await this.fillBasket(many[Math.floor(Math.random() * many.length)]?.product.sku ?? '');
      const { pieces, deliveryDays, summary } = await get<Schemas['Checkout']>('/shop/v1/checkout');
      const order = await read<Schemas['ShopOrder']>(
        await write('PUT', '/shop/v1/orders/unpaid', {
          contact: { firstName: 'Wren', lastName: 'Fairweather', phoneNumber: '07700 900321' },
          address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
          deliveryDay: deliveryDays[0],
          pieces: pieces.map((piece) => ({ sku: piece.sku, simType: 'none' })),
          totalInPence: summary.total,
        }),
      );
      return read(await write('POST', '/payments/v1/sessions', { purpose: 'PHONE_ORDER', shopOrderId: order.id }));
    },

    /** Registers somebody and leaves the browser logged out. */
    async registerElsewhere(given: Partial<NewMember> = {}): Promise<NewMember> {
      const member = await this.register(given);
      await this.endEverySession();
      return member;
    },

    /**
     * A plan for a home, chosen and customised, as the member would have made it. The journey of a page in the middle
     * goes on from there.
     */
    async draftPlan(id: SentinelId, home = homeOf(id)): Promise<Schemas['Plan']> {
      const found = await get<Schemas['AddressCheckResult']>('/broadband/v2/postcode-checker/address/search', home);
      const products = await get<Schemas['Product'][]>('/broadband/v1/products');
      const productId = products[0]?.productId ?? '';
      const plan = await read<Schemas['Plan']>(
        await write('POST', '/broadband/v1/plans', { productId, nccTransactionId: found.transactionId }),
      );
      const customisation = { productId, meshWifi: true, connectionDate: plan.earliestActivationDate };
      return read(await write('PUT', `/broadband/v1/plans/${plan.id}/customisation`, customisation));
    },

    /** An order for a test home, with the nth free day of each of its visits; `lastName`: whom the engineers ask for. */
    async placeOrder(id: SentinelId, lastName = 'Fairweather', nth = 0): Promise<Schemas['CreatedOrder']> {
      const { id: planId } = await this.draftPlan(id, homeOf(id, houseOfOrders));
      const of = `/broadband/v1/plans/${planId}`;
      const installation = await read<Schemas['Installation']>(await write('POST', `${of}/installations`, {}));
      const contact = { firstName: 'Wren', lastName, phone: '07700 900321' };
      for (const visit of [installation.preworkAppointment, installation.inhomeAppointment]) {
        if (!visit) continue;
        const free = await get<Schemas['Availability']>(`/broadband/v1/appointments/${visit.id}/availabilities`);
        const day = free.groupedAvailableAppointments?.[nth];
        const [time] = day?.timeSlots ?? [];
        await read(
          await write('PATCH', `/broadband/v2/appointments/${visit.id}`, {
            appointmentId: visit.id,
            date: day?.date,
            slot: time?.slot,
            formattedSlot: time?.formattedArrivalTime,
            contactFirstName: contact.firstName,
            contactLastName: contact.lastName,
            contactPhoneNumber: contact.phone,
          }),
        );
      }
      const contactDetails = { firstName: contact.firstName, lastName, primaryPhoneNumber: contact.phone };
      await read(await write('POST', `${of}/appointments/reservation`, { contactDetails }));
      await read(await write('POST', `${of}/pre-contracts`, {}));
      return read(await write('POST', '/broadband/v1/orders', { planId, contractAccepted: true }));
    },
    /** An order as its page reads it. */
    async memberOrder(orderId: string): Promise<Schemas['MemberOrder']> {
      const { id } = await get<Schemas['Member']>('/member-api/v1/members/me');
      return get(`/broadband/v1/members/${id}/orders/${orderId}`);
    },

    /**
     * Of a visit: its member asks for an earlier date or does no more, one is offered to them, which may be a place that
     * somebody has given up in the same moment, or its time runs out.
     */
    async earlierDate(visitId: string, what: 'asked' | 'waived' | 'offered' | 'over'): Promise<void> {
      const tool = `/test-tools/v1/earlier-dates/${visitId}`;
      const own = () =>
        write(what === 'asked' ? 'PUT' : 'DELETE', `/broadband/v1/appointments/${visitId}/earlier-date`);
      const does = { asked: own, waived: own, offered: () => request.post(tool), over: () => request.delete(tool) };
      expect([201, 204, ...(what === 'offered' ? [409] : [])]).toContain((await does[what]()).status());
    },

    /** An order that is placed goes live within a month, and has at least so many bills after its first. Ends every session. */
    async liveForMonths(months: number): Promise<void> {
      // Each bill asks for the next one, so that a long leap makes them all.
      await this.moveClock({ advanceDays: 31 });
      await this.moveClock({ advanceDays: months * 31 });
    },

    /** A session in which a card is checked, so that it can be kept. */
    checkCard: async (): Promise<Schemas['PaymentSession']> =>
      read(await write('POST', '/payments/v1/sessions', { purpose: 'KEPT_CARD' })),
    paymentSession: (id: string): Promise<Schemas['PaymentSession']> => get(`/payments/v1/sessions/${id}`),
    submitPayment: async (id: string, details: Schemas['PaymentDetails']): Promise<Schemas['PaymentSession']> =>
      read(await write('POST', `/payments/v1/sessions/${id}/details`, details)),
    /** Saves the plan's journey for later. */
    saveJourney: async (planId: string): Promise<Schemas['SavedJourneyTicket']> =>
      read(await write('POST', '/broadband/v1/saved-journeys', { planId, step: 'customise-plan' })),

    orders: () => get<Schemas['OrderListItem'][]>('/broadband/v1/orders'),
    order: (id: string) => get<Schemas['Order']>(`/broadband/v1/orders/${id}`),
    plan: (id: string) => get<Schemas['Plan']>(`/broadband/v1/plans/${id}`),
    installation: (planId: string) => get<Schemas['Installation']>(`/broadband/v2/plans/${planId}/installations`),

    /** The switch of a plan; fails where there is none. */
    async switchOf(planId: string): Promise<Schemas['Switch']> {
      const { switchId } = await this.plan(planId);
      return get(`/broadband/v1/switches/${switchId}`);
    },
    matchResult: (switchId: string) => get<Schemas['SwitchStatus']>(`/broadband/v1/switches/${switchId}/match-result`),
    /** Where the switch of the member's draft stands. */
    async currentMatch(): Promise<Schemas['SwitchStatus']> {
      const { plan } = await get<Schemas['SavedJourney']>('/broadband/v1/saved-journeys/current');
      return this.matchResult(plan.switchId ?? '');
    },

    /** What was sent to somebody, the newest first. */
    outbox: (to: string) => get<{ subject: string; body: string }[]>('/test-tools/v1/outbox', { to }),

    /** The link to a new password that somebody was sent last; waits until it is sent. */
    async newestResetLink(to: string): Promise<string> {
      let link: string | undefined;
      await expect(async () => {
        const [body] = (await this.outbox(to)).map((mail) => /\S+\/auth\/reset-password\?\S+/.exec(mail.body)?.[0]);
        link = body;
        expect(link, `a link to a new password for ${to}`).toBeDefined();
      }).toPass();
      return link ?? '';
    },

    /** Asks for a link to a new password, as the page would, and reads it in the e-mail. */
    async resetLink(to: string): Promise<string> {
      const answer = await write('POST', '/auth-api/v1/password-resets', { email: to });
      expect(answer.status()).toBe(204);
      return this.newestResetLink(to);
    },

    /** Has the member who is logged in ask for another email address, as their profile would, and reads the link sent there. */
    async emailLink(email: string): Promise<string> {
      await read(await write('POST', '/member-api/v1/members/me/email-change', { email, password }));
      const [mail] = await this.outbox(email);
      return /\S+\/auth\/confirm-email\?\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    },

    async fault(fault: Fault): Promise<void> {
      await read(await request.post('/test-tools/v1/faults', { data: { ...fault, scope } }));
    },
    async endFaults(): Promise<void> {
      await request.delete('/test-tools/v1/faults', { params: { scope } });
    },

    /** What is due within ten seconds is done now, at partners, too: nobody has to wait for an answer or a repeat. */
    async hurry(): Promise<void> {
      await read(await request.post('/test-tools/v1/jobs/drain', { data: { aheadMs: 10_000 } }));
    },

    /** Moves the clock of the whole gateway: only for tests with a gateway of their own. */
    async moveClock(
      move: { advanceDays: number } | { advanceMs: number } | { set: string } | { reset: true },
    ): Promise<void> {
      await read(await request.post('/test-tools/v1/clock', { data: move }));
    },

    /** A card that nobody has used, switched on for the member. Moves the clock. */
    async switchSimOn(): Promise<void> {
      const simNumber = iccidOf('works', Date.now() % 1_000_000_000);
      await read(await write('POST', '/sim/v1/activations', { simNumber }));
      await this.hurry();
      await this.moveClock({ advanceMs: 3 * 60_000 });
    },

    /** As a browser that has never been here; what was said about cookies stays said. */
    endEverySession: () => context.clearCookies({ name: /^(?!consent$)/ }),

    /** The session ends as it would after half an hour without use. */
    endSession: () => context.clearCookies({ name: 'sid' }),
  };
}

export type GatewaySession = ReturnType<typeof gatewayOf>;
