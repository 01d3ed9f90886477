import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { GatewayEnv } from '../env.ts';
import type { GatewayContext } from './context.ts';
import { CSRF_COOKIE, issueCsrfToken } from './csrf-token.ts';

export type ConsentLevel = 'ESSENTIAL' | 'FULL';

/** Who is asking. A visitor without a session has neither of the two member ids. */
export interface SessionView {
  memberId: string | undefined;
  /** Has given the password and still owes the second factor. */
  pendingMemberId: string | undefined;
  /** The client's tracking id (`clientTrackingContext.requestId`), not the id of this HTTP request. */
  requestId: string | undefined;
  consentLevel: ConsentLevel;
}

/** The session of one request together with its secret id; '' when there is none. */
export interface OpenSession {
  id: string;
  view: SessionView;
}

type SessionRow = typeof sessions.$inferSelect;
type SessionData = Pick<SessionRow, 'requestId' | 'consentLevel'> & { memberId?: string; pendingMemberId?: string };

/** Who gave the password has five minutes for the second factor. */
const SECOND_FACTOR_SECONDS = 300;
/** A session in use is prolonged at most once a minute, not with each request. */
const PROLONG_AFTER_MS = 60_000;

export const visitor: SessionView = {
  memberId: undefined,
  pendingMemberId: undefined,
  requestId: undefined,
  consentLevel: 'ESSENTIAL',
};

function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function viewOf(row: SessionRow): SessionView {
  return {
    memberId: row.memberId ?? undefined,
    pendingMemberId: row.pendingMemberId ?? undefined,
    requestId: row.requestId,
    consentLevel: row.consentLevel,
  };
}

/**
 * Sessions with an opaque random id in an httpOnly cookie; the table knows its hash only. The id changes whenever
 * the rights of its owner do, so that an id planted before log-in is worth nothing after it.
 */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #env: GatewayEnv;
  readonly #secure: boolean;
  readonly #cookie: string;

  constructor(parts: { db: Database; clock: Clock; env: GatewayEnv }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#env = parts.env;
    this.#secure = parts.env.hostUrl.startsWith('https:');
    // Names as in the contract's security scheme `member`.
    this.#cookie = this.#secure ? '__Host-sid' : 'sid';
  }

  /** The session that the request's cookie names, prolonged; a visitor's when there is none or it has expired. */
  async read(c: GatewayContext): Promise<OpenSession> {
    const id = getCookie(c, this.#cookie);
    if (!id) return { id: '', view: visitor };
    const [row] = await this.#db
      .select()
      .from(sessions)
      .where(eq(sessions.key, keyOf(id)));
    const now = this.#clock.now();
    if (!row || row.expiresAt <= now) return { id: '', view: visitor };
    await this.#prolong(c, id, row, now);
    return { id, view: viewOf(row) };
  }

  /** Starts a visitor's session, or notes tracking id and consent in the running one. */
  async begin(
    c: GatewayContext,
    given: { requestId?: string; consentLevel?: ConsentLevel } = {},
  ): Promise<SessionView> {
    const { id, view } = c.get('session');
    if (!id)
      return this.#start(c, {
        requestId: given.requestId ?? randomUUID(),
        consentLevel: given.consentLevel ?? 'ESSENTIAL',
      });
    const next: SessionView = {
      ...view,
      requestId: given.requestId ?? view.requestId,
      consentLevel: given.consentLevel ?? view.consentLevel,
    };
    await this.#db
      .update(sessions)
      .set({ requestId: next.requestId, consentLevel: next.consentLevel })
      .where(eq(sessions.key, keyOf(id)));
    c.set('session', { id, view: next });
    this.sendCsrfToken(c);
    return next;
  }

  /** The member has given all that was asked for: a new id, the old one is void. */
  async logIn(c: GatewayContext, memberId: string): Promise<SessionView> {
    return this.#rotate(c, { memberId });
  }

  /** The password was right and a second factor is due: `pendingMemberId` for five minutes, no rights yet. */
  async awaitSecondFactor(c: GatewayContext, memberId: string): Promise<SessionView> {
    return this.#rotate(c, { pendingMemberId: memberId });
  }

  async logOut(c: GatewayContext): Promise<void> {
    await this.#forget(c.get('session').id);
    deleteCookie(c, this.#cookie, { path: '/', secure: this.#secure });
    deleteCookie(c, CSRF_COOKIE, { path: '/', secure: this.#secure });
    c.set('session', { id: '', view: visitor });
  }

  /** Puts the readable anti-forgery cookie of the running session beside the answer. */
  sendCsrfToken(c: GatewayContext): void {
    const token = issueCsrfToken(this.#env.sessionSecret, c.get('session').id);
    setCookie(c, CSRF_COOKIE, token, { path: '/', sameSite: 'Lax', secure: this.#secure });
  }

  /** Deletes what has expired; a job does so now and then. */
  async sweep(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expiresAt, this.#clock.now()));
  }

  async #rotate(c: GatewayContext, who: Pick<SessionData, 'memberId' | 'pendingMemberId'>): Promise<SessionView> {
    const { id, view } = c.get('session');
    await this.#forget(id);
    return this.#start(c, { requestId: view.requestId ?? randomUUID(), consentLevel: view.consentLevel, ...who });
  }

  async #forget(id: string): Promise<void> {
    if (id) await this.#db.delete(sessions).where(eq(sessions.key, keyOf(id)));
  }

  async #start(c: GatewayContext, data: SessionData): Promise<SessionView> {
    const id = randomBytes(32).toString('base64url');
    const seconds = data.pendingMemberId ? SECOND_FACTOR_SECONDS : this.#env.sessionLifetimeSeconds;
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1_000);
    await this.#db.insert(sessions).values({ ...data, key: keyOf(id), createdAt: now, expiresAt });
    const view = { ...visitor, ...data };
    c.set('session', { id, view });
    this.#sendCookie(c, id, seconds);
    this.sendCsrfToken(c);
    return view;
  }

  async #prolong(c: GatewayContext, id: string, row: SessionRow, now: Date): Promise<void> {
    const full = this.#env.sessionLifetimeSeconds;
    const expiresAt = new Date(now.getTime() + full * 1_000);
    if (row.pendingMemberId || expiresAt.getTime() - row.expiresAt.getTime() < PROLONG_AFTER_MS) return;
    await this.#db.update(sessions).set({ expiresAt }).where(eq(sessions.key, row.key));
    this.#sendCookie(c, id, full);
  }

  #sendCookie(c: GatewayContext, id: string, maxAge: number): void {
    setCookie(c, this.#cookie, id, { path: '/', httpOnly: true, sameSite: 'Lax', secure: this.#secure, maxAge });
  }
}
