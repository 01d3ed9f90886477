import type { RootOptions } from 'react-dom/client';
import { log } from './log.ts';
import { reasonOf } from './reason-of.ts';

const tell = (message: string) => (error: unknown) => log.error(message, { reason: reasonOf(error) });

/** What React tells of errors while drawing, with the causes that it names. */
export const rootErrors: RootOptions = {
  onCaughtError: tell('A page could not be drawn'),
  onUncaughtError: tell('The site could not be drawn'),
  onRecoverableError: tell('Drawn again after an error'),
};
