import { useCallback } from 'react';
import type { LegWay, Persona } from '../../personas/persona.types.ts';
import { personas } from '../../personas/personas.ts';
import { useAnswer } from '../page/use-answer.ts';

/** One file for each persona, loaded when somebody asks to be them. */
const files = import.meta.glob<readonly LegWay[]>('../../personas/ways/*.json', { import: 'default' });

function waysOfPersona(id: string): Promise<readonly LegWay[]> {
  const load = files[`../../personas/ways/${id}.json`];
  return load ? load() : Promise.reject(new Error(`No ways are kept for "${id}". Run: npm run ways`));
}

const nobody: readonly LegWay[] = [];

export type KnownPersona = {
  /** Whose eyes are looked through; null for everybody's. */
  persona: Persona | null;
  /** Through each journey; none until they are there. */
  ways: readonly LegWay[];
  /** Why they cannot be shown, in words. */
  mistake: string | null;
};

/** Somebody whose way is shown, by their id, with the way. */
export function usePersona(id: string | null): KnownPersona {
  const ask = useCallback(() => (id === null ? Promise.resolve(nobody) : waysOfPersona(id)), [id]);
  const { value, mistake } = useAnswer(ask);
  return { persona: personas.find((one) => one.id === id) ?? null, ways: value ?? nobody, mistake };
}
