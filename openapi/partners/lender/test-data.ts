/** Who the shop is at the lender in dev and tst, and the secret of its events. Elsewhere both have their own. */
export const developmentLender = {
  shopAtLender: { id: 'shop', secret: 'the-shop-at-the-lender-in-development-only' },
  eventSecret: 'the-lender-signs-its-events-in-development-only',
} as const;

/** Who lends, as customers are told. The address is in the unused area `LK`. */
export const lenderCompany = {
  name: 'Fernlea Finance Limited',
  addressLines: ['Fernlea House', '2 Counting Lane', 'Larkford', 'LK1 4FL'],
};

/** Whom the lender asks how a customer has paid others, and names where its answer rests on that. */
export const CREDIT_REFERENCE_AGENCY = 'Tallymark Credit Reference Limited';

function life<const Life extends string>(id: Life, value: string, outcome: string) {
  return { id: `credit-${id}` as const, kind: 'surname' as const, life: id, value, outcome, rows: ['PH-08'] };
}

const lives = [
  life('referred-accepted', 'Ponderwell', 'the lender has to look closer, and accepts four hours later'),
  life('referred-declined', 'Doubtfield', 'the lender has to look closer, and declines four hours later'),
  life('declined', 'Denholme', 'the lender declines, and gives no reason'),
  life(
    'declined-by-agency',
    'Ledgerton',
    `the lender declines by what ${CREDIT_REFERENCE_AGENCY} says of the customer`,
  ),
  life('slow', 'Dallyford', 'the lender has to look closer, and accepts after three days in place of one'),
  life('muddled', 'Jostleton', 'the lender has to look closer and accepts four hours later; every event comes twice'),
];

export type Life = (typeof lives)[number]['life'] | 'smooth';

/** Inputs that lead an application through a life of its own: the customer's last name. */
export const lenderSentinels = lives.map(({ life: _life, ...sentinel }) => sentinel);

/** The life of an application, by the customer's last name. */
export function lifeOf(lastName: string): Life {
  return lives.find(({ value }) => value.toLowerCase() === lastName.trim().toLowerCase())?.life ?? 'smooth';
}
