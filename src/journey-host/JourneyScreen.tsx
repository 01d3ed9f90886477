import { useSelector } from '@xstate/react';
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Journey } from './journey.ts';
import type { JourneyPart, ViewProps } from './journey-part.ts';
import { useLate } from './late.ts';
import { preloadViews, viewOf } from './part-views.ts';
import type { Layer } from './screen.ts';
import { useAddressBar } from './use-address-bar.ts';
import { useLogInDetour } from './use-log-in-detour.ts';
import { whenActive } from './when-active.ts';

function LayerView({ journey, layer }: { journey: Journey; layer: Layer }) {
  const View: ComponentType<ViewProps<unknown, { type: string }>> = useLate(viewOf(layer));
  const { actor, part } = layer;
  const model: unknown = useSelector(actor, part.select);
  const send = useCallback((event: { type: string }) => actor.send(event), [actor]);
  // Loaded once: the same component at every drawing.
  // oxlint-disable-next-line react/static-components
  return <View model={model} send={send} draft={journey.draft(layer.key)} />;
}

type JourneyScreenProps = {
  journey: Journey;
  part: JourneyPart;
  /** Shown while the views' code loads. */
  fallback: ReactNode;
  isMember: boolean;
  /** Answers once it is known who is here. */
  isVisitor: () => Promise<boolean>;
  /** The log-in page's address for somebody who wants to come back to `returnTo`. */
  logInPath: (returnTo: string) => string;
  /** Somebody has come back from the log-in page without logging in. */
  onLogInAbandoned?: () => void;
};

/** Draws a journey: the page of its deepest state, modals over it, the frame around it. */
export function JourneyScreen({
  journey,
  part,
  fallback,
  isMember,
  isVisitor,
  logInPath,
  onLogInAbandoned,
}: JourneyScreenProps) {
  const newest = useSyncExternalStore(journey.subscribe, journey.screen, journey.screen);
  // The page that is left stays until the code of the next one is there.
  const before = useDeferredValue(newest);
  const isThere = [newest.page, ...newest.modals].every((layer) => !layer || viewOf(layer).now());
  const screen = isThere ? newest : before;
  useAddressBar(journey);
  useLogInDetour(journey, newest, { isMember, isVisitor, logInPath, onAbandoned: onLogInAbandoned });

  const navigationType = useNavigationType();
  useEffect(() => {
    // Back, a reload, or the way back from log-in. A link is a new beginning: it must not run into the same wall again.
    if (navigationType !== NavigationType.Push) journey.resumed(isMember);
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [journey]);

  const shown = screen.page?.part;
  useEffect(() => {
    // Ahead of need: what does not arrive now is asked for again when it is needed.
    if (shown) whenActive(() => void preloadViews(part, shown).catch(() => undefined));
  }, [part, shown]);

  const Frame = part.frame;
  const body = (
    <Suspense fallback={fallback}>
      {screen.page && <LayerView key={screen.page.key} journey={journey} layer={screen.page} />}
      {screen.modals.map((layer) => (
        <LayerView key={layer.key} journey={journey} layer={layer} />
      ))}
    </Suspense>
  );
  if (!Frame) return body;
  return (
    <Frame model={screen.root.model} send={(event: { type: string }) => screen.root.actor.send(event)}>
      {body}
    </Frame>
  );
}
