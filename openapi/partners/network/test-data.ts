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
  life(
    'refusing',
    'Refford',
    'what the network is told after the order it refuses the first time, and takes the second time',
    ['OR-10', 'DB-06'],
  ),
  life('muddled', 'Tangley', 'every event comes twice, and the promise comes before the acknowledgement', ['OR-10']),
];

export type Life = (typeof lives)[number]['life'] | 'smooth';

/** Inputs that lead an order through a life of its own: the last name of whom the engineers ask for. */
export const networkSentinels = lives.map(({ id, kind, value, outcome, rows }) => ({ id, kind, value, outcome, rows }));

/** The life of an order, by the customer's last name. */
export function lifeOf(lastName: string): Life {
  return lives.find(({ value }) => value.toLowerCase() === lastName.trim().toLowerCase())?.life ?? 'smooth';
}

function incident<const Life extends string>(id: Life, value: string, outcome: string) {
  return { id: `fault-${id}` as const, kind: 'surname' as const, life: id, value, outcome, rows: ['BK-31', 'DB-01'] };
}

const incidentLives = [
  incident('in-home', 'Winslade', 'the fault is at home: an engineer visits on the next working day and repairs it'),
  incident('missed', 'Ottery', 'the engineer doesn’t come: another visit is booked, and a rate is owed for the first'),
  incident(
    'no-access',
    'Pentreath',
    'the engineer finds nobody: the customer has a day to choose the next visit, then one is booked; the wait is theirs',
  ),
  incident('late', 'Marlowe', 'the repair takes five working days in place of two'),
  incident(
    'contested',
    'Rushbrook',
    'as at home, and the first other slot that is chosen for the visit has just been taken',
  ),
  incident('own-equipment', 'Quillet', 'a visit finds the cause in the customer’s own equipment'),
  incident('not-found', 'Hesketh', 'the network tests the line and finds no fault'),
  incident('muddled', 'Drayson', 'every event comes twice, and the test of the line after the visit is booked'),
];

export type IncidentLife = (typeof incidentLives)[number]['life'] | 'outside';

/** Inputs that lead a fault through a life of its own: the last name that the order had. */
export const incidentSentinels = incidentLives.map(({ life: _life, ...sentinel }) => sentinel);

/** The life of a fault, by the customer's last name. */
export function incidentLifeOf(lastName: string): IncidentLife {
  return incidentLives.find(({ value }) => value.toLowerCase() === lastName.trim().toLowerCase())?.life ?? 'outside';
}
