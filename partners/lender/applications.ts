import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/lender.d.ts';
import { lifeOf } from '../../openapi/partners/lender/test-data.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  acceptedUntilOf,
  answerOf,
  changeOf,
  isGrownUp,
  isNothingOwed,
  nextStep,
  type Step,
} from './application-life.rules.ts';
import { cancel, draw, sign, withdraw } from './changes.rules.ts';
import { applications } from './db/schema.ts';
import { asksForIncome, isEnoughToLend, quoteOf } from './quote.rules.ts';
import { standingOf } from './standing.ts';

type Schemas = components['schemas'];
type Row = typeof applications.$inferSelect;

const STEP = 'lender.step';
const POST = 'lender.post';

const refused = (code: string, message: string) => new HttpProblem(409, code, { message });

function assertEnough(terms: Schemas['Terms']): void {
  if (!isEnoughToLend(terms)) throw refused('credit.too-little', 'Less than £50 is left to lend');
}

/** What credit costs. Throws 409 `credit.too-little`. */
export function quote(terms: Schemas['Terms']): Schemas['Quote'] {
  assertEnough(terms);
  return quoteOf(terms);
}

/** The same for the same application. */
const agreementNumberOf = (reference: string): string =>
  `FF-${createHash('sha256').update(`agreement ${reference}`).digest('hex').slice(0, 12).toUpperCase()}`;

/** Takes applications, decides, makes agreements, pays out by jobs, and tells the shop of what it does by itself. */
export class Applications {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;

  constructor(parts: {
    db: Database;
    clock: Clock;
    jobs: Jobs;
    /** Posts an event to the shop; rejects unless it was taken. */
    post: (event: Schemas['DecisionEvent']) => Promise<void>;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    parts.jobs.handle(STEP, (tx, { reference, step }, { now }) =>
      this.#takeStep(tx, { reference: String(reference), id: String(step) }, now),
    );
    // A shop that is away for a day hears of it when it is back.
    parts.jobs.handleOutside(POST, (payload) => parts.post(payload['event'] as Schemas['DecisionEvent']), {
      isEndless: true,
    });
  }

  /**
   * Takes an application, once by its reference, and answers it. Throws 409 `applicant.too-young`, `applicant.not-resident`,
   * `applicant.income-missing`, `credit.too-little`, `reference.taken`.
   */
  async apply(application: Schemas['Application']): Promise<Schemas['Standing']> {
    return this.#db.transaction(async (tx) => {
      const known = await this.#find(tx, application.reference);
      const row = known ?? (await this.#take(tx, application)) ?? (await this.#get(tx, application.reference));
      if (!isDeepStrictEqual(row.terms, application.terms))
        throw refused('reference.taken', 'An application of other terms has this reference');
      return standingOf(row);
    });
  }

  /** Throws 404 `application.not-found`. */
  async read(reference: string): Promise<Schemas['Standing']> {
    return this.#db.transaction(async (tx) => standingOf(await this.#get(tx, reference)));
  }

  /** Makes the agreement. Throws as `sign` of the rules, and 404 `application.not-found`. */
  async sign(reference: string, signature: Schemas['Signature']): Promise<Schemas['Standing']> {
    return this.#change(reference, (row, now) => {
      const change = sign(row, signature, now);
      return change && { ...change, agreementNumber: agreementNumberOf(reference) };
    });
  }

  /** Hears that the goods were sent. Throws as `draw` of the rules, and 404 `application.not-found`. */
  async draw(reference: string): Promise<Schemas['Standing']> {
    return this.#change(reference, draw);
  }

  /** Hears that the customer has withdrawn. Throws as `withdraw` of the rules, and 404 `application.not-found`. */
  async withdraw(reference: string, withdrawal: Schemas['Withdrawal']): Promise<Schemas['Standing']> {
    return this.#change(reference, (row, now) => withdraw(row, withdrawal, now));
  }

  /** Hears that nothing is bought by it. Throws as `cancel` of the rules, and 404 `application.not-found`. */
  async cancel(reference: string): Promise<Schemas['Standing']> {
    return this.#change(reference, cancel);
  }

  async #find(tx: Executor, reference: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(applications).where(eq(applications.reference, reference)).for('update');
    return row;
  }

  async #get(tx: Executor, reference: string): Promise<Row> {
    const row = await this.#find(tx, reference);
    if (!row) throw notFound('application');
    return row;
  }

  /** Undefined when another call has taken it meanwhile. */
  async #take(tx: Executor, application: Schemas['Application']): Promise<Row | undefined> {
    const { reference, terms, applicant } = application;
    const { firstName, lastName, address } = applicant;
    if (!isGrownUp(applicant.dateOfBirth, this.#clock.today()))
      throw refused('applicant.too-young', 'Credit is for people of 18 and over');
    if (!applicant.isPermanentUkResident)
      throw refused('applicant.not-resident', 'Credit is for permanent residents of the United Kingdom');
    assertEnough(terms);
    if (asksForIncome(terms) && applicant.incomeAYearInPence === null)
      throw refused('applicant.income-missing', 'For so much credit an income is needed');
    const life = lifeOf(lastName);
    const now = this.#clock.now();
    const answer = answerOf(life, application);
    const [row] = await tx
      .insert(applications)
      .values({
        reference,
        terms,
        life,
        ...answer,
        applicant: answer.state === 'DECLINED' ? null : { firstName, lastName, address },
        appliedAt: now,
        decidedAt: answer.state === 'REFERRED' ? null : now,
        acceptedUntil: answer.state === 'ACCEPTED' ? acceptedUntilOf(now) : null,
      })
      .onConflictDoNothing()
      .returning();
    if (row) await this.#planNext(tx, row);
    return row;
  }

  /** `decide` says what changes; null when it has been done before. */
  async #change(reference: string, decide: (row: Row, now: Date) => Partial<Row> | null): Promise<Schemas['Standing']> {
    return this.#db.transaction(async (tx) => {
      const row = await this.#get(tx, reference);
      const change = decide(row, this.#clock.now());
      return standingOf(change === null ? row : await this.#write(tx, row, change));
    });
  }

  /** One step that is planned twice is taken once. */
  async #write(tx: Executor, row: Row, change: Partial<Row>): Promise<Row> {
    const changed = { ...row, ...change };
    const written = isNothingOwed(changed) ? { ...changed, applicant: null } : changed;
    await tx.update(applications).set(written).where(eq(applications.reference, row.reference));
    await this.#planNext(tx, written);
    return written;
  }

  async #planNext(tx: Executor, row: Row): Promise<void> {
    const next = nextStep(row);
    if (next) await this.#jobs.enqueue(tx, STEP, { reference: row.reference, step: next.id }, next.at);
  }

  async #takeStep(tx: Executor, { reference, id }: { reference: string; id: string }, now: Date): Promise<void> {
    const row = await this.#find(tx, reference);
    const step = row && nextStep(row);
    // It may have been signed, withdrawn from or cancelled since.
    if (!row || step?.id !== id || step.at > now) return;
    await this.#tell(tx, await this.#write(tx, row, changeOf(step)), step);
  }

  async #tell(tx: Executor, row: Row, { kind, at }: Step): Promise<void> {
    if (kind === null) return;
    const { reference, creditReferenceAgency, acceptedUntil, agreementNumber } = row;
    const event: Schemas['DecisionEvent'] = {
      eventId: randomUUID(),
      reference,
      kind,
      happenedAt: at.toISOString(),
      creditReferenceAgency,
      acceptedUntil,
      agreementNumber,
      amountInPence: kind === 'PAID_OUT' ? quoteOf(row.terms).lentInPence : null,
    };
    const times = row.life === 'muddled' ? 2 : 1;
    for (let told = 0; told < times; told += 1) await this.#jobs.enqueue(tx, POST, { event }, at);
  }
}
