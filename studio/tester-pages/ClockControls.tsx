import { useState } from 'react';
import { Alert } from '../../src/ui/Alert/Alert.tsx';
import { Button } from '../../src/ui/Button/Button.tsx';
import { longDate, timeOfDay } from '../../src/ui/format/date.ts';
import { JourneyForm } from '../../src/ui/form/JourneyForm.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { WaysOn } from '../../src/ui/WaysOn/WaysOn.tsx';
import { Section } from './Section.tsx';
import { testTools, type Clock } from './test-tools.ts';
import { useAsked } from './use-asked.ts';

const HOUR_MS = 3_600_000;
const steps = [
  { label: 'An hour on', advanceMs: HOUR_MS },
  { label: 'A day on', advanceMs: 24 * HOUR_MS },
  { label: '25 hours on', advanceMs: 25 * HOUR_MS },
  { label: '31 days on', advanceMs: 31 * 24 * HOUR_MS },
];

/** The moment of a typed date and time, UTC; null where it is none. */
function momentOf(date: string, time: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const at = new Date(`${date}T${time}:00Z`);
  // `2026-02-31` would become a day in March.
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(date) ? null : at.toISOString();
}

function words({ now, offsetMs }: Clock): string {
  const hours = Math.round(offsetMs / HOUR_MS);
  const moment = `${longDate(now)} at ${timeOfDay(now)}`;
  if (offsetMs === 0) return `${moment}, the real time`;
  const ahead = Math.abs(hours);
  const amount = ahead > 72 ? `${Math.round(ahead / 24)} days` : ahead === 1 ? '1 hour' : `${ahead} hours`;
  return `${moment}, about ${amount} ${offsetMs > 0 ? 'ahead of' : 'behind'} the real time`;
}

/** The gateway's clock: sessions, held dates and saved journeys end by it, and what is due happens at once. */
export function ClockControls() {
  const { value, mistake, isBusy, act } = useAsked(testTools.clock);
  const [errors, setErrors] = useState<{ date?: string; time?: string }>({});
  return (
    <Section
      title="The gateway’s clock"
      intro="It is one clock for everybody who uses this gateway. Your session may end when you move it on."
      mistake={mistake}
    >
      {value && (
        <Alert kind={value.offsetMs === 0 ? 'info' : 'warning'} title="The gateway’s time">
          {words(value)}
        </Alert>
      )}
      <WaysOn>
        {steps.map(({ label, advanceMs }) => (
          <Button key={label} loading={isBusy} onClick={() => void act(() => testTools.moveClock({ advanceMs }))}>
            {label}
          </Button>
        ))}
        <Button loading={isBusy} onClick={() => void act(() => testTools.moveClock({ reset: true }))}>
          Back to the real time
        </Button>
      </WaysOn>
      <JourneyForm
        name="clock"
        errors={errors}
        busy={isBusy}
        submitLabel="Set the clock"
        onSubmit={({ date = '', time = '' }) => {
          const set = momentOf(date, time);
          const isTime = momentOf('2026-01-01', time) !== null;
          setErrors(
            set === null
              ? {
                  ...(momentOf(date, '00:00') === null && { date: 'Choose a date' }),
                  ...(!isTime && { time: 'Write a time, like 09:30' }),
                }
              : {},
          );
          if (set !== null) void act(() => testTools.moveClock({ set }));
        }}
      >
        <TextField name="date" label="Date" type="date" short />
        <TextField
          name="time"
          label="Time"
          description="Universal time (UTC), like 09:30. In summer that is an hour behind the UK’s."
          inputMode="numeric"
          autoComplete="off"
          short
        />
      </JourneyForm>
    </Section>
  );
}
