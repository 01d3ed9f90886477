import type { Journey } from './journey.ts';
import type { JourneyPart } from './journey-part.ts';
import { late, type Late } from './late.ts';
import { loadLateViews } from './late-view.tsx';
import type { Layer } from './screen.ts';

type Views = Awaited<ReturnType<JourneyPart['loadViews']>>;
type View = Views[string];

const allViews = new WeakMap<JourneyPart, Late<Views>>();
const oneView = new WeakMap<JourneyPart, Map<string, Late<View>>>();

/** All views of a part, loaded once. */
function viewsOf(part: JourneyPart): Late<Views> {
  const views = allViews.get(part) ?? late(part.loadViews);
  allViews.set(part, views);
  return views;
}

/** A view in the list of its part whose code comes by itself (late-view.tsx): a dialog, as a rule, which no page waits for. */
type LateView = View & { load?: () => Promise<unknown>; isThere?: () => boolean };

/** A view with its part's others; known at once when they are, and its own code with them. */
function viewAmongOthers(part: JourneyPart, name: string): Late<View> {
  const views = viewsOf(part);
  const pick = (all: Views): LateView => {
    const view = all[name];
    if (!view) throw new Error(`No view ${name} for ${part.machine.id}`);
    return view;
  };
  const picked = late(async () => {
    const view = pick(await views.load());
    await view.load?.();
    return view;
  });
  return {
    load: picked.load,
    now: () => {
      const all = views.now();
      const view = all && pick(all);
      return view?.isThere?.() === false ? null : view;
    },
  };
}

/** Loads all that a part can show, dialogs and all. */
const loadAllViews = async (part: JourneyPart): Promise<void> => loadLateViews(await viewsOf(part).load());

/** The view that a layer is drawn with, loaded once. */
export function viewOf({ part, view: name }: Pick<Layer, 'part' | 'view'>): Late<View> {
  const views = oneView.get(part) ?? new Map<string, Late<View>>();
  oneView.set(part, views);
  const own = part.ownCode[name];
  const view = views.get(name) ?? (own ? late(own) : viewAmongOthers(part, name));
  views.set(name, view);
  return view;
}

/** Loads what a journey shows itself between its errands: that it looks for something, say. */
export const loadOwnViews = (part: JourneyPart): Promise<unknown> => viewsOf(part).load();

/** Loads the views of all that the journey shows now. */
export async function loadShownViews(journey: Journey): Promise<void> {
  const { page, modals } = journey.screen();
  const layers = page ? [page, ...modals] : modals;
  await Promise.all(layers.map((layer) => viewOf(layer).load()));
}

/** The parts below one, as far as they have come. */
const below = ({ children }: JourneyPart): JourneyPart[] =>
  Object.values(children).flatMap((child) => child.now() ?? []);

const withAllBelow = (part: JourneyPart): JourneyPart[] => [part, ...below(part).flatMap(withAllBelow)];

/** Loads the parts below one, so that whichever of them is next can run. */
export const loadChildren = (part: JourneyPart): Promise<unknown> =>
  Promise.all(Object.values(part.children).map((child) => child.load()));

/** Loads the views of the first of these parts that has any. */
async function loadFirstViews([first, ...others]: readonly JourneyPart[]): Promise<void> {
  if (first && Object.keys(await viewsOf(first).load()).length === 0) await loadFirstViews(others);
}

/**
 * Loads what comes after the first page: the parts of the journey, the views of its own, of the step that is shown with
 * all that is below it, and of the step that comes after it.
 */
export async function preloadViews(journey: JourneyPart, shown: JourneyPart): Promise<void> {
  await loadChildren(journey);
  const steps = below(journey);
  const branches = steps.map(withAllBelow);
  const at = branches.findIndex((branch) => branch.includes(shown));
  await Promise.all([...[journey, ...(branches[at] ?? [])].map(loadAllViews), loadFirstViews(steps.slice(at + 1))]);
}
