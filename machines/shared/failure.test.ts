import { describe, expect, it } from 'vitest';
import { asFailure, codeOf, failureOf, isMissing, statusOf, type Failure } from './failure.ts';

const refused: Failure = {
  kind: 'HttpError',
  status: 409,
  code: 'appointment.taken',
  message: 'That date has gone.',
  fields: [{ path: 'date', message: 'Choose another date' }],
};

describe('whatever a call ends with', () => {
  it.each([
    refused,
    { kind: 'NetworkError', message: 'offline' },
    { kind: 'ValidationError', message: 'not what was agreed' },
    { kind: 'UnknownError', message: 'no more is known' },
  ])('stays as it is where it is a failure: $kind', (failure) => expect(asFailure(failure)).toBe(failure));

  it.each([
    ['an error', new TypeError('out of paper'), 'out of paper'],
    ['a text', 'out of paper', 'out of paper'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['an error of a kind of its own', Object.assign(new Error('jam'), { kind: 'PaperError' }), 'jam'],
  ])('is a failure of which no more is known where it is %s', (_, thrown, message) => {
    expect(asFailure(thrown)).toEqual({ kind: 'UnknownError', message });
  });

  it('is told to guards and actions as a failure', () => {
    expect(failureOf({ event: { error: refused } })).toEqual({ failure: refused });
    expect(failureOf({ event: { error: new Error('jam') } })).toEqual({
      failure: { kind: 'UnknownError', message: 'jam' },
    });
  });
});

describe('what the gateway has said', () => {
  it('is its code and its status', () => {
    expect(codeOf(refused)).toBe('appointment.taken');
    expect(statusOf(refused)).toBe(409);
  });

  it('is nothing where no answer came', () => {
    expect(codeOf({ kind: 'NetworkError', message: 'offline' })).toBe('');
    expect(statusOf({ kind: 'NetworkError', message: 'offline' })).toBe(0);
  });

  it.each([
    [400, true],
    [401, false],
    [404, true],
    [409, false],
    [500, false],
  ])('with %i means that there is nothing to see: %s', (status, isGone) =>
    expect(isMissing({ ...refused, status })).toBe(isGone),
  );
});
