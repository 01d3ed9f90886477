import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFiles } from './built-pages.ts';
import { brotli } from './compress.ts';

/** kB (1,000 bytes) after brotli, as served, on the first load of a page. */
export type Weight = { js: number; css: number; html: number };

/** What a page may weigh, by path. */
export type Budget = Readonly<Record<string, Weight | undefined>>;

const budgetFile = new URL('../../budget.json', import.meta.url);

export async function readBudget(): Promise<Budget> {
  return JSON.parse(await readFile(budgetFile, 'utf8')) as Budget;
}

async function weigh(parts: readonly Buffer[]): Promise<number> {
  const sizes = await Promise.all(parts.map(async (part) => (await brotli(part)).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The weight of these files together, kB after brotli. */
export type WeighScripts = (files: readonly string[]) => Promise<number>;

/** Weighs each file once, however many pages and steps it belongs to. */
export function scriptScale(dir: string): WeighScripts {
  const weights = new Map<string, Promise<number>>();
  const weightOfFile = (file: string): Promise<number> => {
    const weight = weights.get(file) ?? readFile(join(dir, file)).then((bytes) => weigh([bytes]));
    weights.set(file, weight);
    return weight;
  };
  return async (files) => (await Promise.all(files.map(weightOfFile))).reduce((sum, weight) => sum + weight, 0);
}

/** What a page costs whoever opens it first. The styles are in the HTML, and counted once more by themselves. */
async function weightOf(
  { scripts, styles }: PageFiles,
  html: string,
  dir: string,
  weighScripts: WeighScripts,
): Promise<Weight> {
  const sheets = await Promise.all(styles.map((file) => readFile(join(dir, file))));
  return {
    js: await weighScripts(scripts),
    css: await weigh([Buffer.concat(sheets)]),
    html: await weigh([Buffer.from(html)]),
  };
}

/** The limits of every page that has none of its own: the pages of words, and what a page opens with. */
const OTHERS = '/*';

/** The limits that a page breaks, in words. Throws for a page that has none. */
export function overBudget(path: string, weight: Weight, budget: Budget): string[] {
  const limits = budget[path] ?? budget[OTHERS];
  if (!limits) throw new Error(`budget.json has no limits for ${path}`);
  const kinds = ['js', 'css', 'html'] as const;
  return kinds
    .filter((kind) => weight[kind] > limits[kind])
    .map((kind) => `${path}: ${weight[kind].toFixed(1)} kB of ${kind}, ${limits[kind]} kB allowed`);
}

/** Tells what each page weighs. Throws when one is heavier than its limits. */
export async function checkBudget(
  pages: readonly { files: PageFiles; html: string }[],
  dir: string,
  weighScripts: WeighScripts,
): Promise<void> {
  const budget = await readBudget();
  const broken: string[] = [];
  let heaviest = { path: '', js: 0, css: 0, html: 0 };
  const tell = ({ path, js, css, html }: Weight & { path: string }) =>
    console.log(`${path}: JS ${js.toFixed(1)} kB, CSS ${css.toFixed(1)} kB, HTML with CSS ${html.toFixed(1)} kB`);
  for (const { files, html } of pages) {
    const { path } = files.page;
    const weight = await weightOf(files, html, dir, weighScripts);
    broken.push(...overBudget(path, weight, budget));
    if (budget[path]) tell({ path, ...weight });
    else if (weight.js > heaviest.js) heaviest = { path, ...weight };
  }
  tell({ ...heaviest, path: `the heaviest of the others, ${heaviest.path}` });
  if (broken.length === 0) return;
  throw new Error(
    [
      'Over budget (budget.json):',
      ...broken,
      'Move what the page does not need at once behind import(), or say in docs/performance.md why the limit has to rise.',
    ].join('\n'),
  );
}
