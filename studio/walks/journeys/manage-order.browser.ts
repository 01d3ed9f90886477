import { details, inHomeId, outsideId } from '../../../machines/book-install/book-install.cases.ts';
import {
  accountGiven,
  facts,
  input,
  sortCodeForgotten,
  theOffer,
} from '../../../machines/manage-order/manage-order.cases.ts';
import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { isKept, isMovable } from '../../../machines/manage-order/manage-order.rules.ts';
import type {
  ManageOrderContext,
  MemberOrder,
  News,
  OrderVisit,
} from '../../../machines/manage-order/manage-order.types.ts';
import {
  asked,
  cancelling,
  closed,
  offered,
  onItsWay,
  owed,
  running,
  toRebook,
  unpaid,
} from '../../../machines/manage-order/orders.cases.ts';
import { browserJourney, type Act, type Hands, type Outcome } from '../runner/browser-journey.types.ts';
import {
  answers,
  inDialog,
  isBusy,
  leavesDates,
  newsAreDue,
  press,
  refuses,
  refusesItself,
  takesDate,
} from '../runner/outcomes.ts';

type Ends = Outcome<ManageOrderContext>;

const pageOf = (orderId: string): string => `/dashboard/orders/${orderId}`;

/** The order on the page. */
const shown = ({ page, gateway }: Hands): Promise<MemberOrder> =>
  gateway.memberOrder(new URL(page.url()).pathname.split('/').at(-1) ?? '');

type Change = (visit: OrderVisit, nth: number) => object;

/** What only time brings about is told by a rule of testers: the customer's own order, with other visits and earlier dates. */
const tell = async ({ gateway }: Hands, own: MemberOrder, answer: MemberOrder, change: Change) => {
  const { order, ...rest } = own;
  const appointments = order.appointments.map((visit, nth) => ({ ...visit, ...change(visit, nth) }));
  const earlierDates = answer.earlierDates.map((each, nth) => ({ ...each, appointmentId: appointments[nth]?.id }));
  const { cancellation } = answer;
  const body = { ...rest, cancellation, earlierDates, order: { ...order, appointments } };
  await gateway.fault({ operationId: 'getMemberOrder', body, times: 1 });
};

const told = (answer: MemberOrder, change: Change = () => ({})): Ends => ({
  answer,
  by: async (hands) => tell(hands, await shown(hands), answer, change),
});

/** An order of the customer that the network has ended late is told by a rule of testers, as only days bring it about. */
const neverLive = (operationId: 'getMemberOrder' | 'payOutCompensation', answer: MemberOrder): Ends => ({
  answer,
  by: async (hands) => {
    const { order, ...rest } = await shown(hands);
    const appointments = order.appointments.map((visit) => ({ ...visit, amendable: false }));
    const { cancellation, compensationInPence, payout } = answer;
    const { state, stateDescription } = answer.order;
    const body = { ...rest, cancellation, compensationInPence, payout };
    const ended = { ...order, appointments, state, stateDescription };
    await hands.gateway.fault({ operationId, body: { ...body, order: ended }, status: 200, times: 1 });
  },
});

const givesAccount =
  (sortCode: string): Act =>
  async ({ page, pages }) => {
    await page.getByLabel('Name of the account holder').fill(accountGiven.holderName);
    await page.getByLabel('Sort code').fill(sortCode);
    await page.getByLabel('Account number').fill(accountGiven.accountNumber);
    await pages.main.button(/^Pay me £/).click();
  };

/** The first time the page is read before there is an address to tell the order of. */
const isShown = ({ found }: ManageOrderContext): boolean => found !== null;

const isAtFirst = ({ found }: ManageOrderContext): boolean => found === null;

/** A cancelled order stays so. */
const isRunning = ({ found }: ManageOrderContext): boolean => found !== null && found.order.state !== 'CANCELLING';

/** What was told last says what the gateway has just done about an earlier date; nobody else does anything about it. */
const after =
  (...told: News[]) =>
  ({ news }: ManageOrderContext): boolean =>
    news !== null && told.includes(news);

const isOnList = after('earlierDateAsked', 'offerDeclined');
const isOffList = after('earlierDateWaived', 'offerAccepted', 'dateChanged');

const visitOf = async (hands: Hands): Promise<string> => (await shown(hands)).order.appointments[0]?.id ?? '';

/** As if in another tab; what was on offer has gone to the next who asked before the customer asks again. */
const leavesList: Act = async (hands) => {
  await hands.gateway.earlierDate(await visitOf(hands), 'waived');
  await hands.gateway.hurry();
};

const getsOffer: Act = async (hands) => {
  const visit = await visitOf(hands);
  await hands.gateway.earlierDate(visit, 'asked');
  await hands.gateway.earlierDate(visit, 'offered');
};

const saves =
  (phone: string): Act =>
  async ({ pages }) => {
    await pages.changingDetails.phone.fill(phone);
    await pages.changingDetails.confirm.click();
  };

const rebooks = told(toRebook, (_, nth) =>
  nth === 0 ? { rebookingRequired: true, stateDescription: 'Choose another date' } : {},
);

export const manageOrder = browserJourney<typeof manageOrderMachine>({
  name: 'manage-order',
  machine: manageOrderMachine,
  starts: {
    'a member with an order': {
      input,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      // Not on the first free days: others could give one of those up.
      open: async ({ page, gateway }) => page.goto(pageOf((await gateway.placeOrder('visits-both', undefined, 4)).id)),
    },
  },
  perform: {
    'dateChange.requested': [
      {
        event: { type: 'dateChange.requested', visitId: outsideId },
        does: press(/^(Change date|Choose another date) \(Outside/),
      },
    ],
    'otherDate.requested': press(/^Choose another date$/),
    'detailsChange.requested': [
      { event: { type: 'detailsChange.requested', visitId: inHomeId }, does: press(/^Change contact or notes \(Home/) },
    ],
    'details.submitted': [
      { event: { type: 'details.submitted', ...details }, does: saves(details.phone) },
      { event: { type: 'details.submitted', ...details, phone: '' }, does: saves('') },
    ],
    'details.closed': inDialog(/^Cancel$/),
    'details.resumed': press(/^Look at the details$/),
    'calendar.requested': [
      { event: { type: 'calendar.requested', visitId: inHomeId }, does: press(/^Add to calendar \(Home/) },
    ],
    'earlierDate.requested': [
      {
        event: { type: 'earlierDate.requested', visitId: outsideId },
        does: press(/^Tell me if an earlier date comes free \(Outside/),
      },
    ],
    'earlierDate.waived': [
      { event: { type: 'earlierDate.waived', visitId: outsideId }, does: press(/^Stop asking \(Outside/) },
    ],
    'offer.accepted': [{ event: { type: 'offer.accepted', ...theOffer }, does: press(/^Take this date$/) }],
    'offer.declined': [{ event: { type: 'offer.declined', ...theOffer }, does: press(/^Keep my date$/) }],
    'payout.submitted': [
      { event: accountGiven, does: givesAccount(accountGiven.sortCode) },
      { event: sortCodeForgotten, does: givesAccount('') },
    ],
    'cancellation.requested': press(/^(Cancel order|Withdraw from contract)$/),
    'cancellation.confirmed': inDialog(/^Yes, /),
    'cancellation.declined': inDialog(/^Keep my order$/),
    'order.requested': press(/^Back to your order$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadOrder: {
      ends: [
        answers(running, isAtFirst),
        answers(running, isOffList),
        {
          answer: running,
          when: (context) => isRunning(context) && !isOnList(context) && !isOffList(context),
          by: leavesList,
        },
        answers(asked, isOnList),
        {
          answer: offered,
          when: (context) => isRunning(context) && !isOffList(context) && !after('offerDeclined')(context),
          by: getsOffer,
        },
        rebooks,
        told(closed, () => ({ amendable: false })),
        { ...neverLive('getMemberOrder', owed), when: isShown },
        { ...neverLive('getMemberOrder', unpaid), when: isShown },
        refuses('getMemberOrder', 404, 'order.not-found'),
        isBusy('getMemberOrder'),
      ],
    },
    lookForNews: {
      ends: [{ ...rebooks, when: isRunning }, { ...told(offered), when: isRunning }, isBusy('getMemberOrder')],
    },
    findFirstDate: {
      ends: [
        answers('2026-02-10'),
        {
          answer: null,
          by: async (hands) => {
            const { order } = await shown(hands);
            const body = { ...(await hands.gateway.installation(order.plan.id)), preworkAppointment: null };
            await hands.gateway.fault({ operationId: 'getPlanInstallationV2', body, times: 1 });
          },
        },
        isBusy('getPlanInstallationV2'),
      ],
    },
    selectAppointment: { ends: [takesDate('2026-02-18', 2), leavesDates()] },
    moveVisit: {
      ends: [
        answers(),
        refuses('updateAppointment', 409, 'appointment.taken'),
        refuses('updateAppointment', 400, 'invalid.request'),
        refuses('updateAppointment', 409, 'appointment.too-late'),
        refuses('updateAppointment', 409, 'order.cancelling'),
        isBusy('updateAppointment'),
      ],
    },
    saveDetails: {
      ends: [
        answers(),
        refuses('updateAppointmentV2', 409, 'appointment.too-late'),
        refuses('updateAppointmentV2', 409, 'appointment.closed'),
        refuses('updateAppointmentV2', 409, 'order.cancelling'),
        isBusy('updateAppointmentV2'),
      ],
    },
    askForEarlierDate: {
      ends: [
        { answer: undefined, by: ({ gateway }) => gateway.hurry() },
        refuses('askForEarlierDate', 409, 'appointment.too-late'),
        refuses('askForEarlierDate', 409, 'order.cancelling'),
        refuses('askForEarlierDate', 409, 'earlier-date.none'),
        isBusy('askForEarlierDate'),
      ],
    },
    waiveEarlierDate: { ends: [answers(), isBusy('stopAskingForEarlierDate')] },
    acceptOffer: {
      ends: [
        answers(),
        {
          ...refusesItself(409, 'earlier-date.gone'),
          by: async (hands) => hands.gateway.earlierDate(await visitOf(hands), 'over'),
        },
        refuses('acceptEarlierDate', 409, 'appointment.too-late'),
        refuses('acceptEarlierDate', 409, 'order.cancelling'),
        isBusy('acceptEarlierDate'),
      ],
    },
    declineOffer: { ends: [answers(), isBusy('declineEarlierDate')] },
    makeCalendar: { ends: [answers(), isBusy('getVisitCalendar')] },
    payOut: {
      ends: [
        neverLive('payOutCompensation', onItsWay),
        refuses('payOutCompensation', 409, 'payout.nothing-owed'),
        isBusy('payOutCompensation'),
      ],
    },
    cancelOrder: {
      ends: [answers(cancelling), refuses('cancelOrder', 409, 'order.not-cancellable'), isBusy('cancelOrder')],
    },
  },
  delays: { newsDue: newsAreDue },
  facts: (context) => ({
    ...facts(context),
    visits: context.found?.order.appointments.map((visit) => [isMovable(visit), isKept(visit)]),
    // Whether the home visit could be earlier, too, hangs on what is free.
    earlier: facts(context).earlier?.slice(0, 1),
  }),
});
