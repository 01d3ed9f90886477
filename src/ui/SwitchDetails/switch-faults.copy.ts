type Words = (provider: string) => string;

const notDelivered: Words = (provider) => `Our message didn’t get through to ${provider}.`;
const askedWrongly: Words = (provider) => `${provider} couldn’t process our request.`;
const alreadySwitching: Words = (provider) => `${provider} says this service is already being switched.`;
const referenceGone: Words = () => 'Your One Touch Switch reference is no longer available.';
const complete: Words = () => 'This switch is already complete.';
const cancelled: Words = () => 'This switch was cancelled.';

/** What each fault code of One Touch Switch means to a customer; what puts it right stands in the machine's repairs. */
export const faultWords = {
  '1101': (provider) => `${provider} needs a fuller address than the one we sent.`,
  '1102': (provider) => `${provider} didn’t get a last name.`,
  '1103': (provider) => `${provider} has no account with that number.`,
  '1104': (provider) => `The account with that number is closed. You may have a newer one with ${provider}.`,
  '1105': (provider) => `${provider} has that account, but not the service we asked about on it.`,
  '1106': (provider) => `${provider} doesn’t recognise that address.`,
  '1107': (provider) => `${provider} has no customer at that address.`,
  '1108': (provider) => `${provider} has a customer at your address, but under another last name.`,
  '1109': (provider) => `${provider} has more than one customer of that name at your address.`,
  '1110': (provider) => `${provider} has more than one broadband service at your address.`,
  '1111': alreadySwitching,
  '1112': (provider) => `${provider} has a problem with its own records.`,
  '1113': (provider) => `That doesn’t look like a ${provider} account number.`,
  '1114': (provider) => `${provider} has your account, but at another address.`,
  '1115': (provider) => `${provider} has your name, but at another address, and has no account number to check.`,
  '1116': (provider) => `${provider} doesn’t have the service that we asked about.`,
  '1117': askedWrongly,
  '1118': askedWrongly,
  '1119': (provider) => `${provider} has your account, but no broadband on it.`,
  '1120': (provider) => `${provider} has you as a customer, but not with the service we asked about.`,
  '1121': (provider) => `${provider} has another last name there, and an address that is only close to yours.`,
  '1122': (provider) => `${provider} has another last name there, and has no account number to check.`,
  '1201': () => 'Your One Touch Switch reference is no longer recognised.',
  '1202': () => 'Your One Touch Switch reference has run out. It lasts 31 days.',
  '1203': () => 'The day of your switch couldn’t be used.',
  '1204': complete,
  '1205': cancelled,
  '1211': alreadySwitching,
  '1212': (provider) => `The services you asked to end are no longer active with ${provider}.`,
  '1213': () => 'An order with this One Touch Switch reference is already under way.',
  '1214': (provider) => `${provider} is already ending this service, and can no longer stop that.`,
  '1215': (provider) => `${provider} is changing this service at the moment, and can no longer stop that.`,
  '1301': askedWrongly,
  '1302': referenceGone,
  '1303': () => 'The new day of your switch couldn’t be used.',
  '1304': complete,
  '1305': cancelled,
  '1306': askedWrongly,
  '1401': askedWrongly,
  '1402': referenceGone,
  '1403': () => 'The day on which your service started couldn’t be used.',
  '1404': complete,
  '1405': cancelled,
  '1406': askedWrongly,
  '1501': askedWrongly,
  '1502': referenceGone,
  '1504': complete,
  '1505': cancelled,
  '1506': askedWrongly,
  '9000': notDelivered,
  '9001': (provider) => `${provider} isn’t taking part in One Touch Switch at the moment.`,
  '9002': notDelivered,
  '9003': notDelivered,
  '9005': notDelivered,
  '9006': notDelivered,
  '9007': notDelivered,
  '9008': (provider) => `${provider} didn’t answer in time.`,
  '9012': notDelivered,
  '9013': notDelivered,
  '9014': notDelivered,
  '9015': notDelivered,
  '9016': notDelivered,
} as const satisfies Record<string, Words>;

const unknown: Words = (provider) => `${provider} gave an answer that we don’t recognise.`;

/** What did not go, in the customer's words, also for a code that nobody has told us of. */
export const faultInWords = (code: string, provider: string): string =>
  (Object.hasOwn(faultWords, code) ? faultWords[code as keyof typeof faultWords] : unknown)(provider);

type Failed = { fault: string | null; status: { losingProviderName: string } | null; providerName: string };

/** What did not match, for the page of switching; '' where nothing failed. */
export const faultOn = ({ fault, status, providerName }: Failed): string =>
  fault === null ? '' : faultInWords(fault, status?.losingProviderName ?? providerName);
