import { paths } from './paths.ts';

type Sold = { colourId: string; storageInGb: number; grade: string | null };

/** The address at which this is chosen of a phone; a grade is one of refurbished phones. */
export function phoneAddress(slug: string, { colourId, storageInGb, grade }: Sold): string {
  const kind = grade === null ? 'condition=new' : `condition=refurbished&grade=${grade}`;
  return `${paths.phones}/${slug}?colour=${colourId}&storage=${storageInGb}&${kind}`;
}
