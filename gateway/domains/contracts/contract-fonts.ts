import { readFile } from 'node:fs/promises';
import { create, type Font, type GlyphRun } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** Words whose letters are remembered for each font: those of all contracts, and of many names and addresses. */
const WORDS = 5_000;

/**
 * A parsed font that shapes each word once. Contracts say the same words again and again, and shaping them is what a
 * document costs.
 */
function remembering(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, features) => {
    // pdfkit asks without features, unless a text wants some of its own.
    if (features !== undefined) return font.layout(text, features);
    const known = runs.get(text) ?? font.layout(text);
    if (runs.size === WORDS) runs.clear();
    runs.set(text, known);
    // pdfkit scales the positions that it is given.
    const positions = known.positions.map((position) => ({ ...position }));
    return {
      glyphs: known.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
  return Object.assign(Object.create(font) as Font, { layout });
}

async function contractFont(letters: string, weight: number): Promise<Font> {
  const file = import.meta.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`);
  return remembering(create(await unpackWoff(await readFile(new URL(file)))));
}

/** Read once for all documents. Letters such as ŷ and ł are in files of their own. */
export const contractFonts = Promise.all([
  contractFont('latin', 400),
  contractFont('latin', 700),
  contractFont('latin-ext', 400),
  contractFont('latin-ext', 700),
]);
