import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import type { aboutYouMachine } from './about-you.machine.ts';
import type { AboutYouContext, FullName } from './about-you.types.ts';

export const starts = {
  'a member known by a first name': { firstName: 'Jo', lastName: '' },
} satisfies Record<string, FullName>;

export const cases: readonly ModelCase<typeof aboutYouMachine>[] = [
  { type: 'name.submitted', firstName: ' Jo ', lastName: 'Dunnock' },
  { type: 'name.submitted', firstName: 'Jo', lastName: ' ' },
  answered('saveName'),
  failed('saveName', { kind: 'NetworkError', message: 'offline' }),
  answered('welcomeMember'),
  failed('welcomeMember', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ name, errors, failure }: AboutYouContext) => ({
  name,
  errors: Object.keys(errors),
  isFailed: failure !== null,
});
