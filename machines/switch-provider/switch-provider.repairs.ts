import type { Wire } from '../shared/wire.ts';
import type { SwitchDetails } from './switch-provider.types.ts';

/** What helps: each group is a state of the machine, or a way into its form. */
export type RepairGroup =
  | 'details'
  | 'address'
  | 'otherProvider'
  | 'wait'
  | 'retryLater'
  | 'startAgain'
  | 'notUnderstood';

export type Repair = {
  group: RepairGroup;
  /** The fields that most likely differ from the bill, the first one first. */
  fields: readonly (keyof SwitchDetails)[];
  /** The same request would get the same answer. */
  wantsChange: boolean;
  /** Without an account number the same answer would come again. */
  needsAccountNumber?: true;
  /** What did not match, in the customer's words. */
  says: (provider: string) => string;
};

type Words = Repair['says'];

const name = (says: Words): Repair => ({ group: 'details', fields: ['lastName'], wantsChange: true, says });
const account = (says: Words): Repair => ({ group: 'details', fields: ['accountNumber'], wantsChange: true, says });
const accountNeeded = (says: Words): Repair => ({ ...account(says), needsAccountNumber: true });
const address = (says: Words): Repair => ({ group: 'address', fields: ['accountNumber'], wantsChange: true, says });
const otherProvider = (says: Words): Repair => ({ group: 'otherProvider', fields: [], wantsChange: true, says });
const wait = (says: Words): Repair => ({ group: 'wait', fields: [], wantsChange: false, says });
const startAgain = (says: Words): Repair => ({ group: 'startAgain', fields: [], wantsChange: false, says });
const later = (says: Words): Repair => ({ group: 'retryLater', fields: [], wantsChange: false, says });
const notUnderstood = (says: Words): Repair => ({ group: 'notUnderstood', fields: [], wantsChange: false, says });

const notDelivered: Words = (provider) => `Our message didn’t get through to ${provider}.`;
const askedWrongly: Words = (provider) => `${provider} couldn’t process our request.`;

/**
 * The industry's fault codes of One Touch Switch, what each means to a customer, and what puts it right.
 * 11xx match, 12xx order, 13xx change of date, 14xx start, 15xx cancellation, 90xx delivery.
 */
export const repairs: Readonly<Record<Wire<'KnownFaultCode'>, Repair>> = {
  '1101': address((provider) => `${provider} needs a fuller address than the one we sent.`),
  '1102': name((provider) => `${provider} didn’t get a last name.`),
  '1103': account((provider) => `${provider} has no account with that number.`),
  '1104': account((provider) => `The account with that number is closed. You may have a newer one with ${provider}.`),
  '1105': account((provider) => `${provider} has that account, but not the service we asked about on it.`),
  '1106': address((provider) => `${provider} doesn’t recognise that address.`),
  '1107': otherProvider((provider) => `${provider} has no customer at that address.`),
  '1108': name((provider) => `${provider} has a customer at your address, but under another last name.`),
  '1109': accountNeeded((provider) => `${provider} has more than one customer of that name at your address.`),
  '1110': accountNeeded((provider) => `${provider} has more than one broadband service at your address.`),
  '1111': wait((provider) => `${provider} says this service is already being switched.`),
  '1112': later((provider) => `${provider} has a problem with its own records.`),
  '1113': account((provider) => `That doesn’t look like a ${provider} account number.`),
  '1114': address((provider) => `${provider} has your account, but at another address.`),
  '1115': {
    ...address((provider) => `${provider} has your name, but at another address, and has no account number to check.`),
    needsAccountNumber: true,
  },
  '1116': otherProvider((provider) => `${provider} doesn’t have the service that we asked about.`),
  '1117': notUnderstood(askedWrongly),
  '1118': notUnderstood(askedWrongly),
  '1119': otherProvider((provider) => `${provider} has your account, but no broadband on it.`),
  '1120': otherProvider((provider) => `${provider} has you as a customer, but not with the service we asked about.`),
  '1121': {
    ...name((provider) => `${provider} has another last name there, and an address that is only close to yours.`),
    fields: ['lastName', 'accountNumber'],
  },
  '1122': {
    ...accountNeeded((provider) => `${provider} has another last name there, and has no account number to check.`),
    fields: ['accountNumber', 'lastName'],
  },

  '1201': startAgain(() => 'Your One Touch Switch reference is no longer recognised.'),
  '1202': startAgain(() => 'Your One Touch Switch reference has run out. It lasts 31 days.'),
  '1203': notUnderstood(() => 'The day of your switch couldn’t be used.'),
  '1204': notUnderstood(() => 'This switch is already complete.'),
  '1205': startAgain(() => 'This switch was cancelled.'),
  '1211': wait((provider) => `${provider} says this service is already being switched.`),
  '1212': otherProvider((provider) => `The services you asked to end are no longer active with ${provider}.`),
  '1213': wait(() => 'An order with this One Touch Switch reference is already under way.'),
  '1214': wait((provider) => `${provider} is already ending this service, and can no longer stop that.`),
  '1215': wait((provider) => `${provider} is changing this service at the moment, and can no longer stop that.`),

  '1301': notUnderstood(askedWrongly),
  '1302': startAgain(() => 'Your One Touch Switch reference is no longer available.'),
  '1303': notUnderstood(() => 'The new day of your switch couldn’t be used.'),
  '1304': notUnderstood(() => 'This switch is already complete.'),
  '1305': startAgain(() => 'This switch was cancelled.'),
  '1306': notUnderstood(askedWrongly),
  '1401': notUnderstood(askedWrongly),
  '1402': startAgain(() => 'Your One Touch Switch reference is no longer available.'),
  '1403': notUnderstood(() => 'The day on which your service started couldn’t be used.'),
  '1404': notUnderstood(() => 'This switch is already complete.'),
  '1405': startAgain(() => 'This switch was cancelled.'),
  '1406': notUnderstood(askedWrongly),
  '1501': notUnderstood(askedWrongly),
  '1502': startAgain(() => 'Your One Touch Switch reference is no longer available.'),
  '1504': notUnderstood(() => 'This switch is already complete.'),
  '1505': startAgain(() => 'This switch was cancelled.'),
  '1506': notUnderstood(askedWrongly),

  '9000': later(notDelivered),
  '9001': otherProvider((provider) => `${provider} isn’t taking part in One Touch Switch at the moment.`),
  '9002': later(notDelivered),
  '9003': later(notDelivered),
  '9005': later(notDelivered),
  '9006': later(notDelivered),
  '9007': later(notDelivered),
  '9008': later((provider) => `${provider} didn’t answer in time.`),
  '9012': later(notDelivered),
  '9013': later(notDelivered),
  '9014': later(notDelivered),
  '9015': later(notDelivered),
  '9016': later(notDelivered),
};

const unknown: Repair = notUnderstood((provider) => `${provider} gave an answer that we don’t recognise.`);

/** The repair for a fault code; one with all ways on for a code that nobody has told us of. */
export const repairOf = (code: string): Repair =>
  Object.hasOwn(repairs, code) ? repairs[code as keyof typeof repairs] : unknown;
