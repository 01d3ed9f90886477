/** What lies in sessionStorage: the snapshot with all that is needed to refuse it when it does not fit any more. */
export type Envelope = {
  v: 1;
  machine: string;
  hash: string;
  at: number;
  memberId: string | null;
  drafts: Record<string, Record<string, string>>;
  snapshot: { status: 'active'; context: Record<string, unknown> };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By hand, as every page of the journey needs it at once and a schema library would weigh more than the rest of it. */
function isEnvelope(value: unknown): value is Envelope {
  if (!isRecord(value)) return false;
  const { v, machine, hash, at, memberId, drafts, snapshot } = value;
  return (
    v === 1 &&
    typeof machine === 'string' &&
    typeof hash === 'string' &&
    typeof at === 'number' &&
    (memberId === null || typeof memberId === 'string') &&
    isRecord(drafts) &&
    Object.values(drafts).every(
      (draft) => isRecord(draft) && Object.values(draft).every((text) => typeof text === 'string'),
    ) &&
    isRecord(snapshot) &&
    snapshot['status'] === 'active' &&
    isRecord(snapshot['context'])
  );
}

/** A screen left open overnight is not surely the same customer's. */
export const envelopeLifetimeMs = 12 * 60 * 60 * 1000;

export type EnvelopeStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type EnvelopeSlot = {
  store: EnvelopeStore;
  key: string;
  machine: string;
  /** Changes with the shape of the machines, children included, so that no old snapshot meets a new chart. */
  hash: string;
  now: () => number;
};

/** The saved envelope, or null (and the slot cleared) when it is missing, foreign, too old or of another shape. */
export function loadEnvelope({ store, key, machine, hash, now }: EnvelopeSlot): Envelope | null {
  const raw = store.getItem(key);
  if (raw === null) return null;
  const saved = jsonOf(raw);
  if (isEnvelope(saved) && saved.machine === machine && saved.hash === hash && now() - saved.at <= envelopeLifetimeMs)
    return saved;
  store.removeItem(key);
  return null;
}

/** Saves; a full or forbidden store costs the customer a reload's comfort, never the journey. */
export function saveEnvelope(
  { store, key, machine, hash, now }: EnvelopeSlot,
  saved: Pick<Envelope, 'memberId' | 'drafts'> & { snapshot: unknown },
): void {
  try {
    store.setItem(key, JSON.stringify({ v: 1, machine, hash, at: now(), ...saved }));
  } catch {
    store.removeItem(key);
  }
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
