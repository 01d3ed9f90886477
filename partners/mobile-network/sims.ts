import { cardLifeOf } from '../../openapi/partners/mobile-network/test-data.ts';
import type { components } from '../../openapi/generated/mobile-network.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { changeSim, issueSim, lockSim, refused, retireSim, viewOf, type SimRow } from './cards.ts';
import { giveNumber } from './numbers.ts';
import type { Telling } from './telling.ts';
import { COUNTRY_ABROAD } from './usage.rules.ts';

type Schemas = components['schemas'];

const ACTIVATE = 'mobile-network.activate';
const MINUTE_MS = 60_000;
const ACTIVE_AFTER_MS = 3 * MINUTE_MS;
const SLOW_AFTER_MS = 120 * MINUTE_MS;

export interface NetworkParts {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  telling: Telling;
  /** Makes codes that nobody can guess. */
  secret: string;
}

/** Why a SIM that is in no state for it is refused. */
function refusalOf({ state }: Pick<SimRow, 'state'>): HttpProblem {
  switch (state) {
    case 'ACTIVE':
    case 'ACTIVATING':
      return refused('sim.active', 'It is on already');
    case 'STOLEN':
      return refused('sim.stolen', 'It is reported as stolen');
    case 'BLOCKED':
      return refused('sim.blocked', 'It is blocked');
    case 'RETIRED':
      return refused('sim.retired', 'Another has its number, or its number has gone');
    case 'READY':
      return refused('sim.not-active', 'It has not been switched on');
  }
}

/** Throws 409 unless a SIM has a number and is not blocked. */
export function assertActive(row: SimRow): void {
  if (row.state !== 'ACTIVE') throw refused('sim.not-active', 'It is not on');
}

/** What goes along when one SIM replaces another. */
type Follow = (tx: Executor, move: { from: SimRow; to: SimRow }) => Promise<void>;

/** Gives out SIMs, switches them on by jobs, blocks them, and has one take over what another had. */
export class Sims {
  readonly #parts: NetworkParts;
  readonly #follow: Follow;

  constructor(parts: NetworkParts, follow: Follow) {
    this.#parts = parts;
    this.#follow = follow;
    parts.jobs.handle(ACTIVATE, (tx, { iccid, reference }, { now }) =>
      this.#switchOn(tx, { iccid: String(iccid), reference: String(reference) }, now),
    );
  }

  /** Gives out a SIM, once by its reference. */
  async issue(wanted: Schemas['SimWanted']): Promise<Schemas['Sim']> {
    return this.#view(await this.#parts.db.transaction((tx) => issueSim(tx, wanted)));
  }

  /** How a SIM stands. Throws 404 `sim.not-found`. */
  async read(iccid: string): Promise<Schemas['Sim']> {
    return this.#view(await this.#parts.db.transaction((tx) => lockSim(tx, iccid)));
  }

  /** Begins to switch a SIM on. Throws 404 `sim.not-found`, 409 `sim.active`, `.stolen`, `.blocked`, `.retired`, `.not-replaceable`. */
  async activate(iccid: string, { reference, replaces }: Schemas['Activation']) {
    const { db, clock, jobs } = this.#parts;
    await db.transaction(async (tx) => {
      const row = await lockSim(tx, iccid);
      if (row.activation === reference) return;
      if (row.state !== 'READY') throw refusalOf(row);
      if (replaces !== undefined) this.#assertReplaceable(await lockSim(tx, replaces));
      await changeSim(tx, iccid, { state: 'ACTIVATING', activation: reference, replaces: replaces ?? null });
      const after = cardLifeOf(iccid) === 'slow' ? SLOW_AFTER_MS : ACTIVE_AFTER_MS;
      await jobs.enqueue(tx, ACTIVATE, { iccid, reference }, new Date(clock.now().getTime() + after));
    });
  }

  /** Blocks a SIM at once. Throws 404 `sim.not-found`, 409 `sim.retired`. */
  async block(iccid: string): Promise<Schemas['Sim']> {
    const row = await this.#parts.db.transaction(async (tx) => {
      const found = await lockSim(tx, iccid);
      if (found.state === 'RETIRED') throw refusalOf(found);
      return found.state === 'STOLEN' ? found : changeSim(tx, iccid, { state: 'BLOCKED' });
    });
    return this.#view(row);
  }

  /** Gives an eSIM out again. Throws 404 `sim.not-found`, 409 `sim.card`, `sim.blocked`, `sim.retired`. */
  async renewProfile(iccid: string): Promise<Schemas['Sim']> {
    const row = await this.#parts.db.transaction(async (tx) => {
      const found = await lockSim(tx, iccid);
      if (found.type !== 'ESIM') throw refused('sim.card', 'It is a card of plastic');
      if (found.state === 'BLOCKED' || found.state === 'RETIRED') throw refusalOf(found);
      return changeSim(tx, iccid, { profileIssue: found.profileIssue + 1 });
    });
    return this.#view(row);
  }

  #view(row: SimRow): Schemas['Sim'] {
    return viewOf(this.#parts.secret, row);
  }

  #assertReplaceable(row: SimRow): void {
    if (row.number === null || (row.state !== 'ACTIVE' && row.state !== 'BLOCKED'))
      throw refused('sim.not-replaceable', 'The other SIM has no number');
  }

  async #switchOn(tx: Executor, { iccid, reference }: { iccid: string; reference: string }, now: Date): Promise<void> {
    const { telling } = this.#parts;
    const row = await lockSim(tx, iccid);
    // It may have been blocked since.
    if (row.state !== 'ACTIVATING' || row.activation !== reference) return;
    const fails = async (code: string) => {
      await changeSim(tx, iccid, { state: 'READY', replaces: null });
      await telling.tell(tx, { kind: 'NOT_ACTIVATED', iccid, reference, code }, now);
    };
    if (cardLifeOf(iccid) === 'fails') return fails('network.no-answer');
    const number = row.replaces === null ? await giveNumber(tx) : await this.#takeOver(tx, row, row.replaces);
    if (number === undefined) return fails(row.replaces === null ? 'number.none-free' : 'sim.not-replaceable');
    await changeSim(tx, iccid, { state: 'ACTIVE', number });
    await telling.tell(tx, { kind: 'ACTIVATED', iccid, reference, number, replaced: row.replaces }, now);
    if (row.habit === 'abroad') await telling.tell(tx, { kind: 'ABROAD', iccid, country: COUNTRY_ABROAD }, now);
  }

  async #takeOver(tx: Executor, to: SimRow, replaced: string): Promise<string | undefined> {
    const from = await lockSim(tx, replaced);
    // Its number may have gone since.
    if (from.number === null) return undefined;
    await retireSim(tx, from.iccid);
    await this.#follow(tx, { from, to });
    return from.number;
  }
}
