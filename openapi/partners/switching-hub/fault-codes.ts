/** The industry's fault codes with its texts. What a customer reads is the site's. */
const faultTexts = {
  '1101': 'Missing or incomplete address',
  '1102': 'Name not provided',
  '1103': 'Account not found',
  '1104': 'Account found but is closed or historic',
  '1105': 'Account found but at least one serviceIdentifier not found on the account',
  '1106': 'Address not found',
  '1107': 'No customers found with service at that location',
  '1108': 'One or more customers found, but no match on surname',
  '1109': 'Multiple customers found matching on surname',
  '1110': 'Customer found, but multiple matching services at the same address',
  '1111': 'A switch is currently in progress',
  '1112': 'Data integrity issue detected by the losing provider',
  '1113': 'Account number format not valid',
  '1114': 'Address does not match despite two other strong points of contact, one of which is account number',
  '1115': 'Address does not match and no account number included despite two other strong points of contact',
  '1116': 'Service identifier not found',
  '1117': 'Services not included or invalid',
  '1118': 'No DN included as service identifier for an NBICS port or identify',
  '1119': 'Account found, but no IAS or NBICS services under it',
  '1120': 'Requested service not found against the matched customer, account or subscription',
  '1121': 'Name does not match and address is only a close match',
  '1122': 'Name does not match, address and service identifier match, but account number not included',
  '1201': 'Invalid or missing switch order reference',
  '1202': 'Switch order reference has expired',
  '1203': 'Invalid or missing planned switch date',
  '1204': 'Switch order is already completed',
  '1205': 'Switch order is already cancelled',
  '1211': 'A switch is currently in progress',
  '1212': 'All services to be ceased are no longer active',
  '1213': 'Switch order reference is already in use',
  '1214': 'An open cease order is past its point of no return',
  '1215': 'An open modify order is past its point of no return',
  '1301': 'Invalid or missing switch order reference',
  '1302': 'Switch order reference is no longer available',
  '1303': 'Invalid or missing planned switch date',
  '1304': 'Switch order is already completed',
  '1305': 'Switch order is already cancelled',
  '1306': 'Switch order was never raised',
  '1401': 'Invalid or missing switch order reference',
  '1402': 'Switch order reference is no longer available',
  '1403': 'Invalid or missing activation date',
  '1404': 'Switch order is already completed',
  '1405': 'Switch order is already cancelled',
  '1406': 'Switch order was never raised',
  '1501': 'Invalid or missing switch order reference',
  '1502': 'Switch order reference is no longer available',
  '1504': 'Switch order is already completed',
  '1505': 'Switch order is already cancelled',
  '1506': 'Switch order was never raised',
} as const;

export type FaultCode = keyof typeof faultTexts;

const deliveryTexts = {
  '9000': 'Unknown or missing destination type',
  '9001': 'Unknown or suspended destination',
  '9002': 'Unknown or missing source type',
  '9003': 'Unknown source',
  '9005': 'Unable to deliver the message to the destination, no valid route',
  '9006': 'Message was rejected, invalid message format',
  '9007': 'Message was rejected by the recipient',
  '9008': 'Unable to deliver the message to the destination, timed out',
  '9012': 'Unknown or missing routing ID',
} as const;

export type DeliveryCode = keyof typeof deliveryTexts;

export function isDeliveryCode(code: string): code is DeliveryCode {
  return Object.hasOwn(deliveryTexts, code);
}

export const faultCodes = Object.keys(faultTexts) as FaultCode[];

/** The industry's words for a code; an unknown one is repeated as it is. */
export function faultTextOf(code: string): string {
  const texts: Readonly<Record<string, string>> = { ...faultTexts, ...deliveryTexts };
  return texts[code] ?? `Fault ${code}`;
}
