import { useEffect } from 'react';
import { lockBody } from './lock-body.ts';

/** Keeps the page behind a dialog still while `locked` (UI-01). */
export function useBodyLock(locked: boolean): void {
  useEffect(() => (locked ? lockBody() : undefined), [locked]);
}
