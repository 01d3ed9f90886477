import { gigabytes, gradeNames } from './phone.ts';

type Described = { colour: { name: string }; storageInGb: number; grade: string | null };

/** A grade that came later has no name of ours yet. */
const nameOf = (grade: string): string =>
  Object.hasOwn(gradeNames, grade) ? `, ${gradeNames[grade as keyof typeof gradeNames].toLowerCase()}` : '';

/** What tells a phone from others of its name: "Navy · 128 GB · Refurbished, good". */
export const describedPhone = ({ colour, storageInGb, grade }: Described): string =>
  [colour.name, gigabytes(storageInGb), grade === null ? 'New' : `Refurbished${nameOf(grade)}`].join(' · ');
