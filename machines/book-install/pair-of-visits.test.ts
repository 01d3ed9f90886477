import { describe, expect, it } from 'vitest';
import { answered } from '../shared/model-case.ts';
import * as known from './book-install.cases.ts';
import { confirmed, customer, inTurn, loaded, toVisits } from './customers.cases.ts';

type Customer = ReturnType<typeof customer>;

/** Goes to the pairs of dates. */
const toPairs = ['overview.read', 'keyInfo.read'] as const;

/** Takes a pair, as the list of pairs hands it over. */
async function takes({ actor, does }: Customer, happening: { type: string } = known.pairTaken) {
  actor.send(happening as never);
  await does();
}

const laterPair = answered('choosePair', {
  kind: 'pairTaken',
  outsideVisit: { ...known.outsideDate, date: '2026-02-18' },
  inHomeVisit: { ...known.inHomeDate, date: '2026-02-25' },
  inHomeLeadTimeInDays: 5,
});

describe('a home that needs both visits', () => {
  it('is offered both dates at once, and both are held after the engineer notes', async () => {
    const who = customer();
    await who.does(...toPairs);
    expect(who.state()).toBe('planningVisits');
    await takes(who);
    expect(who.state()).toBe('addingEngineerNotes');
    await who.does(confirmed);
    expect(who.calls.save.mock.calls.map(([{ visit }]) => visit)).toEqual([
      { appointmentId: known.outsideId, ...known.outsideDate },
      { appointmentId: known.inHomeId, ...known.inHomeDate },
    ]);
    expect(who.context()).toMatchObject({ outsideVisit: { standing: 'held' }, inHomeVisit: { standing: 'held' } });
  });

  it('has its dates chosen one by one where the customer wants that (BK-03)', async () => {
    const who = customer();
    await who.does(...toVisits);
    expect(who.state()).toBe('outsideVisit visitProposed');
    const other = customer();
    await other.does(...toPairs);
    await takes(other, known.eachDateWanted);
    expect(other.state()).toBe('outsideVisit visitProposed');
  });

  it('shows dates that it has already one by one, each as it stands (BK-32)', async () => {
    const who = customer({ installation: loaded(known.datedVisits, [known.outsideId]) });
    await who.does(...toPairs);
    expect(who.state()).toBe('outsideVisit visitExpired');
  });

  it('has both dates in sight where the notes are closed, and each can be changed', async () => {
    const who = customer();
    await who.does(...toPairs);
    await takes(who);
    await who.does('engineerNotes.closed');
    expect(who.state()).toBe('inHomeVisit visitProposed');
    expect(who.model()).toMatchObject({ outsideVisit: known.outsideDate, inHomeVisit: known.inHomeDate });
  });
});

describe.each([
  ['outside', inTurn<void>(known.taken, undefined as never)],
  ['in-home', inTurn<void>(undefined as never, known.taken, undefined as never)],
])('a pair whose %s date has gone meanwhile (BK-21)', (_, saved) => {
  it('gives way to the next pairs, and nothing typed is lost', async () => {
    const who = customer({ saved });
    await who.does(...toPairs);
    await takes(who);
    await who.does(confirmed);
    expect(who.state()).toBe('planningVisits');
    const pairs = who.actor.getSnapshot().children['choosePair']?.getSnapshot() as { context?: object } | undefined;
    expect(pairs?.context).toMatchObject({ isPairLost: true });
    await takes(who, laterPair);
    expect(who.actor.getSnapshot().status).toBe('done');
    expect(who.calls.reserve).toHaveBeenCalledOnce();
    expect(who.context()).toMatchObject({
      outsideVisit: { date: '2026-02-18', standing: 'held' },
      inHomeVisit: { date: '2026-02-25', standing: 'held' },
      notes: { engineerInstructions: known.details.engineerInstructions },
    });
  });
});

it('a pair of which one date was changed by itself is no pair any more (BK-21)', async () => {
  const who = customer({ saved: inTurn<void>(known.taken) });
  await who.does(...toPairs);
  await takes(who);
  await who.does('engineerNotes.closed');
  await who.selects('2026-02-26');
  await who.does('visit.confirmed', confirmed);
  expect(who.state()).toBe('outsideVisit dateTaken');
});

it.each([
  ['one visit only', known.onlyInHome],
  ['the outside visit only', known.onlyOutside],
])('a home that needs %s has no pair to choose (BK-04)', async (_, installation) => {
  const { does, actor, state } = customer({ installation: loaded(installation) });
  await does('overview.read');
  expect(actor.getSnapshot().can({ type: 'eachDate.requested' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'xstate.route', to: '#planningVisits' })).toBe(false);
  await does('keyInfo.read');
  expect(state()).toMatch(/visitProposed$/);
});
