import { titleOfId } from '../chart-view/chart-facts.ts';
import type { Chart, ChartState, ChartTransition, ChartWords } from '../../charts/chart.types.ts';
import { eventWords, guardWords, sentence, spaced } from '../../charts/chart-words.ts';
import { statesOf } from '../../charts/read-chart.ts';

/** A journey at one time: `docs/journeys/<name>.json` at a commit. */
export type JourneyVersion = {
  name: string;
  title: string;
  errand: string;
  chart: Chart;
  copy: Readonly<Record<string, string>>;
};

/** The same in either words. The developer's are exact: two things that are told alike there are alike. */
export type Said = Readonly<Record<ChartWords, string>>;

/** A part of a journey that may differ from another version's. `id` is its name in the chart; null where it has none. */
export type Piece = { place: string; id: string | null; name: Said; facts: Said };

const same = (text: string): Said => ({ customer: text, developer: text });
const joined = (facts: readonly Said[], between: string): Said => ({
  customer: facts.map(({ customer }) => customer).join(between),
  developer: facts.map(({ developer }) => developer).join(between),
});
const listed = (before: string, names: readonly string[], words: (name: string) => string): Said[] =>
  names.length === 0
    ? []
    : [{ customer: `${before} ${names.map(words).join(', ')}`, developer: `${before} ${names.join(', ')}` }];

const kinds: Readonly<Record<ChartState['kind'], string | null>> = {
  atomic: null,
  compound: 'has states in it',
  parallel: 'several at the same time',
  final: 'an end of the journey',
  history: 'goes back to where it was',
};

function stateFacts({ kind, description, view, path, isModal, tags, calls, initial }: ChartState): Said {
  const over = isModal ? ' over the page' : '';
  const kindWords = kinds[kind];
  return joined(
    [
      ...(description === '' ? [] : [same(description)]),
      ...(kindWords === null ? [] : [{ customer: kindWords, developer: `(${kind})` }]),
      ...(view === null
        ? []
        : [{ customer: `shows “${sentence(spaced(view))}”${over}`, developer: `shows ${view}${over}` }]),
      ...(path === null ? [] : [same(`at ${path}`)]),
      ...listed('tagged', tags, spaced),
      ...listed(
        'calls',
        calls.map(({ src }) => src),
        spaced,
      ),
      ...listed('begins with', initial === null ? [] : [initial], (id) => titleOfId(id, 'customer')),
    ],
    ' · ',
  );
}

const statePiece = (state: ChartState): Piece => ({
  place: state.id,
  id: state.id,
  name: { customer: titleOfId(state.key, 'customer'), developer: `${state.id} (${spaced(state.key)})` },
  facts: stateFacts(state),
});

/** A transition keeps its identity when it leads elsewhere or its condition changes: it is "changed", not two others. */
function transitionPiece({ id, from, event, place, to, guard }: ChartTransition): Piece {
  const candidate = place > 0 ? ` · candidate ${place + 1}` : '';
  const developer = `${from} · ${eventWords(event, 'developer')}${candidate}`;
  const customer = `${titleOfId(from, 'customer')}: ${eventWords(event, 'customer')}`;
  const condition: Said[] =
    guard === null ? [] : [{ customer: guardWords(guard, 'customer'), developer: guardWords(guard, 'developer') }];
  const target = to.length === 0 ? [same('stays')] : listed('goes to', to, (state) => titleOfId(state, 'customer'));
  return {
    place: developer,
    id,
    name: { customer: place > 0 ? `${customer} (way ${place + 1})` : customer, developer },
    facts: joined([...condition, ...target], ', '),
  };
}

function copyPiece([place, text]: readonly [string, string]): Piece {
  const [view = '', ...key] = place.split('.');
  const customer = `${sentence(spaced(view))}: ${spaced(key.join('.'))}`;
  return { place, id: null, name: { customer, developer: place }, facts: same(text) };
}

const headingPiece = (place: 'title' | 'errand', text: string): Piece => ({
  place,
  id: null,
  name: same(place),
  facts: same(text),
});

/** Everything of a journey that customers or code could tell from another version of it. */
export const piecesOf = ({ title, errand, chart, copy }: JourneyVersion) => ({
  journey: [headingPiece('title', title), headingPiece('errand', errand)],
  state: statesOf(chart.root).map(statePiece),
  transition: chart.transitions.map(transitionPiece),
  copy: Object.entries(copy).map(copyPiece),
});
