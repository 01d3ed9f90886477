/** Where faults are put in. The bar counts over the first three; views are reported only. */
export const groups = ['machines', 'selectors', 'view models', 'views'] as const;

export type Group = (typeof groups)[number];

/** The share of faults that has to be noticed, over all groups that have a bar. */
export const bar = 0.95;

export const hasBar = (group: Group): boolean => group !== 'views';

/** Tests, and what is there for them; types; the register and the model, which are tools of the tests. */
const isApart = (file: string): boolean =>
  /\.(?:test|cases|types|props)\.tsx?$|\/test-[^/]*$|^machines\/index\.ts/.test(file);

/** The group of a file, by its path from the root; null where no faults are put in. */
export function groupOf(file: string): Group | null {
  if (isApart(file) || !/\.tsx?$/.test(file)) return null;
  if (/^machines\/[^/]+\/[^/]+\.selectors\.ts$/.test(file)) return 'selectors';
  if (/^machines\/[^/]+\//.test(file)) return 'machines';
  if (!file.startsWith('src/journeys/')) return null;
  const isDrawing = file.endsWith('.tsx') || /\/views\/|\/use-[^/]*$|\.(?:views|copy)\.ts$/.test(file);
  return isDrawing ? 'views' : 'view models';
}

/** The machine or journey that a file belongs to. */
export function subjectOf(file: string): string {
  const parts = file.split('/');
  return (parts[0] === 'machines' ? parts[1] : parts[2]) ?? '';
}
