import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { availabilityOf, input } from '../../../machines/select-appointment/select-appointment.cases.ts';
import { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import type { AnalyticsEvent } from '../../analytics/catalogue.ts';
import { createFactReader } from '../../analytics/fact-reader.ts';
import { createFacts } from '../../analytics/facts.ts';

/** What is told of a customer at the date selector to whom this happens. */
async function toldOf(...events: { type: string }[]) {
  const told: AnalyticsEvent[] = [];
  const facts = createFacts(() =>
    Promise.resolve(
      createFactReader({
        journeys: [],
        track: (event) => void told.push(event),
        onMistake: (message) => expect.fail(message),
      }),
    ),
  );
  await facts.load();
  const actor = createActor(unanswered(selectAppointmentMachine), {
    input,
    inspect: (event) => facts.journey(event, false),
  }).start();
  for (const event of events) actor.send(event);
  return told;
}

const answer = answered('loadBlock', availabilityOf(['2026-02-17', 'AM']));
const offline = failed('loadBlock', { kind: 'NetworkError', message: 'offline' });
const broken = failed('loadBlock', { kind: 'HttpError', status: 503, code: 'unavailable', message: '', fields: [] });
const neared = (startDate: string) => ({ type: 'block.neared', startDate });

const told = (data: object) => ({
  name: 'error_shown',
  data: { journey: 'selectAppointment', state: 'blockNotLoaded', ...data },
});

test('a block that could not be had is told once, by its kind and code (SC-15)', async () => {
  expect(await toldOf(answer, neared('2026-02-23'), offline, neared('2026-03-02'), broken)).toEqual([
    told({ kind: 'NetworkError', status: 0 }),
    told({ kind: 'HttpError', status: 503, code: 'unavailable' }),
  ]);
});

test('a block that could not be had is not told again by those that come after it', async () => {
  const later = [neared('2026-03-02'), answer, neared('2026-03-09'), answer];
  expect(await toldOf(answer, neared('2026-02-23'), offline, ...later)).toEqual([
    told({ kind: 'NetworkError', status: 0 }),
  ]);
});

test('nothing is told of a failed block while another one is on its way', async () => {
  expect(await toldOf(answer, neared('2026-02-23'), neared('2026-03-02'), offline)).toEqual([]);
});
