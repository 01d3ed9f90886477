import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { min } from 'date-fns';
import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { GatewayEnv } from '../env.ts';
import type { ConsentLevel, GatewayContext, OpenSession, SessionView } from './context.ts';
import { CSRF_COOKIE, issueCsrfToken } from './csrf-token.ts';
import { deviceOf } from './user-agent.rules.ts';
import { isVisitorId, issueVisitorId } from './visitor-id.ts';

export const visitor: SessionView = {
  memberId: undefined,
  pendingMemberId: undefined,
  requestId: undefined,
  consentLevel: 'ESSENTIAL',
};

export const noSession: OpenSession = { id: '', view: visitor, isStored: false };

export type SessionRow = typeof sessions.$inferSelect;
type SessionData = Pick<SessionRow, 'requestId' | 'consentLevel'> & { memberId?: string; pendingMemberId?: string };

/** Who gave the password has five minutes for the second factor. */
const SECOND_FACTOR_SECONDS = 300;
/** The use of a session is noted, and prolongs it, at most once a minute, not with each request. */
const PROLONG_AFTER_MS = 60_000;

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
    if (!id) return noSession;
    const [row] = await this.#db
      .select()
      .from(sessions)
      .where(eq(sessions.key, keyOf(id)));
    const now = this.#clock.now();
    if (!row) {
      const { sessionSecret, sessionLifetimeSeconds } = this.#env;
      const isOurs = isVisitorId(sessionSecret, id, now, sessionLifetimeSeconds);
      return isOurs ? { ...noSession, id } : noSession;
    }
    if (row.expiresAt <= now || this.#endOf(row.createdAt) <= now) return noSession;
    await this.#prolong(c, id, row, now);
    return { id, view: viewOf(row), isStored: true };
  }

  /** The anti-forgery token of the running session, or of a new visitor, of whom nothing is stored. */
  greet(c: GatewayContext): void {
    if (c.get('session').id === '') {
      const id = this.#newVisitor();
      c.set('session', { ...noSession, id });
      this.#sendCookie(c, id, this.#env.sessionLifetimeSeconds);
    }
    this.sendCsrfToken(c);
  }

  /**
   * Stores a visitor's session, or notes tracking id and consent in the running one. Whoever sends its cookie keeps it: sent again with an
   * answer that comes after that of a log-in, it would take the place of the member's.
   */
  async begin(c: GatewayContext, noted: { requestId: string; consentLevel: ConsentLevel }): Promise<SessionView> {
    const { id, view, isStored } = c.get('session');
    if (!isStored) {
      const begun = await this.#store(c, id || this.#newVisitor(), noted, this.#db);
      if (id === '') this.#sendCookies(c, begun);
      return begun.view;
    }
    await this.#db
      .update(sessions)
      .set(noted)
      .where(eq(sessions.key, keyOf(id)));
    const next = { ...view, ...noted };
    c.set('session', { id, view: next, isStored });
    return next;
  }

  /** The member has given all that was asked for: a new id, the old one is void. */
  async logIn(c: GatewayContext, memberId: string, db: Executor = this.#db): Promise<SessionView> {
    return this.#rotate(c, { memberId }, db);
  }

  /** The password was right and a second factor is due: `pendingMemberId` for five minutes, no rights yet. */
  async awaitSecondFactor(c: GatewayContext, memberId: string, db: Executor = this.#db): Promise<SessionView> {
    return this.#rotate(c, { pendingMemberId: memberId }, db);
  }

  /** False when the session was ended after the request's `read`; nobody else ends it until the transaction does. */
  async stillStands(c: GatewayContext, tx: Executor): Promise<boolean> {
    const key = keyOf(c.get('session').id);
    const rows = await tx.select({ key: sessions.key }).from(sessions).where(eq(sessions.key, key)).for('update');
    return rows.length > 0;
  }

  async logOut(c: GatewayContext): Promise<void> {
    await this.#forget(c.get('session').id, this.#db);
    this.clear(c);
  }

  /** Takes the cookies away. */
  clear(c: GatewayContext): void {
    deleteCookie(c, this.#cookie, { path: '/', secure: this.#secure });
    deleteCookie(c, CSRF_COOKIE, { path: '/', secure: this.#secure });
    c.set('session', noSession);
  }

  /** Where a member is logged in, the session that was used last first; none that has run out. */
  async standing(db: Executor, memberId: string): Promise<SessionRow[]> {
    const now = this.#clock.now();
    const begunAfter = new Date(now.getTime() - this.#env.sessionLongestSeconds * 1_000);
    const stands = and(gt(sessions.expiresAt, now), gt(sessions.createdAt, begunAfter));
    return db
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), stands))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);
  }

  /** Tells the session of the request from others, also after it has ended; nobody gets in with it. */
  keyOfRequest(c: GatewayContext): string {
    return keyOf(c.get('session').id);
  }

  /** Whether this is the session that the request comes with. */
  isOfRequest(c: GatewayContext, { key }: Pick<SessionRow, 'key'>): boolean {
    return key === this.keyOfRequest(c);
  }

  /** Ends one session, at once: each request looks for its own. */
  async end(tx: Executor, { key }: Pick<SessionRow, 'key'>): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.key, key));
  }

  /** Ends every session of a member, and every log-in that waits for their second factor. */
  async endAllOf(tx: Executor, memberId: string): Promise<void> {
    await tx.delete(sessions).where(or(eq(sessions.memberId, memberId), eq(sessions.pendingMemberId, memberId)));
  }

  /** Puts the readable anti-forgery cookie of the running session beside the answer. */
  sendCsrfToken(c: GatewayContext): void {
    const { id, view } = c.get('session');
    this.#sendTokenOf(c, id, this.#secondsOf(view));
  }

  /** Deletes what has expired; a job does so now and then. */
  async sweep(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expiresAt, this.#clock.now()));
  }

  async #rotate(
    c: GatewayContext,
    who: Pick<SessionData, 'memberId' | 'pendingMemberId'>,
    db: Executor,
  ): Promise<SessionView> {
    const { id: before, view } = c.get('session');
    await this.#forget(before, db);
    const id = randomBytes(32).toString('base64url');
    const noted = { requestId: view.requestId ?? randomUUID(), consentLevel: view.consentLevel };
    const begun = await this.#store(c, id, { ...noted, ...who }, db);
    this.#sendCookies(c, begun);
    return begun.view;
  }

  async #forget(id: string, db: Executor): Promise<void> {
    if (id) await db.delete(sessions).where(eq(sessions.key, keyOf(id)));
  }

  #newVisitor(): string {
    return issueVisitorId(this.#env.sessionSecret, this.#clock.now());
  }

  /** Two tabs of a new visitor may store the same session at once; the later one has the last word. */
  async #store(c: GatewayContext, id: string, data: SessionData, db: Executor): Promise<OpenSession> {
    const seconds = this.#secondsOf(data);
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1_000);
    // Of a visitor it is nobody's business.
    const device = data.memberId === undefined ? {} : deviceOf(c.req.header('user-agent'));
    await db
      .insert(sessions)
      .values({ ...data, ...device, key: keyOf(id), createdAt: now, lastUsedAt: now, expiresAt })
      .onConflictDoUpdate({ target: sessions.key, set: data });
    const begun = { id, view: { ...visitor, ...data }, isStored: true };
    c.set('session', begun);
    return begun;
  }

  #secondsOf({ pendingMemberId }: Pick<SessionData, 'pendingMemberId'>): number {
    return pendingMemberId ? SECOND_FACTOR_SECONDS : this.#env.sessionLifetimeSeconds;
  }

  #sendCookies(c: GatewayContext, { id, view }: OpenSession): void {
    const seconds = this.#secondsOf(view);
    this.#sendCookie(c, id, seconds);
    this.#sendTokenOf(c, id, seconds);
  }

  /** The moment at which a session that began at `createdAt` ends, however much it is used. */
  #endOf(createdAt: Date): Date {
    return new Date(createdAt.getTime() + this.#env.sessionLongestSeconds * 1_000);
  }

  async #prolong(c: GatewayContext, id: string, row: SessionRow, now: Date): Promise<void> {
    const full = this.#env.sessionLifetimeSeconds;
    const expiresAt = min([new Date(now.getTime() + full * 1_000), this.#endOf(row.createdAt)]);
    if (row.pendingMemberId || now.getTime() - row.lastUsedAt.getTime() < PROLONG_AFTER_MS) return;
    await this.#db.update(sessions).set({ expiresAt, lastUsedAt: now }).where(eq(sessions.key, row.key));
    const left = Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000);
    this.#sendCookie(c, id, left);
    this.#sendTokenOf(c, id, left);
  }

  /** Lasts as long as the session's own cookie: alone it would have the next write refused. */
  #sendTokenOf(c: GatewayContext, id: string, maxAge: number): void {
    const token = issueCsrfToken(this.#env.sessionSecret, id);
    setCookie(c, CSRF_COOKIE, token, { path: '/', sameSite: 'Lax', secure: this.#secure, maxAge });
  }

  #sendCookie(c: GatewayContext, id: string, maxAge: number): void {
    setCookie(c, this.#cookie, id, { path: '/', httpOnly: true, sameSite: 'Lax', secure: this.#secure, maxAge });
  }
}
