import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { codeOf } from './change-words.ts';
import type { Sentence, WordChange, WordsRegister } from './words.types.ts';

/** Another text for a piece of a file. */
type Edit = { start: number; end: number; code: string };

/** A piece of a file with its edits made; `from` is where it begins there. */
const edited = (piece: string, edits: readonly Edit[], from = 0): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, code }) => text.slice(0, start - from) + code + text.slice(end - from), piece);

function patchOfFile(path: string, source: string, edits: readonly Edit[]): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, source, edited(source, edits), undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return `diff --git a/${path} b/${path}\n${patch}`;
}

/** Where one sentence is part of another (`${count === 1 ? 'day' : 'days'}`), both change: the inner first. */
function editOf(sentence: Sentence, words: string, inner: readonly Edit[], source: string): Edit {
  const { start, end, gaps } = sentence;
  const within = inner.filter((edit) => edit.start > start && edit.end < end);
  const changed = gaps.map((gap) => {
    // A gap's code stands in the sentence as it was written.
    const at = source.indexOf(`\${${gap.code}}`, start) + 2;
    const own = within.filter((edit) => edit.start >= at && edit.end <= at + gap.code.length);
    return { ...gap, code: edited(gap.code, own, at) };
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
