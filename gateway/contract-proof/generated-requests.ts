import * as fc from 'fast-check';
import { productIds } from '../testing/customer.ts';
import { iccidOf } from '../../openapi/partners/mobile-network/test-data.ts';
import { simPlans } from '../domains/sim-plans/sim-plans.catalogue.ts';
import { resultOf } from '../testing/switches.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { valuesOf, wildBodies, wildText, type Hints } from './arbitraries.ts';
import { bodySchema, type Served } from './contract-operations.ts';
import { newTransaction, password, type Customer } from './journeys.ts';

/** A request as it is generated: nothing of it is encoded yet. */
export interface Given {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
  /** Undefined sends none. */
  body: unknown;
  signed: boolean;
}

/** Under which names this customer's things are known, with what else the gateway knows. */
export async function hintsOf(customer: Customer): Promise<Hints> {
  const { memberId, email, open, ordered, failedSwitchId, bannerId, billId, pauseId, faultId, sessionId } = customer;
  const home = sentinel('visits-none');
  const matched = await resultOf(customer.browser, open.switchId);
  return {
    memberId: [memberId],
    planId: [open.planId, ordered.planId, simPlans[2]?.id ?? ''],
    installationId: [open.installationId, ordered.installationId],
    appointmentId: [open.appointmentId, ordered.appointmentId],
    orderId: [ordered.orderId, ordered.orderKey],
    appointmentKey: [ordered.appointmentId],
    docId: [open.docId, ordered.docId],
    code: [open.code, ordered.code],
    switchId: [open.switchId, failedSwitchId],
    bannerId: [bannerId],
    billId: [billId],
    paymentSessionId: [customer.paymentSessionId],
    sessionResult: [customer.providerResult],
    cardId: [customer.cardId],
    shopOrderId: [customer.shopOrderId],
    returnId: [customer.returnId],
    simId: [customer.simId],
    moveId: [customer.moveId],
    simNumber: [iccidOf('works', 2), iccidOf('active', 900_960), iccidOf('stolen', 1)],
    iccid: [iccidOf('active', 900_951)],
    topUpId: [customer.topUpId],
    simPlanPurchaseId: [customer.simPlanPurchaseId],
    endsPlanId: [customer.simPlanPurchaseId],
    priceInPence: [1_000],
    amountInPence: [500, 2_000, 10_000],
    number: [sentinel('voucher-works').value, sentinel('voucher-used').value],
    pieceIds: [customer.pieceId],
    pieceId: [customer.pieceId],
    dateOfBirth: ['1990-03-27'],
    deliveryDay: ['2026-11-24', '2026-12-08'],
    deliverOn: ['2026-11-24', '2026-12-08'],
    phoneNumber: ['07700 900107'],
    totalInPence: [79_900],
    pauseId: [pauseId],
    offerId: [customer.offerId],
    faultId: [faultId],
    sessionId: [sessionId],
    losingProviderId: ['RBRN'],
    plannedSwitchDate: ['2026-12-08'],
    reference: [matched.reference],
    productId: Object.values(productIds),
    nccTransactionId: [await newTransaction(customer.browser)],
    transactionId: [await newTransaction(customer.browser)],
    premiseId: ['prm-LK92NN-7'.toLowerCase()],
    postcode: [home.value, 'lk92nn'],
    streetNumber: ['7', '3'],
    uprn: ['990000000001'],
    text: ['LK9 2NN', '7 Ready Made Mews'],
    id: ['GB|LK|A|prm-lk92nn-7'],
    filter: ['most-popular'],
    slug: ['apple-iphone-16'],
    sku: ['google-pixel-10-pro-128-black-new'],
    quantity: [0, 1],
    email: [email],
    password: [password],
    birthDate: ['1988-04-12'],
    phone: ['07700 900101'],
    contactPhoneNumber: ['07700 900102'],
    primaryContactMobile: ['+447700900103'],
    alternativeContactMobile: ['01632 960104'],
    primaryPhoneNumber: ['07700 900105'],
    alternativePhoneNumber: ['07700 900106'],
    notificationType: ['ORDER_ACKNOWLEDGED', 'ORDER_COMMITTED', 'ORDER_DELAYED', 'APPOINTMENT_UPDATED'],
    contractAccepted: [true],
    date: ['2026-12-08', '2026-12-15'],
    appointmentDate: ['2026-12-08', '2026-12-16'],
    startDate: ['2026-12-08'],
    earliestArrivalTime: ['2026-12-08T08:00:00Z'],
    latestArrivalTime: ['2026-12-08T12:00:00Z'],
  };
}

type Parameter = Served['parameters'][number];
type Texts = fc.Arbitrary<Record<string, string>>;

/** A path cannot be empty, and `.` and `..` never leave a browser. */
const isPathPart = (value: string) => value.isWellFormed() && value !== '' && !/^\.{1,2}$/.test(value);
const isHeader = (value: string) => /^[\u0020-\u007E]*$/.test(value);

function texts(parameters: Parameter[], make: (parameter: Parameter) => fc.Arbitrary<unknown>): Texts {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const fields = parameters.map((parameter) => [parameter.name, make(parameter).map(String)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Requests that the contract allows, or almost; `hints` are what the gateway knows. */
export function requestsTo(operation: Served, kind: 'valid' | 'wild', hints: Hints): fc.Arbitrary<Given> {
  const at = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const make = ({ name, schema }: Parameter) =>
    kind === 'valid' ? valuesOf(schema, hints, name) : wildText(name, hints);
  const fitting = (place: string, fits: (value: string) => boolean) =>
    texts(at(place), (parameter) => make(parameter).map(String).filter(fits));
  const schema = operation.body && bodySchema(operation);
  const bodies =
    schema === undefined
      ? fc.constant(undefined)
      : kind === 'valid'
        ? valuesOf(schema, hints)
        : wildBodies(schema, hints);
  const extra =
    kind === 'valid'
      ? fc.constant({})
      : fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 2 });
  return fc
    .tuple(
      fitting('path', isPathPart),
      fitting('query', () => true),
      extra,
      fitting('header', isHeader),
      bodies,
      fc.boolean(),
    )
    .map(([path, query, more, header, body, signed]) => ({ path, query: { ...more, ...query }, header, body, signed }));
}
