import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Look } from '../../../studio/coverage/coverage.types.ts';

export type Outcome = Look | 'under way';

/** Playwright empties the folder when a run begins. */
const ofThisRun = join(import.meta.dirname, '..', '..', '..', 'test-results', 'looked');

/** Says which process looks: one that is gone will never say what came of it. */
const claimed = `under way: ${process.pid}` as const;
const underWay = /^under way: (\d+)$/;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export type Looked = ReturnType<typeof lookedIn>;

/** What was looked at in this run, by any worker, and what came of it: a file for each, which is made by whoever looks first. */
export function lookedIn(folder: string = ofThisRun) {
  const fileOf = (what: string): string => join(folder, createHash('sha256').update(what).digest('hex').slice(0, 32));
  const write = (what: string, outcome: Look | typeof claimed, flag: 'w' | 'wx' = 'w'): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(what), outcome, { flag });
  };

  /** Null where nobody has looked, or who looked is gone. */
  function outcomeOf(what: string): Outcome | null {
    try {
      // A file that was made this moment is empty yet.
      const written = readFileSync(fileOf(what), 'utf8') || claimed;
      const [, looker] = underWay.exec(written) ?? [];
      if (looker === undefined) return written as Look;
      return isAlive(Number(looker)) ? 'under way' : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** False where it is looked at already; what had barriers, or was left half way, is looked at again. */
  function claim(what: string): boolean {
    try {
      write(what, claimed, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const outcome = outcomeOf(what);
      if (outcome === 'clean' || outcome === 'under way') return false;
      write(what, claimed);
    }
    return true;
  }

  return {
    outcomeOf,
    note: (what: string, outcome: Look): void => write(what, outcome),
    /** Looks where nobody has, and keeps what came of it. Throws what `look` throws. */
    async once(what: string, look: () => Promise<void>): Promise<void> {
      if (!claim(what)) return;
      try {
        await look();
        write(what, 'clean');
      } catch (error) {
        write(what, 'barriers');
        throw error;
      }
    },
  };
}

/**
 * How a page is built, without its words: elements with their attributes, what is chosen, filled in and focused, names made
 * for this visit as numbers in the order in which they come, and so the words that name parts of the page. What is built
 * alike, and has the same colours and size, has the same barriers.
 */
export const templateOf = (page: Pick<Page, 'evaluate'>): Promise<string> =>
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
      const words = value.trim();
      if (isWords.test(name)) return `${name}=${words === '' ? '' : numberOf(`words ${words}`)}`;
      const names = () => value.split(' ').map((one) => numberOf(one.replace(/^#/, '')));
      return `${name}=${isName.test(name) ? names().join(' ') : value}`;
    };
    /** What no attribute says. */
    const standing = (element: Element): string => {
      const is = (property: string): boolean => Boolean(Reflect.get(element, property));
      const stands = ['checked', 'indeterminate', 'disabled', 'selected'].filter(is);
      const isField = ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
      if (isField && is('value')) stands.push('filled');
      if (element === document.activeElement) stands.push('focused');
      return stands.join(' ');
    };
    const built = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 'x' : '';
      if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'LINK'].includes(node.tagName)) return '';
      const attributes = [...node.attributes].map(attribute).join();
      return `<${node.tagName} ${attributes} ${standing(node)}>${[...node.childNodes].map(built).join('')}</>`;
    };
    return built(document.documentElement);
  });
