import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

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
  /** False for a visitor of whom we know nothing yet but that we gave out the id. */
  isStored: boolean;
}

/** What the middleware leaves for those after it. Bindings are there in Node only, not when a test calls `fetch`. */
export interface GatewayHono {
  Variables: { requestId: string; session: OpenSession };
  Bindings: Partial<HttpBindings>;
}

export type GatewayContext = Context<GatewayHono>;
