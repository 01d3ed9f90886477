/** The part of fontkit that contracts use; it comes without types. */
declare module 'fontkit' {
  export interface GlyphRun {
    glyphs: unknown[];
    positions: { xAdvance: number }[];
    /** The sum of the positions as they are now. */
    readonly advanceWidth: number;
  }

  export interface Font {
    layout(text: string, features?: unknown): GlyphRun;
  }

  /** Reads a font file. */
  export function create(file: Uint8Array): Font;
}
