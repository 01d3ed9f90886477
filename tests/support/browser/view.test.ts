import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { lookedIn } from './looked.ts';
import { viewOf } from './view.ts';

const folderAnew = () => mkdtempSync(join(tmpdir(), 'looked-'));
const lookedAnew = () => lookedIn(folderAnew());

describe('what was looked at', () => {
  it('is looked at once, and is known to be clean from then on', async () => {
    const looked = lookedAnew();
    let looks = 0;
    const look = async () => void (looks += 1);
    expect(looked.outcomeOf('a page')).toBe(null);
    await looked.once('a page', look);
    await looked.once('a page', look);
    expect([looks, looked.outcomeOf('a page')]).toEqual([1, 'clean']);
  });

  it('is under way for whoever comes while another looks, and is not looked at twice', async () => {
    const looked = lookedAnew();
    await looked.once('a page', async () => {
      await looked.once('a page', () => expect.unreachable('a second look'));
      expect(looked.outcomeOf('a page')).toBe('under way');
    });
  });

  it('is looked at again where who looked is gone', async () => {
    const folder = folderAnew();
    await lookedIn(folder).once('a page', async () => {});
    const [file = ''] = readdirSync(folder);
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(join(folder, file), `under way: ${pid}`);
    expect(lookedIn(folder).outcomeOf('a page')).toBe(null);
    let looks = 0;
    await lookedIn(folder).once('a page', async () => void (looks += 1));
    expect([looks, lookedIn(folder).outcomeOf('a page')]).toEqual([1, 'clean']);
  });

  it('is looked at again where it had barriers', async () => {
    const looked = lookedAnew();
    const look = looked.once('a page', () => Promise.reject(new Error('no name')));
    await expect(look).rejects.toThrow('no name');
    expect(looked.outcomeOf('a page')).toBe('barriers');
    await looked.once('a page', async () => {});
    expect(looked.outcomeOf('a page')).toBe('clean');
  });
});

describe('a state', () => {
  const states = new Map([['logIn', ['logIn.enteringCode']]]);

  /** A page that is built like all others of this kind; `axe` says what is wrong with it. */
  function pageWith(axe: () => Promise<string[]>): Page {
    const evaluate = async (read: unknown, given?: unknown) => {
      if (Array.isArray(given)) return { isTooWide: false, isCovered: false, shell: '' };
      if (given !== undefined) return axe();
      return String(read).includes('axe') ? true : 'built alike';
    };
    return { evaluate, emulateMedia: async () => {}, viewportSize: () => ({ width: 360, height: 740 }) } as never;
  }

  it('is noted as looked at once the look was made, by whoever made it', async () => {
    const looked = lookedAnew();
    const noted: string[] = [];
    const machines = (who: string) => ({
      standing: () => states,
      noteLook: (_: unknown, look: string) => void noted.push(`${who}: ${look}`),
    });
    const other = viewOf(
      pageWith(async () => expect.unreachable()),
      'phone',
      true,
      machines('other'),
      looked,
    );
    const looking = pageWith(async () => {
      await other.hasNoBarriers('Enter your code');
      other.noteLooksOfOthers();
      expect(noted).toEqual([]);
      return [];
    });
    await viewOf(looking, 'phone', true, machines('first'), looked).hasNoBarriers('Enter your code');
    other.noteLooksOfOthers();
    expect(noted).toEqual(['first: clean', 'other: clean']);
  });
});
