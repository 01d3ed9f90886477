/** Storage as it is said: 256 → "256 GB", 1024 → "1 TB". */
export const gigabytes = (size: number): string => (size % 1024 === 0 ? `${size / 1024} TB` : `${size} GB`);

/** The grades of refurbished phones, as the page that explains them names them. */
export const gradeNames = { LN: 'Like new', A: 'Nearly new', E: 'Excellent', G: 'Good' } as const;

/** What a refurbished phone of a grade is like. */
export const gradeWords = {
  LN: 'You won’t find a mark, and neither did we.',
  A: 'Opened and returned, hardly used, complete in its box.',
  E: 'Marks that you see only when you look for them, none on the screen.',
  G: 'Light scratches that show, but the screen is clear when it’s on.',
} as const;

/** When a phone comes that is in stock. */
export const deliveryWords = (workingDays: number): string =>
  workingDays === 1 ? 'next working day' : `${workingDays} working days`;

type Described = { colour: { name: string }; storageInGb: number; grade: keyof typeof gradeNames | null };

/** A grade of a newer gateway has no name here. */
const refurbished = (grade: keyof typeof gradeNames): string =>
  Object.hasOwn(gradeNames, grade) ? `Refurbished, ${gradeNames[grade].toLowerCase()}` : 'Refurbished';

/** “Black · 256 GB · New”, “Grey · 128 GB · Refurbished, excellent”. */
export const phoneInWords = ({ colour, storageInGb, grade }: Described): string =>
  [colour.name, gigabytes(storageInGb), grade === null ? 'New' : refurbished(grade)].join(' · ');
