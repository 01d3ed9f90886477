import type { WireEvent } from '../domains/notifications/notifications.types.ts';
import { wireEvent, wireVisit } from '../../openapi/partners/network/wire-event.ts';

type WireVisit = ReturnType<typeof wireVisit>;

export const VISIT = '7c3a0f52-52d1-4f58-9a53-5f1f6f0d0001';

/** An acknowledgement of order NET-1, unless something else is given. */
export function networkEvent(given: Partial<WireEvent>): WireEvent {
  return wireEvent({
    notificationType: 'ORDER_ACKNOWLEDGED',
    orderId: 'NET-1',
    eventDateTime: '2026-11-23T10:00:00Z',
    ...given,
  });
}

export function notifiedVisit(given: Partial<WireVisit>): WireVisit {
  return wireVisit({
    appointmentKey: VISIT,
    estimatedDuration: 60,
    visitType: 'IN_HOME',
    appointmentStatus: 'CONFIRMED',
    ...given,
  });
}
