import { describe, expect, test } from 'vitest';
import {
  settledBy,
  type Causer,
  type LedgerFacts,
  type LedgerNews,
  type PromiseRow,
  type VisitFacts,
} from './ledger.rules.ts';

const OUTSIDE = 'b7a1f6d2-0000-4000-8000-000000000001';
const AT_HOME = 'b7a1f6d2-0000-4000-8000-000000000002';

function visit(id: string, date: string, given: Partial<VisitFacts> = {}): VisitFacts {
  const kind = id === OUTSIDE ? 'OUTSIDE_VISIT' : 'HOME_VISIT';
  const [beginsAt, endsAt] = [new Date(`${date}T08:00:00Z`), new Date(`${date}T12:00:00Z`)];
  const toCome = { progress: 'TO_COME', mustRebook: false, arrivedAt: null } as const;
  return { id, kind, date, slot: 'AM', beginsAt, endsAt, ...toCome, ...given };
}

const both = [visit(OUTSIDE, '2026-12-01'), visit(AT_HOME, '2026-12-15')];
const asPlaced: LedgerFacts = { visits: both, committedDate: null, liveOn: null, hasFailed: false };
const committed: LedgerFacts = { ...asPlaced, committedDate: '2026-12-15' };

interface Given {
  on?: string;
  at?: string;
  failures?: [string, Causer][];
  arrivals?: [string, string][];
  stillPromised?: string[];
}

/** A ledger that things happen to, one after the other. */
class Ledger {
  rows: PromiseRow[] = [];
  #clock = 0;

  hear(facts: LedgerFacts, causedBy: Causer = 'NETWORK', given: Given = {}) {
    const news: LedgerNews = {
      causedBy,
      happenedAt: new Date(`${given.on ?? '2026-11-24'}T${given.at ?? '12:00'}:00Z`),
      failures: new Map(given.failures ?? []),
      arrivals: new Map((given.arrivals ?? []).map(([id, moment]) => [id, new Date(moment)])),
      stillPromised: new Set(given.stillPromised ?? []),
    };
    const { ends, begins } = settledBy(this.rows, facts, news);
    this.#clock += 1;
    const at = new Date(this.#clock);
    this.rows = this.rows.map((row) => {
      const end = ends.find(({ id }) => id === row.id)?.end;
      return end ? { ...row, ...end, endedAt: at } : row;
    });
    for (const begin of begins)
      this.rows.push({
        id: String(this.rows.length),
        orderId: 'order',
        state: 'OPEN',
        causedBy: null,
        endedOn: null,
        madeAt: at,
        endedAt: null,
        ...begin,
      });
    return this;
  }

  /** `GO_LIVE 2026-12-15 OPEN`, in the order in which they were made. */
  get told(): string[] {
    return this.rows.map(({ kind, date, state, causedBy }) =>
      [kind, date, state, ...(causedBy === null ? [] : [causedBy])].join(' '),
    );
  }
}

const begun = () => new Ledger().hear(asPlaced).hear(committed);
const [outsideKept, homeKept] = ['OUTSIDE_VISIT 2026-12-01 KEPT', 'HOME_VISIT 2026-12-15 KEPT'];
const done = (...ids: string[]) =>
  both.map((each) => (ids.includes(each.id) ? { ...each, progress: 'DONE' as const } : each));

describe('the ledger of an order', () => {
  test('begins with its visits, and has Go Live once the network has promised it', () => {
    expect(new Ledger().hear(asPlaced).told).toEqual(['OUTSIDE_VISIT 2026-12-01 OPEN', 'HOME_VISIT 2026-12-15 OPEN']);
    expect(begun().told.at(-1)).toBe('GO_LIVE 2026-12-15 OPEN');
  });

  test('says nothing twice', () => {
    expect(begun().hear(committed).hear(committed, 'CUSTOMER').rows).toHaveLength(3);
  });

  test('is kept when each thing happens on its day', () => {
    const ledger = begun()
      .hear({ ...committed, visits: done(OUTSIDE) }, 'NETWORK', { on: '2026-12-01' })
      .hear({ ...committed, visits: done(OUTSIDE, AT_HOME) }, 'NETWORK', { on: '2026-12-15' })
      .hear({ ...committed, visits: done(OUTSIDE, AT_HOME), liveOn: '2026-12-15' }, 'NETWORK', { on: '2026-12-15' });
    expect(ledger.told).toEqual([outsideKept, homeKept, 'GO_LIVE 2026-12-15 KEPT']);
  });

  test('has a broken Go Live, ended on the day of service, when that comes late', () => {
    const ledger = begun().hear({ ...committed, liveOn: '2026-12-18' }, 'NETWORK', { on: '2026-12-19' });
    expect(ledger.rows.at(-1)).toMatchObject({ state: 'BROKEN', causedBy: 'NETWORK', endedOn: '2026-12-18' });
  });

  test('has a moved Go Live, and the new one, when the network delays', () => {
    expect(
      begun()
        .hear({ ...committed, committedDate: '2026-12-17' })
        .told.slice(2),
    ).toEqual(['GO_LIVE 2026-12-15 MOVED NETWORK', 'GO_LIVE 2026-12-17 OPEN']);
  });

  test('puts down to customers what they move', () => {
    const visits = [both[0] as VisitFacts, visit(AT_HOME, '2026-12-21')];
    expect(begun().hear({ ...committed, visits, committedDate: '2026-12-21' }, 'CUSTOMER').told).toEqual([
      'OUTSIDE_VISIT 2026-12-01 OPEN',
      'HOME_VISIT 2026-12-15 MOVED CUSTOMER',
      'GO_LIVE 2026-12-15 MOVED CUSTOMER',
      'HOME_VISIT 2026-12-21 OPEN',
      'GO_LIVE 2026-12-21 OPEN',
    ]);
  });

  test('also another half of the same day is another promise', () => {
    const visits = [visit(OUTSIDE, '2026-12-01', { slot: 'PM' }), both[1] as VisitFacts];
    expect(begun().hear({ ...committed, visits }, 'CUSTOMER').told).toContain(
      'OUTSIDE_VISIT 2026-12-01 MOVED CUSTOMER',
    );
  });

  test.each(['NETWORK', 'CUSTOMER'] as const)(
    'knows whom a failed visit, and all that follows, is put down to: %s',
    (by) => {
      const failed = [visit(OUTSIDE, '2026-12-01', { mustRebook: true }), both[1] as VisitFacts];
      const rebooked = [visit(OUTSIDE, '2026-12-08'), visit(AT_HOME, '2026-12-15', { mustRebook: true })];
      const ready = [visit(OUTSIDE, '2026-12-08'), visit(AT_HOME, '2026-12-22')];
      const ledger = begun()
        .hear({ ...committed, visits: failed }, by, { on: '2026-12-01', failures: [[OUTSIDE, by]] })
        .hear({ ...committed, visits: rebooked }, 'CUSTOMER', { on: '2026-12-02' })
        .hear({ ...committed, visits: ready, committedDate: '2026-12-22' }, 'CUSTOMER', { on: '2026-12-02' });
      expect(ledger.told.toSorted()).toEqual(
        [
          `OUTSIDE_VISIT 2026-12-01 BROKEN ${by}`,
          'OUTSIDE_VISIT 2026-12-08 OPEN',
          `HOME_VISIT 2026-12-15 MOVED ${by}`,
          'HOME_VISIT 2026-12-22 OPEN',
          `GO_LIVE 2026-12-15 MOVED ${by}`,
          'GO_LIVE 2026-12-22 OPEN',
        ].toSorted(),
      );
      // Who then moves a date of their own accord has moved it.
      const free = [visit(OUTSIDE, '2026-12-09'), visit(AT_HOME, '2026-12-22')];
      ledger.hear({ ...committed, visits: free, committedDate: '2026-12-22' }, 'CUSTOMER');
      expect(ledger.told).toContain('OUTSIDE_VISIT 2026-12-08 MOVED CUSTOMER');
    },
  );

  test('is called off with the order, and nothing begins any more', () => {
    const visits = both.map((each) => ({ ...each, progress: 'CANCELLED' as const }));
    const ledger = begun().hear({ ...committed, visits, hasFailed: true }, 'CUSTOMER', { on: '2026-11-25' });
    expect(ledger.rows.map(({ state }) => state)).toEqual(['CALLED_OFF', 'CALLED_OFF', 'CALLED_OFF']);
    expect(ledger.rows.map(({ endedOn }) => endedOn)).toEqual(['2026-11-25', '2026-11-25', '2026-11-25']);
  });

  test.each([
    ['NETWORK', '2026-11-30', '07:59', 'CALLED_OFF'],
    ['NETWORK', '2026-11-30', '08:01', 'BROKEN'],
    ['NETWORK', '2026-12-01', '07:30', 'BROKEN'],
    ['NETWORK', '2026-12-01', '08:00', 'BROKEN'],
    ['NETWORK', '2026-12-01', '08:30', 'BROKEN'],
    ['NETWORK', '2026-12-02', '09:00', 'BROKEN'],
    ['CUSTOMER', '2026-11-30', '12:00', 'CALLED_OFF'],
  ] as const)(
    'a visit for 8am on 1 December that the %s calls off on %s at %s is %s: less than 24 hours is missed',
    (by, on, at, state) => {
      const visits = [visit(OUTSIDE, '2026-12-01', { progress: 'CANCELLED' }), both[1] as VisitFacts];
      expect(begun().hear({ ...committed, visits }, by, { on, at }).rows[0]).toMatchObject({ state });
    },
  );

  test.each([
    ['15:30', '2026-12-01T08:00:00Z', 'KEPT'],
    ['15:30', '2026-12-01T12:00:00Z', 'KEPT'],
    ['15:30', '2026-12-01T12:01:00Z', 'BROKEN'],
    ['15:30', '2026-12-01T07:40:00Z', 'KEPT'],
    ['15:30', null, 'BROKEN'],
    ['11:30', null, 'KEPT'],
  ] as const)(
    'a visit for 8am to 12pm that is done at %s, the engineer having come at %s, is %s',
    (at, arrival, state) => {
      const arrivals: [string, string][] = arrival === null ? [] : [[OUTSIDE, arrival]];
      const ledger = begun().hear({ ...committed, visits: done(OUTSIDE) }, 'NETWORK', {
        on: '2026-12-01',
        at,
        arrivals,
      });
      expect(ledger.rows[0]).toMatchObject({ state, causedBy: state === 'KEPT' ? null : 'NETWORK' });
    },
  );

  test.each([
    ['2026-12-01T08:00:00Z', 'KEPT'],
    ['2026-12-01T12:01:00Z', 'BROKEN'],
  ])(
    'a visit whose engineer had been told to have come at %s is %s, though its end is told late and without it',
    (came, state) => {
      const [outside, inHome] = done(OUTSIDE) as [VisitFacts, VisitFacts];
      const visits = [{ ...outside, arrivedAt: new Date(came) }, inHome];
      const ledger = begun().hear({ ...committed, visits }, 'NETWORK', { on: '2026-12-01', at: '15:30' });
      expect(ledger.rows[0]).toMatchObject({ state });
    },
  );

  test.each([
    ['NETWORK', 'BROKEN NETWORK'],
    ['CUSTOMER', 'CALLED_OFF'],
  ] as const)(
    'a visit of whose end is heard after the %s has ended the order was kept or broken before',
    (by, state) => {
      const off = both.map((each) => ({ ...each, progress: 'CANCELLED' as const }));
      const ended = { ...committed, visits: off, hasFailed: true };
      const late = { on: '2026-12-01', at: '10:00', stillPromised: [OUTSIDE] };
      const cancelled = () => begun().hear(ended, by, { on: '2026-12-01', at: '14:00' });
      const others = cancelled().told.slice(1);
      expect(cancelled().told[0]).toBe(`OUTSIDE_VISIT 2026-12-01 ${state}`);
      const wasDone = { ...ended, visits: [done(OUTSIDE)[0] as VisitFacts, off[1] as VisitFacts] };
      expect(cancelled().hear(wasDone, 'NETWORK', late).told).toEqual([outsideKept, ...others]);
      const nobody = cancelled().hear(ended, 'NETWORK', { ...late, failures: [[OUTSIDE, 'CUSTOMER']] });
      expect(nobody.told).toEqual(['OUTSIDE_VISIT 2026-12-01 BROKEN CUSTOMER', ...others]);
      expect(nobody.rows).toHaveLength(3);
    },
  );

  test('a visit that was moved before it was called off with its order is kept on its last day, and stays moved from the first', () => {
    const visits = [visit(OUTSIDE, '2026-12-02'), both[1] as VisitFacts];
    const off = visits.map((each) => ({ ...each, progress: 'CANCELLED' as const }));
    const ended = { ...committed, visits: off, hasFailed: true };
    const wasDone = { ...ended, visits: [{ ...visits[0], progress: 'DONE' } as VisitFacts, off[1] as VisitFacts] };
    const ledger = begun()
      .hear({ ...committed, visits }, 'CUSTOMER')
      .hear(ended, 'NETWORK', { on: '2026-12-02', at: '14:00' })
      .hear(wasDone, 'NETWORK', { on: '2026-12-02', at: '10:00', stillPromised: [OUTSIDE] });
    expect(ledger.told.filter((each) => each.startsWith('OUTSIDE'))).toEqual([
      'OUTSIDE_VISIT 2026-12-01 MOVED CUSTOMER',
      'OUTSIDE_VISIT 2026-12-02 KEPT',
    ]);
  });

  test.each([
    ['2026-11-30', 'BROKEN'],
    ['2026-11-29', 'MOVED'],
  ] as const)('a visit that the network calls off at noon of %s and that needs another date is %s', (on, state) => {
    const visits = [visit(OUTSIDE, '2026-12-01', { mustRebook: true }), both[1] as VisitFacts];
    expect(begun().hear({ ...committed, visits }, 'NETWORK', { on }).rows[0]).toMatchObject({ state });
  });
});
