/** Who the shop is at the courier in dev and tst, and the secret of its events. Elsewhere both have their own. */
export const developmentCourier = {
  shopAtCourier: { id: 'shop', secret: 'the-shop-at-the-courier-in-development-only' },
  eventSecret: 'the-courier-signs-its-events-in-development-only',
} as const;

function life<const Life extends string>(id: Life, value: string, outcome: string) {
  return { id: `parcel-${id}` as const, kind: 'surname' as const, life: id, value, outcome, rows: ['PH-08'] };
}

const lives = [
  life('late', 'Tarrant', 'the parcel comes a working day late, which is told at noon'),
  life('nobody-once', 'Awbury', 'nobody is at home on the first day: it comes again on the next working day'),
  life(
    'nobody-twice',
    'Absalom',
    'nobody is at home twice: it is held for ten days, and goes back unless a day is named',
  ),
  life('refused', 'Nayworth', 'whoever opens the door does not take it: it goes back'),
  life('lost', 'Mislay', 'the parcel leaves and is not seen again: it is lost five working days after its day'),
  life('muddled', 'Jumbleton', 'every event comes twice, and that it is packed after that it has left'),
  life('never-posted', 'Keepham', 'what is to come back is never handed in'),
  life('return-lost', 'Driftwell', 'what comes back is handed in, and never arrives'),
];

export type Life = (typeof lives)[number]['life'] | 'smooth';

/** Inputs that lead a parcel or a return through a life of its own: the customer's last name. */
export const courierSentinels = lives.map(({ life: _life, ...sentinel }) => sentinel);

/** The life of a parcel or a return, by the customer's last name. */
export function lifeOf(lastName: string): Life {
  return lives.find(({ value }) => value.toLowerCase() === lastName.trim().toLowerCase())?.life ?? 'smooth';
}
