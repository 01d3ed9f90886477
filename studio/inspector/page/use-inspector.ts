import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChartWords, Selection } from '../../charts/chart.types.ts';
import type { StepTold } from '../bridge/messages.types.ts';
import { wholeFunnel } from '../funnel/funnel-question.ts';
import type { FunnelChoice } from '../funnel/funnel.types.ts';
import { useFunnel } from '../funnel/use-funnel.ts';
import { actorsAt, stepsOf } from '../inspection/inspection.ts';
import type { Layer } from '../layers/layers.types.ts';
import { useLayers } from '../layers/use-layers.ts';
import { actorOf, appOf, entryOf, innermost } from '../live/standing.ts';
import { useOpener } from '../open-in-state/use-opener.ts';
import { usePersona } from '../persona/use-persona.ts';
import type { JourneyEntry } from '../register/register.types.ts';
import type { InspectorParts } from './inspector-parts.ts';

type Choices = {
  words: ChartWords;
  tab: string | null;
  /** An actor that was chosen, for as long as its chart is shown. */
  actorId: string | null;
  /** The step that is looked at; null: what is true now. */
  at: number | null;
  /** The chart goes where the customer goes. */
  follows: boolean;
  selection: Selection | null;
  /** What is drawn over the chart. */
  layer: Layer;
  /** Of whom the funnel is asked for. */
  funnelOf: FunnelChoice;
  /** Whose way is shown, by their id; null: everybody's. */
  personaId: string | null;
  /** The state that the mouse or the focus is on, by its id; told of while there is a layer. */
  pointed: string | null;
  /** The state that a link asks for, until it is being opened. */
  opens: string | null;
};

export type Inspector = ReturnType<typeof useInspector>;

export type InspectorOptions = {
  parts: InspectorParts;
  entries: readonly JourneyEntry[];
  /** The name of the journey whose chart is shown. */
  journey: string;
  /** Asked for another chart. */
  onJourney: (name: string) => void;
  follows: boolean;
  /** The app that is looked at before one is chosen. */
  tab: string | null;
  /** A state that is to be opened in a fresh page: its id. */
  opens?: string | null;
};

/** Everything that an inspector shows, worked out from what was told and what was chosen. */
export function useInspector({ parts, entries, journey, onJourney, follows, tab, opens = null }: InspectorOptions) {
  const inspection = useSyncExternalStore(parts.live.subscribe, parts.live.now);
  const [choices, setChoices] = useState<Choices>({
    words: 'customer',
    tab,
    actorId: null,
    at: null,
    follows,
    selection: opens === null ? null : { kind: 'state', id: opens },
    layer: 'none',
    funnelOf: wholeFunnel,
    personaId: null,
    pointed: null,
    opens,
  });
  const { at } = choices;
  const choose = (some: Partial<Choices>) => setChoices((before) => ({ ...before, ...some }));

  const opener = useOpener(parts.live, (tab) => choose({ tab, at: null, actorId: null, follows: false }));
  const layers = useLayers(parts, journey, choices.layer);
  const funnel = useFunnel(parts, { journey, layer: choices.layer, choice: choices.funnelOf });
  const persona = usePersona(choices.personaId);
  const app = appOf(inspection, choices.tab);
  const entry = entries.find(({ name }) => name === journey);
  const actors = useMemo(() => (app ? actorsAt(app, at ?? undefined) : []), [app, at]);
  const steps = useMemo(() => (app ? stepsOf(app) : []), [app]);
  const isFollowing = choices.follows && at === null;
  const followed = isFollowing ? innermost(actors, entries) : undefined;
  const chosen = actors.find(({ actor, machine }) => actor === choices.actorId && machine === entry?.machine);
  const actor = chosen ?? actorOf(actors, entry?.machine);

  const followedName = followed && entryOf(entries, followed)?.name;
  useEffect(() => {
    if (followedName !== undefined && followedName !== journey) onJourney(followedName);
  }, [followedName, journey, onJourney]);

  const showJourney = (name: string) => {
    choose({ follows: false, actorId: null, selection: null, pointed: null });
    onJourney(name);
  };
  /** Looks closely at a place, in whichever journey it is. */
  const showPlace = (name: string, next: Selection) => {
    if (name === journey) return choose({ selection: next });
    choose({ follows: false, actorId: null, selection: next, pointed: null });
    onJourney(name);
  };
  const showActor = (id: string) => {
    const known = actors.find((one) => one.actor === id);
    const name = known && entryOf(entries, known)?.name;
    choose({ follows: false, actorId: id, selection: null, pointed: null });
    if (name !== undefined) onJourney(name);
  };
  /** Looks at the app as it stood after a step: its chart, its data, its page. */
  const showStep = (step: Pick<StepTold, 'actor'> & { serial: number }) => {
    const known = app && actorsAt(app, step.serial).find((one) => one.actor === step.actor);
    const name = known && entryOf(entries, known)?.name;
    choose({ at: step.serial, actorId: step.actor, tab: app?.tab ?? null });
    if (name !== undefined) onJourney(name);
  };
  return {
    parts,
    entries,
    entry,
    inspection,
    app,
    actors,
    steps,
    actor,
    layers,
    funnel,
    persona,
    opener,
    ...choices,
    choose,
    showJourney,
    showPlace,
    showActor,
    showStep,
    backToNow: () => choose({ at: null, actorId: null }),
  };
}
