import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { EventFrom } from 'xstate';
import type { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallModel, VisitCard } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallView, VisitName } from '../../../machines/book-install/book-install.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './book-install.views.ts';

await loadLateViews(views);

export const monday: VisitCard = {
  date: '2026-01-05',
  slot: 'AM',
  formattedSlot: '8am-12pm',
  isHeld: false,
};
export const wednesday: VisitCard = {
  ...monday,
  date: '2026-01-14',
  slot: 'PM',
  formattedSlot: '12pm-4pm',
};

/** Both visits are needed and have a date; an earlier call failed. */
const usual: BookInstallModel = {
  isBusy: false,
  isOutsideVisitRequired: true,
  isInHomeVisitRequired: true,
  installMethod: 'Full fibre to your home',
  earliestGoLive: null,
  visit: 'outsideVisit',
  outsideVisit: monday,
  inHomeVisit: wednesday,
  heldUntil: null,
  areBothHeld: false,
  confirms: 'visit',
  canChooseEachDate: true,
  canChangeEngineerNotes: true,
  engineerDetails: {
    firstName: 'Robin',
    lastName: 'Marsh',
    phone: '07700 900123',
    healthAndSafety: '',
    engineerInstructions: '',
  },
  submits: 'booking',
  errors: {},
  failureReason: 'unknown',
};

/** What the view said. */
export const send = vi.fn<(event: EventFrom<typeof bookInstallMachine>) => void>();

/** A view of the booking; of a visit’s page, after the name of the visit. */
export type Drawn = BookInstallView | `${VisitName} ${BookInstallView}`;

const partsOf = (drawn: Drawn): [VisitName, BookInstallView] => {
  const [visit, view] = drawn.split(' ');
  return (view === undefined ? ['outsideVisit', drawn] : [visit, view]) as [VisitName, BookInstallView];
};

export function pageOf(drawn: Drawn, model: Partial<BookInstallModel> = {}) {
  const [visit, view] = partsOf(drawn);
  const View = views[view];
  return (
    <MantineProvider env="test">
      <MemoryRouter>
        <View model={{ ...usual, visit, ...model }} send={send} draft={{ values: {}, keep: () => {} }} />
      </MemoryRouter>
    </MantineProvider>
  );
}

/** Draws one view of the booking. */
export const draw = (...drawn: Parameters<typeof pageOf>) => render(pageOf(...drawn));
