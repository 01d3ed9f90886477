import { failsTo } from '../shared/failure.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';
import type { VisitName } from './book-install.types.ts';
import { appointmentIdOf, earliestDateOf, selectionInput } from './book-install.visits.ts';

type Step = { visit: VisitName; description: string };

/** The first free date is proposed, so that most customers need not choose. */
export const findingSlot = ({
  visit,
  description,
  found,
  missing,
  failed,
}: Step & { found: string; missing: string; failed: string }) =>
  s.createStateConfig({
    description,
    tags: ['busy'],
    invoke: {
      id: 'findFirstSlot',
      src: 'findFirstSlot',
      input: ({ context }) => ({
        appointmentId: appointmentIdOf(context.installation, visit),
        startDate: earliestDateOf(context, visit),
      }),
      onDone: [
        {
          guard: { type: 'hasFreeSlot', params: ({ event }) => ({ visit, availability: event.output }) },
          target: found,
          actions: { type: 'proposeFirstSlot', params: ({ event }) => ({ visit, availability: event.output }) },
        },
        { target: missing },
      ],
      onError: failsTo(failed),
    },
  });

/** The date selector over the page. Cancelled, the page shows again what it showed before. */
export const choosingDate = ({
  visit,
  description,
  selected,
  cancelled,
  failed,
}: Step & { selected: string; cancelled: string; failed: string }) =>
  s.createStateConfig({
    description,
    invoke: {
      id: 'selectAppointment',
      src: 'selectAppointment',
      input: ({ context }) => selectionInput(context, visit),
      onDone: [
        {
          guard: { type: 'isAppointmentSelected', params: ({ event }) => event },
          target: selected,
          actions: { type: 'proposeSelection', params: ({ event }) => ({ visit, output: event.output }) },
        },
        { target: cancelled },
      ],
      onError: failsTo(failed),
    },
  });
