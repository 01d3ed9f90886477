import {
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Boundary } from '../runtime/Boundary.tsx';
import { isMissingCode } from '../runtime/missing-code.ts';
import type { Journey } from './journey.ts';
import type { JourneyPart, ViewProps } from './journey-part.ts';
import { useLate } from './late.ts';
import { preloadViews, viewOf } from './part-views.ts';
import { NotDrawn } from './NotDrawn.tsx';
import type { Layer, Screen } from './screen.ts';
import { useAddressBar, type PageAddresses } from './use-address-bar.ts';
import { useLogInDetour } from './use-log-in-detour.ts';
import { whenActive } from './when-active.ts';

/** Drawn again only for news: the host hands on the same layer as long as it is the same. */
const LayerView = memo(function LayerView({ journey, layer }: { journey: Journey; layer: Layer }) {
  const View: ComponentType<ViewProps<unknown, { type: string }>> = useLate(viewOf(layer));
  const { actor } = layer;
  const send = useCallback((event: { type: string }) => journey.tell(actor, event), [journey, actor]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each drawing
  useLayoutEffect(() => journey.drawn(), [journey, layer]);
  // Loaded once: the same component at every drawing.
  // oxlint-disable-next-line react/static-components
  return <View model={layer.model} send={send} draft={journey.draft(layer.key)} />;
});

/** The frame of the journey around its pages, where it has one. */
function Framed({
  journey,
  part: { frame: Frame },
  root: { model, actor },
  children,
}: {
  journey: Journey;
  part: JourneyPart;
  root: Screen['root'];
  children: ReactNode;
}) {
  if (!Frame) return children;
  return (
    <Frame model={model} send={(event: { type: string }) => journey.tell(actor, event)}>
      {children}
    </Frame>
  );
}

/** For code that did not arrive the page has words of its own; whatever else it was, the journey goes back. */
function withoutView(error: unknown): ReactNode {
  if (isMissingCode(error)) throw error;
  return null;
}

const never = () => false;

type JourneyScreenProps = {
  journey: Journey;
  part: JourneyPart;
  /** Shown while the views' code loads. */
  fallback: ReactNode;
  isMember: boolean;
  /** Answers once it is known who is here. */
  isVisitor: () => Promise<boolean>;
  /** Where its pages stand, if not at the paths that its states name. */
  addresses?: PageAddresses | undefined;
  /** Whether the site leads whoever is here away from a page, before the journey moves it. */
  isLeft?: (path: string) => boolean;
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
  addresses,
  isLeft = never,
  logInPath,
  onLogInAbandoned,
}: JourneyScreenProps) {
  const newest = useSyncExternalStore(journey.subscribe, journey.screen, journey.screen);
  // The page that is left stays until the code of the next one is there.
  const before = useDeferredValue(newest);
  const isThere = [newest.page, ...newest.modals].every((layer) => !layer || viewOf(layer).now());
  const screen = isThere ? newest : before;
  useAddressBar(journey, isLeft, addresses);
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

  return (
    <Boundary
      at={String(newest.isBroken)}
      onError={(error) => isMissingCode(error) || journey.notDrawn(error)}
      fallback={withoutView}
    >
      {newest.isBroken ? (
        <NotDrawn onCarryOn={journey.carryOn} onStartAgain={journey.startAgain} />
      ) : (
        <Framed journey={journey} part={part} root={screen.root}>
          <Suspense fallback={fallback}>
            {screen.page && <LayerView key={screen.page.key} journey={journey} layer={screen.page} />}
            {screen.modals.map((layer) => (
              <LayerView key={layer.key} journey={journey} layer={layer} />
            ))}
          </Suspense>
        </Framed>
      )}
    </Boundary>
  );
}
