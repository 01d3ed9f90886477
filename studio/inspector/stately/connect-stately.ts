import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { log } from '../../../src/runtime/log.ts';
import { mask } from '../bridge/mask.ts';

/** Even what our own inspector shows stays here: no text goes to another site but the kinds of texts. */
function kindsOnly(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('‹') ? value : '‹text›';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(kindsOnly);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, kindsOnly(entry)]));
}

const kindsOf = (value: unknown): unknown => kindsOnly(mask(value));

type Snapshot = { status?: unknown; value?: unknown; context?: unknown; output?: unknown };

const maskedSnapshot = ({ status, value, context, output }: Snapshot) => ({
  status,
  value,
  context: kindsOf(context),
  output: kindsOf(output),
});

const maskedEvent = (event: { type: string }) => ({ ...(kindsOf(event) as object), type: event.type });

/** What leaves for another site: names of states and events, and the kinds of everything else. */
export function masked(told: StatelyInspectionEvent): StatelyInspectionEvent {
  return {
    ...told,
    ...('snapshot' in told && { snapshot: maskedSnapshot(told.snapshot) }),
    ...('event' in told && { event: maskedEvent(told.event) }),
  } as StatelyInspectionEvent;
}

/** Opens the hosted inspector in a window of its own and tells it what the machines do; nothing comes back from there. */
export function connectStately(): (told: InspectionEvent) => void {
  const { inspect, adapter } = createBrowserInspector({ serialize: masked });
  if (adapter.targetWindow === null)
    log.warn('The Stately inspector could not be opened: allow pop-up windows for this site, and reload');
  return (told) => inspect.next?.(told);
}
