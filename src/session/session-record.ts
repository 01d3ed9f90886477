import type { Wire } from '../../machines/shared/wire.ts';

type SessionRecord = Wire<'SessionRecord'>;
type ConsentLevel = Wire<'UserConsentLevel'>;
export type RecordStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'session';

/** Which part of the site the record belongs to. */
const context = 'broadband';

function isRecord(value: unknown): value is SessionRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { memberId, expiry, clientTrackingContext } = value as Partial<SessionRecord>;
  return (
    (memberId === null || typeof memberId === 'string') &&
    typeof expiry === 'string' &&
    typeof clientTrackingContext?.requestId === 'string'
  );
}

/** `crypto.randomUUID` is missing on plain http; these are random enough and as long. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** sessionStorage, or a memory of this page where the browser forbids it. */
export function tabStore(): RecordStore {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }
}

/**
 * What the browser keeps about its session, for this tab (SC-02). A record that has expired is rebuilt with the same
 * member id and request id and the consent that needs no asking (SC-04).
 */
export function createSessionRecords(options: { store: RecordStore; lifetimeMs: number; now: () => number }) {
  const { store, lifetimeMs, now } = options;

  function read(): SessionRecord | null {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
      return isRecord(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  /** A full or forbidden store costs the record, not the session. */
  function keep(record: SessionRecord): SessionRecord {
    try {
      store.setItem(key, JSON.stringify(record));
    } catch {
      store.removeItem(key);
    }
    return record;
  }

  const build = (given: { memberId: string | null; requestId: string; consentLevel: ConsentLevel }): SessionRecord =>
    keep({
      memberId: given.memberId,
      hasAccess: false,
      expiry: new Date(now() + lifetimeMs).toISOString(),
      clientTrackingContext: { requestId: given.requestId, context, userConsentLevel: given.consentLevel },
    });

  return {
    read,
    /** Whether this tab has known a member whose session should not be over. */
    isRemembered: (): boolean => {
      const kept = read();
      return kept !== null && kept.memberId !== null && Date.parse(kept.expiry) > now();
    },
    /** The record of this tab: kept, rebuilt when it has expired, or new. */
    open: (consentLevel: ConsentLevel): SessionRecord => {
      const kept = read();
      if (!kept) return build({ memberId: null, requestId: randomId(), consentLevel });
      if (Date.parse(kept.expiry) > now()) return kept;
      const { requestId } = kept.clientTrackingContext;
      return build({ memberId: kept.memberId, requestId, consentLevel: 'ESSENTIAL' });
    },
    /** A client session was started: the record lasts as long as it does. */
    renew: (requestId: string, consentLevel: ConsentLevel): void => {
      const { memberId = null, hasAccess = false } = read() ?? {};
      keep({ ...build({ memberId, requestId, consentLevel }), hasAccess });
    },
    /** What the customer consents to now; holds over a reload also when no session could be started with it. */
    keepConsent: (consentLevel: ConsentLevel): void => {
      const kept = read();
      if (kept)
        keep({ ...kept, clientTrackingContext: { ...kept.clientTrackingContext, userConsentLevel: consentLevel } });
    },
    /**
     * The member whose cookie this is. A record of another member is cleared (SC-05) and starts anew; true where that
     * was so.
     */
    keepMember: (memberId: string | null): boolean => {
      const kept = read();
      if (!kept || kept.memberId === memberId) return false;
      if (kept.memberId === null) {
        keep({ ...kept, memberId });
        return false;
      }
      store.removeItem(key);
      const { requestId, userConsentLevel } = kept.clientTrackingContext;
      build({ memberId, requestId, consentLevel: userConsentLevel });
      return true;
    },
    /** The access flag's word for this member (AU-11). */
    keepAccess: (hasAccess: boolean): void => {
      const kept = read();
      if (kept && kept.hasAccess !== hasAccess) keep({ ...kept, hasAccess });
    },
  };
}
