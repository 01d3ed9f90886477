import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { larkPath } from '../src/ui/art/lark-path.ts';
import { colours } from '../src/ui/palette.ts';
import { chromium as browserPath } from './browser.ts';

/**
 * Draws the pictures that cannot be SVG (icons of phones and old browsers, the preview of shared links) and puts them
 * into `public/`: `node scripts/draw-images.ts`. They are committed; run it after a change of the bird or its colours.
 */
const folder = join(import.meta.dirname, '..', 'public');

const [yellow] = colours.hero;
const [soft] = colours['hero-soft'];
const [ink] = colours.ink;
const [pink] = colours.pink;
const [olive] = colours.olive;

/** The bird on its ground; `inset` is the room around it, in parts of the whole. */
const icon = (inset: number, radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${yellow}"/><path transform="translate(${64 * inset} ${14 + 21 * (inset - 0.094)}) scale(${1 - 2 * inset})" fill="${ink}" d="${larkPath}"/></svg>`;

/** No words: the site's name and the page's title stand beside it wherever it is shown. */
const preview = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${yellow}"/><circle cx="790" cy="290" r="240" fill="${soft}"/><path fill="${olive}" d="M0 630v-40c160 10 300-60 520-66 240-6 430 74 680-30v136Z"/><path fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" d="M960 552V350m-42 30h84m-70 34h56m126 128V314m-42 30h84m-70 34h56"/><path fill="none" stroke="${ink}" stroke-width="4" d="M1002 380c26 30 50 18 66-36M994 414c34 32 66 20 88-36M1160 344c14 16 26 18 40 14"/><path fill="none" stroke="${pink}" stroke-width="16" stroke-linecap="round" d="M60 640C180 460 330 330 470 350c120 18 68 158-24 132-106-30 4-236 210-240"/><path fill="${pink}" transform="translate(630 70) rotate(-12) scale(5)" d="${larkPath}"/></svg>`;

type Picture = { name: string; svg: string; width: number; height: number };

const square = (name: string, side: number, svg: string): Picture => ({ name, svg, width: side, height: side });

const pictures: readonly Picture[] = [
  square('apple-touch-icon', 180, icon(0.12, 0)),
  square('icon-192', 192, icon(0.16, 0)),
  square('icon-512', 512, icon(0.16, 0)),
  { name: 'social-preview', svg: preview, width: 1200, height: 630 },
];

/** A PNG in the frame that old browsers want: the ICO header (6 bytes) and one entry (16 bytes) before it. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  const draw = async ({ svg, width, height }: Picture): Promise<Buffer> => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    return page.screenshot({ omitBackground: true });
  };
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) writeFileSync(join(folder, `${picture.name}.png`), await draw(picture));
  const side = 32;
  const small = await draw(square('favicon', side, icon(0.094, 14)));
  writeFileSync(join(folder, 'favicon.ico'), icoOf(small, side));
} finally {
  await browser.close();
}
