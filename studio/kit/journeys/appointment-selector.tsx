import { useState } from 'react';
import { LoadingFailure } from '../../../src/journeys/select-appointment/views/LoadingFailure.tsx';
import { MonthNavigation } from '../../../src/journeys/select-appointment/views/MonthNavigation.tsx';
import type { Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const months = [
  { month: '2026-01', isEnabled: true, isShown: true },
  { month: '2026-02', isEnabled: true, isShown: false },
  { month: '2026-03', isEnabled: false, isShown: false },
];

function Months() {
  const [month, setMonth] = useState('2026-01');
  return <MonthNavigation months={months} month={month} onMove={(to) => setMonth(to.month)} />;
}

function Failures() {
  const [tries, setTries] = useState(0);
  const retry = () => setTries(tries + 1);
  return (
    <Row stacked>
      <LoadingFailure
        message="Error loading appointments for Monday 5 January 2026: Request timed out"
        onRetry={retry}
      />
      <LoadingFailure title="Oops, something went wrong" message="Internal server error." onRetry={retry} />
      <p>Tries: {tries}</p>
    </Row>
  );
}

export const appointmentSelectorEntry: Entry = {
  slug: 'appointment-selector',
  name: 'Appointment selector',
  group: 'Journeys',
  purpose: 'The pieces of the dialog in which a visit gets its date.',
  files: [
    'src/journeys/select-appointment/views/MonthNavigation.tsx',
    'src/journeys/select-appointment/views/LoadingFailure.tsx',
  ],
  rules: ['A month without dates is left out on the way; at an end the arrow keeps the focus and does nothing.'],
  rows: ['BK-13', 'BK-18'],
  examples: [
    { id: 'months', title: 'From month to month', rows: ['BK-13'], Draw: Months },
    { id: 'failures', title: 'Dates that could not be loaded', rows: ['BK-18'], Draw: Failures },
  ],
};
