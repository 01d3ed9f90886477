import { luhnDigitOf } from '../../../platform/numbers/luhn.ts';

/** Who the brand is at the mobile network in dev and tst, and the secret of its events. Elsewhere both have their own. */
export const developmentMobileNetwork = {
  brandAtNetwork: { id: 'brand', secret: 'the-brand-at-the-mobile-network-in-development-only' },
  eventSecret: 'the-mobile-network-signs-its-events-in-development-only',
} as const;

/** The network's own part of each SIM number: telecoms, the UK, the network. */
const PREFIX = '8944999';

/** What the two digits after the network's own part say of a card. */
const cards = [
  card('works', '00', 'the SIM is switched on three minutes later'),
  card('active', '20', 'the SIM has been active for long: its number is 07700 and the six digits before the last'),
  card('stolen', '30', 'the SIM is reported as stolen: the network refuses it'),
  card('slow', '40', 'the SIM is switched on two hours later'),
  card('fails', '41', 'the network takes the SIM and says three minutes later that it cannot be switched on'),
  card('muddled', '42', 'every event of the SIM comes twice'),
  card('abroad', '51', 'the SIM works, and is in the United States, where what it uses each day costs'),
  card('heavy', '50', 'the SIM works, and what its plan has is used up on the twelfth day'),
];

function card<const Life extends string>(life: Life, digits: string, outcome: string) {
  return { life, digits, outcome };
}

/** What a card of the test data does; `issued`: one that the network has given out by `issueSim`, which works. */
export type CardLife = (typeof cards)[number]['life'] | 'issued';

const digitsOf = new Map<CardLife, string>([
  ...cards.map(({ life, digits }) => [life, digits] as const),
  ['issued', '10'],
]);

/** The number of a SIM, 19 digits: `serial` has up to nine. */
export function iccidOf(life: CardLife, serial: number): string {
  const digits = `${PREFIX}${digitsOf.get(life)}${String(serial).padStart(9, '0')}`;
  return `${digits}${luhnDigitOf(digits)}`;
}

/** What a card does, by its number; undefined where the network has no such card. */
export function cardLifeOf(iccid: string): CardLife | undefined {
  if (!iccid.startsWith(PREFIX)) return undefined;
  const digits = iccid.slice(PREFIX.length, PREFIX.length + 2);
  return [...digitsOf].find(([, each]) => each === digits)?.[0];
}

/** What the three letters of a PAC say of it. The last three digits are those of its number, 07700 900 and these. */
const pacs = [
  pac('works', 'WRN', 'the number comes over on the day'),
  pac('expired', 'EXP', 'the PAC is more than 30 days old'),
  pac('used', 'USD', 'the number has gone to another network already'),
  pac('fails', 'FAL', 'the other network takes the PAC, and does not let the number go on the day'),
];

function pac<const Life extends string>(life: Life, letters: string, outcome: string) {
  return { life, letters, outcome };
}

export type PacLife = (typeof pacs)[number]['life'];

/** What comes of a PAC; undefined where no network has given it out. */
export const pacLifeOf = (code: string): PacLife | undefined =>
  pacs.find(({ letters }) => letters === code.slice(0, 3))?.life;

/** The number that a PAC is for. */
export const numberOfPac = (code: string): string => `07700900${code.slice(-3)}`;

const SERIAL_OF_EXAMPLES = 900_950;

/** SIM cards and PACs of which it is known what happens. Any serial number will do: `iccidOf` gives the check digit. */
export const mobileSentinels = [
  ...cards.map(({ life, outcome }) => ({
    id: `sim-${life}` as const,
    kind: 'sim' as const,
    value: iccidOf(life, SERIAL_OF_EXAMPLES),
    outcome,
    rows: ['PH-12'],
  })),
  ...pacs.map(({ life, letters, outcome }, at) => ({
    id: `pac-${life}` as const,
    kind: 'pac' as const,
    value: `${letters}40095${at + 1}`,
    also: { phoneNumber: `07700 90095${at + 1}` },
    outcome,
    rows: ['PH-12'],
  })),
];
