import { loadEnvelope, saveEnvelope, type EnvelopeSlot } from '../journey-host/envelope.ts';
import type { Draft } from '../journey-host/journey-part.ts';

/** An envelope with no journey in it. */
const nothing = { status: 'active', context: {} };

/**
 * What is typed on a page, kept for the tab without the page’s journey: a snapshot may hold what was sent, a password too. Of a form’s fields no
 * password comes here (src/ui/form/form-values.ts).
 */
export function keptDraft(slot: EnvelopeSlot): Draft & { forget: () => void } {
  let values = loadEnvelope(slot)?.drafts['form'] ?? {};
  return {
    get values() {
      return values;
    },
    /** Also what the page remembers, which would be kept again with the next sign that is typed. */
    forget: () => {
      values = {};
      slot.store.removeItem(slot.key);
    },
    keep: (typed) => {
      values = typed;
      saveEnvelope(slot, { memberId: null, drafts: { form: typed }, snapshot: nothing });
    },
  };
}
