import { describe, expect, it } from 'vitest';
import { referenceOf } from './reference.ts';

const id = '0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a10';
const quoted = (error: unknown, header?: string) =>
  referenceOf({ error, response: { headers: new Headers(header === undefined ? {} : { 'X-Request-Id': header }) } });

describe('the reference of an answer', () => {
  it('is the first digits of its request’s id, which a customer can read out and support finds in the log', () => {
    expect(quoted({ code: 'server.error', requestId: id })).toBe('0197f3a2');
    expect(quoted(undefined, id)).toBe('0197f3a2');
  });

  it('is another kind of id as a whole', () => {
    expect(quoted({ requestId: 'req-4711' })).toBe('req-4711');
  });

  it.each([
    [undefined],
    [null],
    ['<html>'],
    [{ requestId: 7 }],
    [{ requestId: 'Bearer of bad news' }],
    [{ requestId: 'x'.repeat(37) }],
  ])('is none where there is nothing to read out: %j', (body) => {
    expect(quoted(body)).toBe('');
  });
});
