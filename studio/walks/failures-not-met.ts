/** Why no customer can meet a failure of a call in a browser. Machine tests have each of them end in words all the same. */

/** A failure's name: the machine, the call, and what it rejects with. */
export const failureName = (machine: string, call: string, name: string): string => `${machine} · ${call} · ${name}`;

const children = [
  'orderBroadband · addressCheck',
  'orderBroadband · choosePlan',
  'orderBroadband · registerInterest',
  'orderBroadband · switchProvider',
  'orderBroadband · bookInstall',
  'orderBroadband · reviewOrder',
  'orderBroadband · matchWatch',
  'orderBroadband · customisePlan',
  'switchProvider · matchWatch',
].map((call) => `${call} · mistake of ours`);

const busyChildren = [
  'bookInstall · choosePair · 503 unavailable',
  'bookInstall · selectAppointment · 503 unavailable',
];

const askedChildren = ['manageOrder · selectAppointment · no answer', 'reportFault · selectAppointment · no answer'];

const ledOn = [
  'readBills · leadOn',
  'pay · leadOn',
  'choosePaymentMethod · leadOn',
  'topUp · leadOn',
  'findPlan · leadOn',
  'checkOut · leadOn',
  'followCredit · leadOn',
  'buySimPlan · leadOn',
  'lookUpCharges · goToCountry',
].map((call) => `${call} · no answer`);

const because = (names: readonly string[], reason: string) => names.map((name) => [name, reason] as const);

/** By the failure, the reason. The gate fails when a model does not have one of them any more. */
export const failuresNotMet: ReadonlyMap<string, string> = new Map([
  ...because(
    [...children, ...busyChildren, ...askedChildren],
    'a child machine breaks by a mistake of ours only: every failure of its calls is a state of its own',
  ),
  ...because(ledOn, 'goes from page to page on this site, which asks nobody and can fail by a mistake of ours only'),
  ...because(
    ['selectAppointment · loadBlock · 400 invalid.request'],
    'the page asks for months that have dates, and the gateway refuses others only',
  ),
  ...because(
    ['pay · leaveForRedirect · no answer'],
    'the frame is heard only with an address of the provider’s own, which can always be left for',
  ),
]);
