import type { ChartState, ChartTransition, ChartWords } from './chart.types.ts';
import { linesOf, sentence, spaced, transitionWords } from './chart-words.ts';
import type { TextLine } from './drawing.types.ts';

type Role = TextLine['role'];

/** px; what draws the lines uses the same. */
export const lineHeight = { title: 18, words: 15, call: 15, stays: 15, wrong: 15 } as const satisfies Record<
  Role,
  number
>;

/** px, of the fonts that the drawings name; text is measured by its length, so that no browser is needed. */
const characterWidth = { title: 7.6, words: 6.1, call: 6.1, stays: 6.1, wrong: 6.1 } as const satisfies Record<
  Role,
  number
>;

const maxCharacters = { state: 30, label: 26 };

export const heightOf = (lines: readonly TextLine[]): number =>
  lines.reduce((height, { role }) => height + lineHeight[role], 0);

export const widthOf = (lines: readonly TextLine[]): number =>
  Math.ceil(Math.max(0, ...lines.map(({ text, role }) => text.length * characterWidth[role])));

/** A text as lines of at most so many characters. */
export function wrapped(
  text: string,
  { role, max, transition }: { role: Role; max: number; transition?: string },
): TextLine[] {
  return linesOf(text, max).map((line) => ({ text: line, role, transition }));
}

/** What stands in a state's box. `stays` are the transitions that do not leave it. */
export function linesInState(state: ChartState, stays: readonly ChartTransition[], words: ChartWords): TextLine[] {
  const max = maxCharacters.state;
  const staying = stays.flatMap((transition) =>
    wrapped(`↻ ${transitionWords(transition, words)}`, { role: 'stays', max, transition: transition.id }),
  );
  if (words === 'customer')
    return [
      ...wrapped(sentence(spaced(state.key)), { role: 'title', max }),
      ...wrapped(state.description, { role: 'words', max }),
      ...staying,
    ];
  const facts = [
    ...(state.view === null ? [] : [`▢ ${state.view}${state.isModal ? ' (modal)' : ''}`]),
    ...(state.path === null ? [] : [state.path]),
  ];
  return [
    { text: state.key, role: 'title' },
    ...facts.flatMap((fact) => wrapped(fact, { role: 'words', max })),
    ...state.calls.flatMap(({ id, src }) => wrapped(`⚙ ${id === src ? id : `${id} (${src})`}`, { role: 'call', max })),
    ...staying,
  ];
}

export const linesOnEdge = (transition: ChartTransition, words: ChartWords): TextLine[] =>
  wrapped(transitionWords(transition, words), {
    role: 'words',
    max: maxCharacters.label,
    transition: transition.id,
  });
