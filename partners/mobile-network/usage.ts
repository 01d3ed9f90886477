import type { components } from '../../openapi/generated/mobile-network.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { changeSim, lockSim, refused, type SimRow } from './cards.ts';
import { assertActive, type NetworkParts } from './sims.ts';
import {
  chargedAbroad,
  chargedUnitsOf,
  COUNTRY_ABROAD,
  covers,
  milestonesOf,
  nextRatingAfter,
  parts,
  ratesInPence,
  usedOf,
} from './usage.rules.ts';

type Schemas = components['schemas'];

const USAGE = 'mobile-network.usage';
const RATE = 'mobile-network.rate';

/** Puts allowances on SIMs, says what is used of them, and charges for what none covers. */
export class UsageOfSims {
  readonly #parts: NetworkParts;
  readonly #jobs: Jobs;

  constructor(given: NetworkParts) {
    this.#parts = given;
    this.#jobs = given.jobs;
    given.jobs.handle(USAGE, (tx, payload, { now }) => this.#tellUsage(tx, payload as unknown as Milestone, now));
    given.jobs.handle(RATE, (tx, { iccid }, { now }) => this.#rate(tx, String(iccid), now));
  }

  /** Puts an allowance on a SIM. Throws 404 `sim.not-found`, 409 `sim.not-active`, `allowance.over`. */
  async put(iccid: string, allowance: Schemas['Allowance']): Promise<Schemas['Usage']> {
    const { db, clock } = this.#parts;
    return db.transaction(async (tx) => {
      const row = await lockSim(tx, iccid);
      if (row.allowance?.reference === allowance.reference) return this.#usageOf(row);
      assertActive(row);
      const now = clock.now();
      if (Date.parse(allowance.until) <= Math.max(now.getTime(), Date.parse(allowance.from)))
        throw refused('allowance.over', 'It is over before it begins');
      const changed = await changeSim(tx, iccid, { allowance });
      await this.#planMilestones(tx, changed, now);
      return this.#usageOf(changed);
    });
  }

  /** Ends an allowance before its time, where it is that which is there. Throws 404 `sim.not-found`. */
  async end(iccid: string, { reference }: Schemas['AllowanceEnd']): Promise<Schemas['Usage']> {
    return this.#parts.db.transaction(async (tx) => {
      const row = await lockSim(tx, iccid);
      return this.#usageOf(
        row.allowance?.reference === reference ? await changeSim(tx, iccid, { allowance: null }) : row,
      );
    });
  }

  /** What is used by now. Throws 404 `sim.not-found`. */
  async read(iccid: string): Promise<Schemas['Usage']> {
    return this.#usageOf(await this.#parts.db.transaction((tx) => lockSim(tx, iccid)));
  }

  /** Whether what no allowance covers is charged for from now on, at home and abroad. Throws 404 `sim.not-found`. */
  async setRating(iccid: string, { isCharged, isChargedAbroad }: Schemas['Rating']): Promise<Schemas['Rating']> {
    await this.#parts.db.transaction(async (tx) => {
      await lockSim(tx, iccid);
      await changeSim(tx, iccid, { isCharged, isChargedAbroad });
      if (isCharged || isChargedAbroad) await this.#planRating(tx, iccid, this.#parts.clock.now());
    });
    return { isCharged, isChargedAbroad };
  }

  /** Has a SIM go on with what the one before had left, and with the habit of who has it. */
  async follow(tx: Executor, { from, to }: { from: SimRow; to: SimRow }): Promise<void> {
    const { allowance, habit, isCharged, isChargedAbroad } = from;
    const row = await changeSim(tx, to.iccid, { allowance, habit, isCharged, isChargedAbroad });
    const now = this.#parts.clock.now();
    await this.#planMilestones(tx, row, now);
    if (isCharged || isChargedAbroad) await this.#planRating(tx, to.iccid, now);
  }

  #usageOf({ allowance, habit }: SimRow): Schemas['Usage'] {
    const now = this.#parts.clock.now();
    const running = allowance && now < new Date(allowance.until) ? allowance : null;
    const used = running ? usedOf(habit, running, now) : { dataInMb: 0, minutes: 0, texts: 0 };
    return { allowance: running, used, asOf: now.toISOString() };
  }

  async #planMilestones(tx: Executor, { iccid, allowance, habit }: SimRow, now: Date): Promise<void> {
    if (!allowance) return;
    for (const { part, percent, at } of milestonesOf(habit, allowance).filter(({ at }) => at >= now)) {
      const payload: Milestone = { iccid, reference: allowance.reference, part, percent };
      await this.#jobs.enqueue(tx, USAGE, payload, at);
    }
  }

  async #tellUsage(tx: Executor, { iccid, reference, part, percent }: Milestone, now: Date): Promise<void> {
    const row = await lockSim(tx, iccid);
    // Another allowance or another SIM may be in its place by now.
    if (row.state !== 'ACTIVE' || row.allowance?.reference !== reference) return;
    await this.#parts.telling.tell(tx, { kind: 'USAGE', iccid, reference, part, percent }, now);
  }

  /** One an evening, however often it is asked for. */
  async #planRating(tx: Executor, iccid: string, after: Date): Promise<void> {
    const at = nextRatingAfter(after);
    await this.#jobs.enqueue(tx, RATE, { iccid }, at, `${RATE}:${iccid}:${at.toISOString()}`);
  }

  async #rate(tx: Executor, iccid: string, now: Date): Promise<void> {
    const { isCharged, isChargedAbroad, state, habit, allowance } = await lockSim(tx, iccid);
    if (!isCharged && !isChargedAbroad) return;
    const isAbroad = habit === 'abroad';
    const works = state === 'ACTIVE' && (isAbroad ? isChargedAbroad : isCharged);
    for (const part of works ? parts : []) {
      if (!isAbroad && covers(habit, allowance, { part, at: now })) continue;
      const units = chargedUnitsOf(part);
      const used = isAbroad
        ? { ...chargedAbroad(part), country: COUNTRY_ABROAD }
        : { units, amountInPence: units * ratesInPence[part] };
      await this.#parts.telling.tell(tx, { kind: 'CHARGED', iccid, part, ...used }, now);
    }
    await this.#planRating(tx, iccid, now);
  }
}

type Milestone = { iccid: string; reference: string } & Required<{
  part: Schemas['UsagePart'];
  percent: 80 | 100;
}>;
