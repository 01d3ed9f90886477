import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Playwright empties the folder when a run begins. */
const folder = join(import.meta.dirname, '..', '..', '..', 'test-results', 'looked');

const fileOf = (what: string): string => join(folder, createHash('sha256').update(what).digest('hex').slice(0, 32));

/** What was looked at in this run, by any worker: each is looked at by the one that claims it first. */
export const looked = {
  has: (what: string): boolean => existsSync(fileOf(what)),
  /** False where it is claimed already. */
  claim(what: string): boolean {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(fileOf(what), '', { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  },
  /** Something was found: a second try looks again. */
  release: (what: string): void => rmSync(fileOf(what), { force: true }),
};

/**
 * How a page is built, without its words: elements with their attributes, names made for this visit as numbers in the order
 * in which they come. What is built alike, and has the same colours and width, has the same barriers.
 */
export const templateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const numbers = new Map<string, number>();
    const numberOf = (name: string): number => {
      if (!numbers.has(name)) numbers.set(name, numbers.size);
      return numbers.get(name) ?? 0;
    };
    const isName =
      /^(id|for|href|src|srcset|name|value|key|aria-(labelledby|describedby|controls|owns|activedescendant))$/;
    const isWords = /^(alt|title|content|placeholder|aria-(label|description|valuetext|roledescription))$/;
    const attribute = ({ name, value }: Attr): string => {
      if (isName.test(name)) return `${name}=${value.split(' ').map(numberOf).join(' ')}`;
      return `${name}=${isWords.test(name) ? value.trim() !== '' : value}`;
    };
    const built = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 'x' : '';
      if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'LINK'].includes(node.tagName)) return '';
      const attributes = [...node.attributes].map(attribute).join();
      return `<${node.tagName} ${attributes}>${[...node.childNodes].map(built).join('')}</>`;
    };
    return built(document.documentElement);
  });
