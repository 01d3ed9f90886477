import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { errorFacts, errorLine } from './error-facts.ts';

const database = Object.assign(new Error('duplicate key value: (rowan.archer@example.com)'), {
  code: '23505',
  constraint: 'members_email_key',
});
const failed = new DrizzleQueryError('insert into members values ($1)', ['rowan.archer@example.com'], database);

it('an error of the database is logged by its code, without what the customer typed', () => {
  const logged = JSON.stringify(errorFacts(failed));
  expect(logged).toContain('23505');
  expect(logged).toContain('members_email_key');
  expect(logged).toContain('error-facts.test.ts');
  expect(logged).not.toContain('rowan');
});

it('a failed job keeps the same in a line', () => {
  expect(errorLine(failed)).toBe('DrizzleQueryError < Error 23505 members_email_key');
  expect(errorLine('rowan.archer@example.com')).toBe('string');
});
