import type { components } from '../../openapi/generated/gateway.d.ts';
import type { Sentinel } from './sentinel.ts';
import { incidentSentinels, networkSentinels } from '../../openapi/partners/network/test-data.ts';
import { courierSentinels } from '../../openapi/partners/courier/test-data.ts';
import { lenderSentinels } from '../../openapi/partners/lender/test-data.ts';
import { accountSentinels } from '../../openapi/partners/payments/test-accounts.ts';
import { paymentSentinels, walletSentinels } from '../../openapi/partners/payments/test-data.ts';
import { mobileSentinels } from '../../openapi/partners/mobile-network/test-data.ts';
import { referralSentinels } from './referral-sentinels.ts';
import { switchSentinels } from '../../openapi/partners/switching-hub/test-data.ts';

const password = 'larkline-demo-1';
const recoveryCodes = Array.from({ length: 10 }, (_, number) => `D3M0-C0DE-000${number}`);

/** A home, number 7 of its postcode unless another is named. */
function home<const Id extends string>(id: Id, value: string, outcome: string, rows: string[], streetNumber = '7') {
  return { id, kind: 'postcode' as const, value, also: { streetNumber }, outcome, rows };
}

function surname<const Id extends string>(id: Id, value: string, outcome: string, rows: string[]) {
  return { id, kind: 'surname' as const, value, outcome, rows };
}

const ownSentinels = [
  // The twelve answers of the address check, and one that nobody has heard of.
  home('address-single-match', 'LK9 1SA', 'SINGLE_ADDRESS_MATCH', ['AD-12']),
  home('address-multiple-match', 'LK9 1AB', 'MULTIPLE_ADDRESS_MATCH: 12A, 12B and 12C', ['AD-13'], '12'),
  home('address-no-match', 'LK9 1NA', 'NO_ADDRESS_MATCH: the postcode is known, the number is not', ['AD-14'], '404'),
  home('address-too-many', 'LK9 1TA', 'TooManyAddressesFound: 24 flats at one number', ['AD-15'], '1'),
  home('address-no-products', 'LK9 1NP', 'NO_PRODUCTS', ['AD-16']),
  home('address-no-uprn', 'LK9 1NU', 'NO_UPRN', ['AD-17']),
  home('address-no-switching', 'LK9 1SN', 'SWITCHING_NOT_AVAILABLE', ['AD-18']),
  home('address-install-type', 'LK9 1UT', 'UNSUPPORTED_INSTALL_TYPE', ['AD-19']),
  home('address-premise-type', 'LK9 1UP', 'UNSUPPORTED_PREMISE_TYPE', ['AD-20']),
  home('address-no-forecast', 'LK9 1NF', 'NO_FORECAST_APPOINTMENTS_FOR_REGION', ['AD-21']),
  home('address-point-to-point', 'LK9 1PP', 'OLT_P2P', ['AD-22']),
  home('address-restricted', 'LK9 1RP', 'RESTRICTED_PREMISE', ['AD-23']),
  home('address-unknown-status', 'LK9 1PN', 'PENDING_NETWORK_REVIEW, a status that the site does not know', ['AD-24']),
  home('address-active-service', 'LK9 1AS', 'SINGLE_ADDRESS_MATCH, and the home already has our service', ['AD-24']),
  home(
    'address-house-name',
    'LK9 1HN',
    'SINGLE_ADDRESS_MATCH for a home with a name and no number',
    ['AD-02', 'AD-12'],
    'Gull Cottage',
  ),
  home('address-slow', 'LK9 1SL', 'SINGLE_ADDRESS_MATCH after 8 seconds', ['AD-02']),
  home('address-server-error', 'LK9 1ER', 'the address check answers 500', ['ER-03']),

  // Which visits the installation needs.
  home('visits-both', 'LK9 2BB', 'an outside visit and an in-home visit', ['BK-04']),
  home('visits-outside-only', 'LK9 2PW', 'an outside visit only', ['BK-04']),
  home('visits-in-home-only', 'LK9 2HH', 'an in-home visit only', ['BK-04']),
  home('visits-single', 'LK9 2SS', 'one visit for the works outside and inside, shown as the in-home visit', ['BK-31']),
  home('visits-none', 'LK9 2NN', 'no visit: the home is connected from afar', ['BK-04']),

  // What the network and its engineers can offer there.
  home('products-none', 'LK9 3NP', 'the address is served, and there is no plan to give', ['PL-04']),
  home(
    'products-one-speed',
    'LK9 3NS',
    'the network carries 150 Mbps and no faster: there is no plan to change to, and no boost',
    ['DB-05', 'MK-02'],
  ),
  home(
    'dates-taken',
    'LK9 3TD',
    'dates are shown, and saving the first free one answers 409: somebody was quicker. Any other date is fine',
    ['BK-21'],
  ),
  home(
    'dates-not-yet',
    'LK9 3LD',
    'dates are shown that are not open yet: saving one of the second block answers invalid.request',
    ['BK-22'],
  ),
  home('dates-block-fails', 'LK9 3FB', 'the first block of dates loads, the second fails with 503', ['BK-18']),
  home('dates-slow', 'LK9 3SL', 'dates come after 8 seconds', ['BK-15']),
  home('dates-server-error', 'LK9 3ER', 'asking for dates answers 500', ['ER-03']),
  home('dates-none', 'LK9 3ND', 'no dates at all', ['BK-19']),

  // Placing the order.
  home('order-redirect', 'LK9 4RD', 'the placed order names a redirectUrl to go on to', ['OR-04']),

  // What the network answers when both visits are reserved: by the surname of the contact. Anyone else is FullyAccepted.
  surname('reservation-accepted', 'Fairweather', 'FullyAccepted', ['RS-04']),
  surname(
    'reservation-outside-rejected',
    'Rainford',
    'PartiallyAccepted: the outside visit is rejected until its date is changed',
    ['RS-05'],
  ),
  surname(
    'reservation-in-home-rejected',
    'Lockwood',
    'PartiallyAccepted: the in-home visit is rejected until its date is changed',
    ['RS-05'],
  ),
  surname('reservation-both-rejected', 'Busby', 'Rejected: both visits, each until its date is changed', ['RS-06']),

  // Members who can log in.
  {
    id: 'member',
    kind: 'member',
    value: 'alex.finch@example.com',
    also: { password, memberName: 'Alex Finch' },
    outcome: 'logs in with the password alone',
    rows: ['AU-10'],
  },
  {
    id: 'member-second-factor',
    kind: 'member',
    value: 'robin.wren@example.com',
    also: { password, memberName: 'Robin Wren', totpSecret: 'JBSWY3DPEHPK3PXP', recoveryCodes },
    outcome:
      'is asked for a code from the authenticator app; each recovery code works once after each start of the gateway',
    rows: ['AU-04', 'AU-10'],
  },
  {
    id: 'member-sparse',
    kind: 'member',
    value: 'jo.dunnock@example.com',
    also: { password, memberName: 'Jo' },
    outcome: 'has no first name, surname, phone number or address',
    rows: ['AU-04'],
  },
  {
    id: 'member-without-access',
    kind: 'member',
    value: 'kit.plover@example.com',
    also: { password, memberName: 'Kit Plover' },
    outcome: 'has no access yet: the session service says commercial-launch=B for this member',
    rows: ['AU-11'],
  },
  {
    id: 'member-not-listed',
    kind: 'member',
    value: 'sam.heron@example.com',
    also: { password, memberName: 'Sam Heron' },
    outcome: 'is not on the list of members with access, when that list is in use',
    rows: ['AU-12'],
  },
  {
    id: 'member-banners',
    kind: 'member',
    value: 'kit.siskin@example.com',
    also: { password, memberName: 'Kit Siskin' },
    outcome: 'has a banner of each variant, with each kind of button; the red one cannot be dismissed',
    rows: ['DB-07', 'DB-08'],
  },

  // Links that set a new password, after /auth/reset-password?token=.
  {
    id: 'reset-link-works',
    kind: 'reset-link',
    value: 'demo-link-works',
    outcome: 'the link works, once after each start of the gateway, and sets the password of `member-sparse`',
    rows: ['AU-10'],
  },
  {
    id: 'reset-link-expired',
    kind: 'reset-link',
    value: 'demo-link-expired',
    outcome: 'the link has run out: it was sent more than an hour ago',
    rows: ['AU-10'],
  },
  {
    id: 'reset-link-used',
    kind: 'reset-link',
    value: 'demo-link-used',
    outcome: 'the link has done its work',
    rows: ['AU-10'],
  },

  // Links that confirm another e-mail address, after /auth/confirm-email?token=.
  {
    id: 'email-link-works',
    kind: 'email-link',
    value: 'demo-email-link-works',
    outcome:
      'the link works, once after each start of the gateway, and gives `member-sparse` the address jo.wagtail@example.com, until the next start',
    rows: ['AU-10'],
  },
  {
    id: 'email-link-taken',
    kind: 'email-link',
    value: 'demo-email-link-taken',
    outcome: 'the link is fine, but `member` has the address that it confirms',
    rows: ['AU-10'],
  },
  {
    id: 'email-link-expired',
    kind: 'email-link',
    value: 'demo-email-link-expired',
    outcome: 'the link has run out: it was sent more than a day ago',
    rows: ['AU-10'],
  },
  {
    id: 'email-link-used',
    kind: 'email-link',
    value: 'demo-email-link-used',
    outcome: 'the link works no more: it was followed, taken back, or replaced by another',
    rows: ['AU-10'],
  },

  // Vouchers for credit.
  {
    id: 'voucher-works',
    kind: 'voucher',
    value: '9826 0000 0000 1001',
    outcome: 'is worth £10, once after each start of the gateway',
    rows: ['PH-12'],
  },
  {
    id: 'voucher-used',
    kind: 'voucher',
    value: '9826 0000 0000 2009',
    outcome: 'has been used by somebody else',
    rows: ['PH-12'],
  },
  {
    id: 'voucher-expired',
    kind: 'voucher',
    value: '9826 0000 0000 3007',
    outcome: 'was good until 31 December 2025',
    rows: ['PH-12'],
  },
  {
    id: 'voucher-unknown',
    kind: 'voucher',
    value: '9826 0000 0000 4005',
    outcome: 'is none of ours, though its check digit is right',
    rows: ['PH-12'],
  },
] as const satisfies readonly Sentinel[];

export const sentinels = [
  ...ownSentinels,
  ...networkSentinels,
  ...incidentSentinels,
  ...switchSentinels,
  ...paymentSentinels,
  ...walletSentinels,
  ...referralSentinels,
  ...accountSentinels,
  ...courierSentinels,
  ...lenderSentinels,
  ...mobileSentinels,
] as const;

export type SentinelId = (typeof sentinels)[number]['id'];

/** The home to try each answer of the address check with. */
export const homeByStatus = {
  SINGLE_ADDRESS_MATCH: 'address-single-match',
  MULTIPLE_ADDRESS_MATCH: 'address-multiple-match',
  NO_ADDRESS_MATCH: 'address-no-match',
  TooManyAddressesFound: 'address-too-many',
  NO_PRODUCTS: 'address-no-products',
  NO_UPRN: 'address-no-uprn',
  SWITCHING_NOT_AVAILABLE: 'address-no-switching',
  UNSUPPORTED_INSTALL_TYPE: 'address-install-type',
  UNSUPPORTED_PREMISE_TYPE: 'address-premise-type',
  NO_FORECAST_APPOINTMENTS_FOR_REGION: 'address-no-forecast',
  OLT_P2P: 'address-point-to-point',
  RESTRICTED_PREMISE: 'address-restricted',
} as const satisfies Record<components['schemas']['KnownAddressCheckStatus'], SentinelId>;

const byId: ReadonlyMap<string, Sentinel> = new Map(sentinels.map((each) => [each.id, each]));

/** The sentinel of that name. */
export function sentinel(id: SentinelId): Sentinel {
  const found = byId.get(id);
  if (!found) throw new Error(`No sentinel ${id}`);
  return found;
}
