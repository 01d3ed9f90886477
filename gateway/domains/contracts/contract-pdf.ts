import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { contractFonts } from './contract-fonts.ts';
import type { ContractLayout, Imprint } from './contracts.types.ts';

/** All in points: 72 to the inch. */
const margin = { side: 52, top: 40, bottom: 40 };
/** The rules ask for at least 10 points in a contract summary. */
const size = { title: 19, heading: 11.5, text: 10, foot: 8 };
const FOOT_GAP = 12;
const LABEL_SHARE = 0.26;
const CELL_GAP = 10;
const ROW_PADDING = 2.4;
const colours = { ink: '#1b1b1f', line: '#c9c5d1' };

type Weight = 'regular' | 'bold';

const extended = /([\u0100-\u024F\u1E00-\u1EFF]+)/;

/**
 * Draws a document as a tagged PDF/UA. The same layout and imprint give the same bytes.
 * Throws when a document that must fit on one page does not.
 */
export async function drawContract(layout: ContractLayout, { author, date }: Imprint): Promise<Buffer> {
  const [regular, bold, regularExtended, boldExtended] = await contractFonts;
  const at = new Date(`${date}T00:00:00Z`);
  const doc = new Pdf({
    size: 'A4',
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    pdfVersion: '1.7',
    // pdfkit knows it; its types do not yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // The feet of the pages are written when it is known how many there are.
    bufferPages: true,
    info: { Title: layout.title, Author: author, CreationDate: at, ModDate: at },
  });
  const fonts = { regular, bold, 'regular-extended': regularExtended, 'bold-extended': boldExtended };
  // pdfkit takes a font that is parsed already; its types do not know it.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Uint8Array);
  const bytes = buffer(doc);
  const pages = new Drawing(doc).draw(layout);
  if (pages > 1) writeFeet(doc, layout.title, pages);
  doc.end();
  if (layout.onePage && pages > 1) throw new Error(`${layout.title} needs ${pages} pages and may have one`);
  return bytes;
}

/** `Contract information · Page 1 of 2`, for the eye only: whoever listens is told the page by the reader. */
function writeFeet(doc: PDFKit.PDFDocument, title: string, pages: number): void {
  for (let page = 0; page < pages; page++) {
    doc.switchToPage(page);
    // Below the margin pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(size.foot).fillColor(colours.ink);
    doc.text(`${title} · Page ${page + 1} of ${pages}`, margin.side, doc.page.height - margin.bottom + FOOT_GAP, {
      width: doc.page.width - 2 * margin.side,
      align: 'right',
    });
    doc.endMarkedContent();
  }
}

/** Arithmetic and telephone numbers stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/ ([×=]) /g, '\u00A0$1\u00A0').replaceAll(/(\d{5}) (\d{6})/g, '$1\u00A0$2');
}

/** As it is drawn, in letters that the font for measuring has: ŷ is as wide as y. */
function baseLetters(text: string): string {
  return unbroken(text).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** One document on its way down the page. Every structure element is closed, or the file is not valid PDF/UA. */
class Drawing {
  readonly #doc: PDFKit.PDFDocument;
  readonly #width: number;
  #pages = 1;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#width = doc.page.width - 2 * margin.side;
    doc.on('pageAdded', () => {
      this.#pages += 1;
    });
  }

  /** Gives the number of pages. */
  draw({ title, subtitle, intro, sections }: ContractLayout): number {
    const doc = this.#doc;
    doc.fillColor(colours.ink);
    const root = doc.struct('Document');
    doc.addStructure(root);
    this.#block(root, 'H1', title, 'bold', size.title, 4);
    this.#block(root, 'P', subtitle, 'regular', size.text, 4);
    this.#block(root, 'P', intro, 'regular', size.text, 2);
    for (const { heading, rows } of sections) {
      const [firstRow] = rows;
      doc.y += 9;
      // A heading never stands alone at the foot of a page.
      this.#makeRoom(24 + (firstRow ? this.#rowHeight(firstRow) : 0));
      this.#block(root, 'H2', heading, 'bold', size.heading, 2);
      const table = doc.struct('Table');
      root.add(table);
      for (const row of rows) this.#row(table, row);
      table.end();
    }
    root.end();
    return this.#pages;
  }

  #block(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    text: string,
    weight: Weight,
    fontSize: number,
    after: number,
  ): void {
    const doc = this.#doc;
    doc.fontSize(fontSize);
    parent.add(doc.struct(tag, {}, () => this.#text(text, weight, margin.side, doc.y, this.#width)));
    doc.y += after;
  }

  /** Text in the letters of two font files: pdfkit does not look for a letter in another font. */
  #text(text: string, weight: Weight, x: number, y: number, width: number): void {
    const doc = this.#doc;
    const runs = unbroken(text)
      .split(extended)
      .filter((run) => run !== '');
    for (const [index, run] of runs.entries()) {
      doc.font(extended.test(run) ? `${weight}-extended` : weight);
      const options = { width, continued: index < runs.length - 1 };
      if (index === 0) doc.text(run, x, y, options);
      else doc.text(run, options);
    }
  }

  #row(table: PDFKit.PDFStructureElement, row: [label: string, text: string]): void {
    const doc = this.#doc;
    const height = this.#rowHeight(row);
    this.#makeRoom(height);
    const top = doc.y;
    const { label, text } = this.#columns();
    const tr = doc.struct('TR');
    table.add(tr);
    tr.add(
      // pdfkit writes a header cell's scope; its types do not know it.
      doc.struct('TH', { scope: 'Row' } as PDFKit.Mixins.StructureElementOptions, () =>
        this.#text(row[0], 'bold', label.x, top + ROW_PADDING, label.width),
      ),
    );
    tr.add(doc.struct('TD', {}, () => this.#text(row[1], 'regular', text.x, top + ROW_PADDING, text.width)));
    tr.end();
    this.#rule(top + height);
    doc.x = margin.side;
    doc.y = top + height;
  }

  #columns() {
    const label = { x: margin.side, width: this.#width * LABEL_SHARE };
    const x = label.x + label.width + CELL_GAP;
    return { label, text: { x, width: margin.side + this.#width - x } };
  }

  #rowHeight([labelText, bodyText]: [label: string, text: string]): number {
    const doc = this.#doc;
    const { label, text } = this.#columns();
    doc.fontSize(size.text);
    const labelHeight = doc.font('bold').heightOfString(baseLetters(labelText), { width: label.width });
    const textHeight = doc.font('regular').heightOfString(baseLetters(bodyText), { width: text.width });
    return Math.max(labelHeight, textHeight) + 2 * ROW_PADDING;
  }

  /** Goes on to the next page when less than `height` is left. */
  #makeRoom(height: number): void {
    const doc = this.#doc;
    if (doc.y + height <= doc.page.height - margin.bottom) return;
    doc.addPage();
    doc.y = margin.top;
  }

  /** Lines say nothing, so they are marked for readers to skip. */
  #rule(y: number): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.5).strokeColor(colours.line).moveTo(margin.side, y);
    doc.lineTo(margin.side + this.#width, y).stroke();
    doc.endMarkedContent();
  }
}
