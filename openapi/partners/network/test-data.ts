/** Who the gateway is at the network in dev and tst, and the secret of its events. Elsewhere both have their own. */
export const developmentNetwork = {
  gatewayAtNetwork: { id: 'gateway', secret: 'the-gateway-at-the-network-in-development-only' },
  eventSecret: 'the-network-signs-its-events-in-development-only',
} as const;

function life<const Life extends string>(id: Life, value: string, outcome: string, rows: string[]) {
  return { id: `order-${id}` as const, kind: 'surname' as const, life: id, value, outcome, rows };
}

const lives = [
  life('rejected', 'Nayland', 'the network takes ten minutes to reject the order', ['OR-06', 'OR-10']),
  life('delayed', 'Tarrywell', 'an hour after the network has promised a date it is delayed by two working days', [
    'OR-06',
    'OR-10',
  ]),
  life('no-access', 'Lockyer', 'the engineer comes to the first visit and finds nobody: it has to be booked again', [
    'DB-04',
    'OR-10',
  ]),
  life('missed', 'Strayford', 'the engineer does not come to the first visit: it has to be booked again', [
    'DB-04',
    'OR-10',
  ]),
  life('network-cancels', 'Haltwick', 'a day after its promise the network cancels the order', ['OR-06', 'OR-10']),
  life('ceased', 'Endicott', 'forty days after Go Live the network ends the service without being asked', ['OR-10']),
  life('muddled', 'Tangley', 'every event comes twice, and the promise comes before the acknowledgement', ['OR-10']),
];

export type Life = (typeof lives)[number]['life'] | 'smooth';

/** Inputs that lead an order through a life of its own: the last name of whom the engineers ask for. */
export const networkSentinels = lives.map(({ id, kind, value, outcome, rows }) => ({ id, kind, value, outcome, rows }));

/** The life of an order, by the customer's last name. */
export function lifeOf(lastName: string): Life {
  return lives.find(({ value }) => value.toLowerCase() === lastName.trim().toLowerCase())?.life ?? 'smooth';
}
