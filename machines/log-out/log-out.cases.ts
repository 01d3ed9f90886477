import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import type { logOutMachine } from './log-out.machine.ts';

export const starts = { 'a member': undefined };

export const cases: readonly ModelCase<typeof logOutMachine>[] = [
  answered('logOut'),
  failed('logOut', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ failure }: { failure: unknown }) => ({ isFailed: failure !== null });
