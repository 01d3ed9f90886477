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
};

const name: Repair = { group: 'details', fields: ['lastName'], wantsChange: true };
const account: Repair = { group: 'details', fields: ['accountNumber'], wantsChange: true };
const accountNeeded: Repair = { ...account, needsAccountNumber: true };
const address: Repair = { group: 'address', fields: ['accountNumber'], wantsChange: true };
const otherProvider: Repair = { group: 'otherProvider', fields: [], wantsChange: true };
const wait: Repair = { group: 'wait', fields: [], wantsChange: false };
const startAgain: Repair = { group: 'startAgain', fields: [], wantsChange: false };
const later: Repair = { group: 'retryLater', fields: [], wantsChange: false };
const notUnderstood: Repair = { group: 'notUnderstood', fields: [], wantsChange: false };

/**
 * The industry's fault codes of One Touch Switch, and what puts each right.
 * 11xx match, 12xx order, 13xx change of date, 14xx start, 15xx cancellation, 90xx delivery.
 */
export const repairs: Readonly<Record<Wire<'KnownFaultCode'>, Repair>> = {
  '1101': address,
  '1102': name,
  '1103': account,
  '1104': account,
  '1105': account,
  '1106': address,
  '1107': otherProvider,
  '1108': name,
  '1109': accountNeeded,
  '1110': accountNeeded,
  '1111': wait,
  '1112': later,
  '1113': account,
  '1114': address,
  '1115': { ...address, needsAccountNumber: true },
  '1116': otherProvider,
  '1117': notUnderstood,
  '1118': notUnderstood,
  '1119': otherProvider,
  '1120': otherProvider,
  '1121': { ...name, fields: ['lastName', 'accountNumber'] },
  '1122': { ...accountNeeded, fields: ['accountNumber', 'lastName'] },
  '1201': startAgain,
  '1202': startAgain,
  '1203': notUnderstood,
  '1204': notUnderstood,
  '1205': startAgain,
  '1211': wait,
  '1212': otherProvider,
  '1213': wait,
  '1214': wait,
  '1215': wait,
  '1301': notUnderstood,
  '1302': startAgain,
  '1303': notUnderstood,
  '1304': notUnderstood,
  '1305': startAgain,
  '1306': notUnderstood,
  '1401': notUnderstood,
  '1402': startAgain,
  '1403': notUnderstood,
  '1404': notUnderstood,
  '1405': startAgain,
  '1406': notUnderstood,
  '1501': notUnderstood,
  '1502': startAgain,
  '1504': notUnderstood,
  '1505': startAgain,
  '1506': notUnderstood,
  '9000': later,
  '9001': otherProvider,
  '9002': later,
  '9003': later,
  '9005': later,
  '9006': later,
  '9007': later,
  '9008': later,
  '9012': later,
  '9013': later,
  '9014': later,
  '9015': later,
  '9016': later,
};

/** The repair for a fault code; one with all ways on for a code that nobody has told us of. */
export const repairOf = (code: string): Repair =>
  Object.hasOwn(repairs, code) ? repairs[code as keyof typeof repairs] : notUnderstood;
