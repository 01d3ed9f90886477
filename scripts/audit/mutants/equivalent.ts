import type { Mutant } from './mutant.ts';

/** A fault that changes nothing that anybody can meet, by its file and by what is changed; with the reason. */
export type Equivalent = Pick<Mutant, 'file' | 'what'> & { why: string };

export const equivalents: readonly Equivalent[] = [];

export const isEquivalent = ({ file, what }: Mutant): boolean =>
  equivalents.some((known) => known.file === file && known.what === what);
