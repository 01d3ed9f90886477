/** Who the two sides are to each other in dev and tst. Elsewhere each gives the other credentials of its own. */
export const developmentClients = {
  gatewayAtHub: { id: 'gateway', secret: 'the-gateway-at-the-hub-in-development-only' },
  hubAtGateway: { id: 'switching-hub', secret: 'the-hub-at-the-gateway-in-development-only' },
} as const;

/** The account number of a sentinel's household, unless the table names another. */
export const HOUSEHOLD_ACCOUNT = '100200300';

/** The only provider of the households that are customers of one provider and of no other. */
export const ONLY_PROVIDER = 'RWRN';

function customer<const Id extends string>(
  id: Id,
  value: string,
  outcome: string,
  { rows = ['SW-07'], accountNumber }: { rows?: string[]; accountNumber?: string } = {},
) {
  return {
    id,
    kind: 'switch-surname' as const,
    value,
    ...(accountNumber === undefined ? {} : { also: { accountNumber } }),
    outcome,
    rows,
  };
}

const failure = (code: string, repair: string) => `${code}; ${repair}`;

function later<const Code extends string>(code: Code, outcome: string) {
  return {
    id: `switch-${code}` as const,
    kind: 'switch-account' as const,
    value: `999000${code}`,
    outcome,
    rows: ['SW-09'],
  };
}

/** The order of the switch does not reach the losing provider. */
function lostOrder<const Code extends string>(code: Code, outcome: string) {
  return { ...later(code, outcome), id: `switch-order-${code}` as const };
}

const onOrder = 'matched; the switch order is refused, which the order summary and an e-mail tell';
const notDelivered = 'matched; the switch order is lost, and its repeats are; told after 71 minutes';
const onUpdate = 'matched and ordered; a new date is refused, which the order summary and an e-mail tell';
const onTrigger = 'matched and ordered; the start on the Go Live date is refused';
const onCancellation = 'matched and ordered; the cancellation is refused';

/**
 * The test data that the stand-in of the hub publishes, as payment providers publish test cards.
 *
 * What the losing provider answers. Surnames and account numbers work at every home and with every provider. */
export const switchSentinels = [
  customer('switch-matched', 'Archer', 'matched, with and without the account number', {
    rows: ['SW-05', 'SW-10'],
    accountNumber: HOUSEHOLD_ACCOUNT,
  }),
  customer('switch-landline', 'Bellamy', 'matched with a second offer: keep the linked landline, or let it go'),
  customer('switch-landline-ends', 'Bellringer', 'matched; the landline ends with the broadband, there is no choice'),
  customer('switch-by-post', 'Penfold', 'matched; the losing provider writes by post, so there is no masked address', {
    rows: ['SW-09'],
  }),
  // Every fault code of the match. A household answers otherwise once the repair was made.
  customer('switch-1101', 'Halfacre', failure('1101', 'house number 1 of the same postcode is matched')),
  customer('switch-1102', 'Blank', failure('1102', 'the bill payer is Blanchard, who is matched')),
  customer('switch-1103', 'Ledger', failure('1103', `matched without the number, and with ${HOUSEHOLD_ACCOUNT}`), {
    accountNumber: '404404404',
  }),
  customer('switch-1104', 'Former', failure('1104', `matched without the number, and with ${HOUSEHOLD_ACCOUNT}`), {
    accountNumber: '100200400',
  }),
  customer('switch-1105', 'Handset', failure('1105', `matched without the number, and with ${HOUSEHOLD_ACCOUNT}`), {
    accountNumber: '105105105',
  }),
  customer('switch-1106', 'Nomad', failure('1106', 'house number 1 of the same postcode is matched')),
  customer('switch-1107', 'Vacant', failure('1107', `matched with provider ${ONLY_PROVIDER}, Wrenline Broadband`)),
  customer('switch-1108', 'Maiden', failure('1108', 'the bill payer is Mariner, who is matched')),
  customer('switch-1109', 'Gemini', failure('1109', `matched with account number ${HOUSEHOLD_ACCOUNT}`)),
  customer('switch-1110', 'Doubleday', failure('1110', `matched with account number ${HOUSEHOLD_ACCOUNT}`)),
  customer('switch-1111', 'Underway', failure('1111', 'matched when it is tried again')),
  customer('switch-1112', 'Muddle', failure('1112 after two repeats of our own', 'matched when it is tried again')),
  customer('switch-1113', 'Figures', failure('1113', `matched without the number, and with ${HOUSEHOLD_ACCOUNT}`), {
    accountNumber: '12-NO',
  }),
  customer('switch-1114', 'Removal', failure('1114', 'house number 1 of the same postcode is matched'), {
    accountNumber: HOUSEHOLD_ACCOUNT,
  }),
  customer('switch-1115', 'Nearby', failure('1115', `matched with account number ${HOUSEHOLD_ACCOUNT}`)),
  customer('switch-1116', 'Dialtone', failure('1116', `matched with provider ${ONLY_PROVIDER}, Wrenline Broadband`)),
  customer('switch-1117', 'Bundle', failure('1117', 'matched when it is tried again')),
  customer('switch-1118', 'Porter', failure('1118', 'matched when it is tried again')),
  customer('switch-1119', 'Telly', failure('1119', `matched with provider ${ONLY_PROVIDER}, Wrenline Broadband`)),
  customer('switch-1120', 'Ringer', failure('1120', `matched with provider ${ONLY_PROVIDER}, Wrenline Broadband`)),
  customer('switch-1121', 'Nearmiss', failure('1121', 'the bill payer is Nearhand, who is matched with this number'), {
    accountNumber: HOUSEHOLD_ACCOUNT,
  }),
  customer('switch-1122', 'Cable', failure('1122', `matched with account number ${HOUSEHOLD_ACCOUNT}`)),
  customer(
    'switch-unknown-fault',
    'Novel',
    '1199, a fault that the site does not know; matched when it is tried again',
  ),
  customer('switch-unknown-state', 'Limbo', 'the state under_review, which the site does not know', {
    rows: ['SW-09'],
  }),
  // Messages that are late, lost or doubled.
  customer('switch-no-answer', 'Silence', 'no answer; after an hour 9008'),
  customer('switch-late-answer', 'Tardy', 'matched after 45 seconds, when polling has ended', {
    rows: ['SW-06', 'SW-07'],
  }),
  customer('switch-echo', 'Echo', 'matched; the answer comes twice, and a contrary one after it'),
  customer('switch-9005', 'Noroute', failure('9005 after two repeats of our own', 'matched when it is tried again')),
  customer('switch-9006', 'Garble', failure('9006 after two repeats of our own', 'matched when it is tried again')),
  customer('switch-9007', 'Refusal', failure('9007 after two repeats of our own', 'matched when it is tried again')),
  customer('switch-9008', 'Timeout', failure('9008 after two repeats of our own', 'matched when it is tried again')),
  customer('switch-delivered-late', 'Bounce', 'the first message is not delivered, our repeat is: matched'),
  // After the broadband order. The account number is that of whoever names it.
  later('1201', onOrder),
  later('1202', onOrder),
  later('1203', onOrder),
  later('1204', onOrder),
  later('1205', onOrder),
  later('1211', onOrder),
  later('1212', onOrder),
  later('1213', onOrder),
  later('1214', onOrder),
  later('1215', onOrder),
  lostOrder('9001', 'matched; the switch order is refused at once: the provider no longer takes part'),
  lostOrder('9005', notDelivered),
  lostOrder('9006', notDelivered),
  lostOrder('9007', notDelivered),
  lostOrder('9008', notDelivered),
  later('1301', onUpdate),
  later('1302', onUpdate),
  later('1303', onUpdate),
  later('1304', onUpdate),
  later('1305', onUpdate),
  later('1306', onUpdate),
  later('1401', onTrigger),
  later('1402', onTrigger),
  later('1403', onTrigger),
  later('1404', onTrigger),
  later('1405', onTrigger),
  later('1406', onTrigger),
  later('1501', onCancellation),
  later('1502', onCancellation),
  later('1504', onCancellation),
  later('1505', onCancellation),
  later('1506', onCancellation),
  {
    id: 'switch-provider-suspended',
    kind: 'switch-provider',
    value: 'RQUT',
    outcome: 'Quietwater Telecom is suspended: not on the list, and refused with provider.suspended',
    rows: ['SW-02'],
  },
] as const;

export type SwitchSentinelId = (typeof switchSentinels)[number]['id'];

/** The surname, account number or provider that brings an outcome about. */
export function switchSentinel(id: SwitchSentinelId): string {
  const found = switchSentinels.find((each) => each.id === id);
  if (!found) throw new Error(`There is no test data called ${id}`);
  return found.value;
}
