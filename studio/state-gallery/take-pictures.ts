import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ofErrands, stayed } from '../coverage/standing.ts';
import type { Hands } from '../walks/runner/browser-journey.types.ts';
import { picturesFolder } from './gallery-folders.ts';
import { pictureFile, pictureWays, type PictureWay } from './picture-ways.ts';

/** Until what depends on the width is drawn anew. */
const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** A file's name may have 255 bytes, of which some say how wide and how bright the picture is. */
const longestName = 200;

/** What the pictures of these states are called; of many states beside each other the end is a mark of them all. */
export function pictureName(leaves: readonly string[]): string {
  const name = leaves.join('+').replaceAll(/[^\w.+-]/g, '_');
  if (name.length <= longestName) return name;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${name.slice(0, longestName)}-${mark}`;
}

type Pictured = { name: string; machine: string; leaves: readonly string[]; ways?: readonly PictureWay[] };

/**
 * Pictures the page narrow and wide, light and dark, under the name of the state that is walked, and notes which states
 * of which machines they show. What has moved on meanwhile is no picture of it, and is pictured when it is seen again.
 * Resolves with whether there are pictures now.
 */
export async function takePictures(
  { page, machines }: { page: Hands['page']; machines: Pick<Hands['machines'], 'noteShot' | 'standing'> },
  { name, machine, leaves, ways = pictureWays }: Pictured,
): Promise<boolean> {
  const files = ways.map((way) => join(picturesFolder, pictureFile(name, way)));
  machines.noteShot(name, new Map([[machine, leaves]]));
  if (files.every((file) => existsSync(file))) return true;
  mkdirSync(picturesFolder, { recursive: true });
  const size = page.viewportSize();
  const before = machines.standing();
  // Under a dialog the page is longer than what anybody sees.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  for (const [index, { width, height, colour }] of ways.entries()) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: colour });
    await page.evaluate(nextFrames);
    await page.screenshot({ path: files[index], fullPage, scale: 'css', animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
  const still = stayed(before, machines.standing());
  const isIt = leaves.every((leaf) => still.get(machine)?.includes(leaf));
  if (isIt) machines.noteShot(name, ofErrands(still));
  else for (const file of files) rmSync(file, { force: true });
  return isIt;
}
