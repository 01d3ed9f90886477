import { expect, test } from 'vitest';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { availabilityOf, input } from '../../../machines/select-appointment/select-appointment.cases.ts';
import { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import { selectAppointmentAnalytics } from './select-appointment.analytics.ts';

const selector = { machine: selectAppointmentMachine, journey: selectAppointmentAnalytics, input };
const answer = answered('loadBlock', availabilityOf(['2026-02-17', 'AM']));
const offline = failed('loadBlock', { kind: 'NetworkError', message: 'offline' });
const broken = failed('loadBlock', { kind: 'HttpError', status: 503, code: 'unavailable', message: '', fields: [] });
const neared = (startDate: string) => ({ type: 'block.neared', startDate }) as const;

const told = (data: object) => ({
  name: 'error_shown',
  data: { journey: 'selectAppointment', state: 'blockNotLoaded', ...data },
});

test('a block that could not be had is told once, by its kind and code (SC-15)', () => {
  expect(toldOf(selector, answer, neared('2026-02-23'), offline, neared('2026-03-02'), broken)).toEqual([
    told({ kind: 'NetworkError', status: 0 }),
    told({ kind: 'HttpError', status: 503, code: 'unavailable' }),
  ]);
});

test('a block that could not be had is not told again by those that come after it', () => {
  const later = [neared('2026-03-02'), answer, neared('2026-03-09'), answer];
  expect(toldOf(selector, answer, neared('2026-02-23'), offline, ...later)).toEqual([
    told({ kind: 'NetworkError', status: 0 }),
  ]);
});

test('nothing is told of a failed block while another one is on its way', () => {
  expect(toldOf(selector, answer, neared('2026-02-23'), neared('2026-03-02'), offline)).toEqual([]);
});

test('of two blocks that fail one after the other each is told (SC-15)', () => {
  const both = [neared('2026-02-23'), neared('2026-03-02'), offline, broken];
  expect(toldOf(selector, answer, ...both)).toEqual([
    told({ kind: 'NetworkError', status: 0 }),
    told({ kind: 'HttpError', status: 503, code: 'unavailable' }),
  ]);
});

test('a block that failed and then came while another one failed is not told', () => {
  const again = { type: 'block.retried', startDate: '2026-02-23' } as const;
  const happenings = [neared('2026-02-23'), neared('2026-03-02'), offline, again, broken, answer];
  expect(toldOf(selector, answer, ...happenings)).toEqual([
    told({ kind: 'HttpError', status: 503, code: 'unavailable' }),
  ]);
});
