import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { EventFrom } from 'xstate';
import type { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallModel, VisitCard } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallView } from '../../../machines/book-install/book-install.types.ts';
import { bookInstallViews } from './book-install.views.ts';

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
  outsideVisit: monday,
  inHomeVisit: wednesday,
  confirmLabel: 'Continue',
  canChangeEngineerNotes: true,
  engineerDetails: {
    firstName: 'Robin',
    lastName: 'Marsh',
    phone: '07700 900123',
    healthAndSafety: '',
    engineerInstructions: '',
  },
  errors: {},
  failureMessage: 'Something went wrong, please try again later.',
};

/** What the view said. */
export const send = vi.fn<(event: EventFrom<typeof bookInstallMachine>) => void>();

/** Draws one view of the booking. */
export function draw(view: BookInstallView, model: Partial<BookInstallModel> = {}) {
  const View = bookInstallViews[view];
  return render(
    <MantineProvider env="test">
      <MemoryRouter>
        <View model={{ ...usual, ...model }} send={send} draft={{ values: {}, keep: () => {} }} />
      </MemoryRouter>
    </MantineProvider>,
  );
}
