import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { journeys } from '../../machines/index.ts';
import type { ViewProps } from '../../src/journey-host/journey-part.ts';
import { loadLateViews } from '../../src/journey-host/late-view.tsx';
import { Column } from '../../src/ui/Column/Column.tsx';
import { mapOf } from '../map/maps.ts';
import { picturedOn } from '../map/pictured.ts';
import { representativeStates } from './representative-states.ts';
import { selectorOf } from './selectors.ts';

type View = ComponentType<ViewProps<unknown, unknown>>;
type Views = Readonly<Record<string, View | undefined>>;

const files = import.meta.glob<Views>('../../src/journeys/*/*.views.ts', { import: 'views' });

const untouched = { values: {}, keep: () => undefined };
const nobodyHears = () => undefined;

/**
 * A page as markup, as the build draws the first pages: it has no effects, so that it takes no focus, changes no title, calls nobody and counts
 * nothing. What React puts before it because it belongs into the head is left out.
 */
function markupOf(View: View, model: unknown): string {
  const view = <View model={model} send={nobodyHears} draft={untouched} />;
  const draw = (page: ReactNode) =>
    renderToStaticMarkup(<StaticRouter location="/">{page}</StaticRouter>).replace(/^<title>[^<]*<\/title>/, '');
  const markup = draw(view);
  // What stands in a page of words has its edges from there.
  return markup.includes('<h1') ? markup : draw(<Column>{view}</Column>);
}

/** Pages of a journey by their views' names, each in the state that stands for it. A view that cannot be drawn is left out. */
async function drawPages(name: string, pages: Parameters<typeof representativeStates>[1]) {
  const views = (await files[`../../src/journeys/${name}/${name}.views.ts`]?.()) ?? {};
  const select = selectorOf(name);
  const drawn = new Map<string, string>();
  for (const [view, snapshot] of representativeStates(name, pages)) {
    const View = views[view];
    if (!View) continue;
    try {
      await loadLateViews({ View });
      drawn.set(view, markupOf(View, select(snapshot)));
    } catch {
      // Its card goes without; a test says which.
    }
  }
  return drawn;
}

export type JourneyScreens = {
  journey: string;
  /** Whose views have drawn them. */
  drawnBy: readonly string[];
  markups: Readonly<Record<string, string>>;
};

/** The screens of every journey of the register that has any. A page is drawn once, however many maps show it. */
export async function drawScreens(): Promise<JourneyScreens[]> {
  const maps = journeys.map((journey) => ({
    journey: journey.name,
    pictured: picturedOn(journey.name, mapOf(journey)),
  }));
  const shown = maps.flatMap(({ pictured }) => [...pictured.values()]);
  const drawn = new Map<string, ReadonlyMap<string, string>>();
  for (const name of new Set(shown.map(({ journey }) => journey))) {
    const pages = shown.filter(({ journey }) => journey === name).map(({ page }) => [page.id, page] as const);
    drawn.set(name, await drawPages(name, [...new Map(pages).values()]));
  }
  return maps
    .filter(({ pictured }) => pictured.size > 0)
    .map(({ journey, pictured }) => ({
      journey,
      drawnBy: [...new Set([...pictured.values()].map((page) => page.journey))],
      markups: Object.fromEntries(
        [...pictured].flatMap(([id, { journey: name, page }]) => {
          const markup = drawn.get(name)?.get(page.name);
          return markup === undefined ? [] : [[id, markup] as const];
        }),
      ),
    }));
}
