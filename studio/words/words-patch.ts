import { codeOf } from './change-words.ts';
import type { Sentence, WordChange, WordsRegister } from './words.types.ts';

/** Lines that stay as they are, before and behind those that change, so that git finds the place again. */
const context = 3;

/** Another text for a piece of a file. */
type Edit = { start: number; end: number; code: string };

/** Lines of a file, counted from 0, and what stands there instead. `to` is the first line that stays. */
type Block = { from: number; to: number; lines: readonly string[] };

/** The lines in which a piece of a file lies. */
function linesOf(source: string, { start, end }: Edit): { from: number; to: number } {
  const before = source.slice(0, start).split('\n').length - 1;
  return { from: before, to: before + source.slice(start, end).split('\n').length };
}

/** Edits that touch the same lines are one block. */
function blocksOf(source: string, edits: readonly Edit[]): Block[] {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1), source.length + 1];
  const blocks: { from: number; to: number; edits: Edit[] }[] = [];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const { from, to } = linesOf(source, edit);
    const last = blocks.at(-1);
    if (last && from < last.to) {
      last.to = Math.max(last.to, to);
      last.edits.push(edit);
    } else blocks.push({ from, to, edits: [edit] });
  }
  return blocks.map(({ from, to, edits }) => {
    let at = starts[from] ?? 0;
    const end = (starts[to] ?? source.length + 1) - 1;
    let text = '';
    for (const edit of edits) {
      text += source.slice(at, edit.start) + edit.code;
      at = edit.end;
    }
    return { from, to, lines: (text + source.slice(at, end)).split('\n') };
  });
}

/** Blocks whose context would touch are told together. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const end = last?.at(-1)?.to;
    if (last && end !== undefined && block.from - end <= 2 * context) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function patchOfFile(path: string, source: string, edits: readonly Edit[]): string {
  const lines = source.replace(/\n$/, '').split('\n');
  let grown = 0;
  const hunks = groupsOf(blocksOf(source, edits)).map((blocks) => {
    const from = Math.max(0, (blocks[0]?.from ?? 0) - context);
    const to = Math.min(lines.length, (blocks.at(-1)?.to ?? 0) + context);
    const told: string[] = [];
    let at = from;
    for (const block of blocks) {
      told.push(...lines.slice(at, block.from).map((line) => ` ${line}`));
      told.push(...lines.slice(block.from, block.to).map((line) => `-${line}`));
      told.push(...block.lines.map((line) => `+${line}`));
      at = block.to;
    }
    told.push(...lines.slice(at, to).map((line) => ` ${line}`));
    const before = to - from;
    const after = told.filter((line) => !line.startsWith('-')).length;
    const head = `@@ -${from + 1},${before} +${from + 1 + grown},${after} @@`;
    grown += after - before;
    return [head, ...told].join('\n');
  });
  return [`diff --git a/${path} b/${path}`, `--- a/${path}`, `+++ b/${path}`, ...hunks, ''].join('\n');
}

/** Where one sentence is part of another (`${count === 1 ? 'day' : 'days'}`), both change: the inner first. */
function editOf(sentence: Sentence, words: string, inner: readonly Edit[], source: string): Edit {
  const { start, end, gaps } = sentence;
  const within = inner.filter((edit) => edit.start > start && edit.end < end);
  const changed = gaps.map((gap) => {
    // A gap's code stands in the sentence as it was written.
    const at = source.indexOf(`\${${gap.code}}`, start) + 2;
    const own = within.filter((edit) => edit.start >= at && edit.end <= at + gap.code.length);
    const code = own
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, edit) => text.slice(0, edit.start - at) + edit.code + text.slice(edit.end - at), gap.code);
    return { ...gap, code };
  });
  return { start, end, code: codeOf({ ...sentence, gaps: changed }, words) };
}

/** Changes of sentences as a patch of the files that they stand in, for `git apply`; empty where there is none. */
export function wordsPatch({ sentences, sources }: WordsRegister, changes: readonly WordChange[]): string {
  const wanted = new Map(changes.map((change) => [change.id, change]));
  const changed = sentences.filter(({ id, text, fixedBy }) => wanted.get(id)?.from === text && fixedBy.length === 0);
  const paths = [...new Set(changed.map(({ path }) => path))];
  return paths
    .map((path) => {
      const source = sources.get(path) ?? '';
      const edits = changed
        .filter((sentence) => sentence.path === path)
        .toSorted((one, other) => one.end - one.start - (other.end - other.start))
        .reduce<Edit[]>((before, sentence) => {
          const edit = editOf(sentence, wanted.get(sentence.id)?.to ?? sentence.text, before, source);
          return [...before.filter(({ start, end }) => !(start > edit.start && end < edit.end)), edit];
        }, []);
      return patchOfFile(path, source, edits);
    })
    .join('');
}
