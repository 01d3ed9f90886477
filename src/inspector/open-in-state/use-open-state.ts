import { useEffect, useRef, useState } from 'react';
import { createGatewayClient } from '../../gateway-client/client.ts';
import { runtimeConfig } from '../../runtime-config/runtime-config.ts';
import type { Live } from '../live/live.ts';
import { nextPage, stageOf } from '../recording/page-stage.ts';
import { openFreshPage } from './fresh-page.ts';
import { openWay, type Opened } from './open-way.ts';
import { createPreparer } from './prepare.ts';
import type { WholeWay } from './way.types.ts';

export type OpeningState =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'playing'; step: number }
  /** The browser lets no page open. */
  | { kind: 'blocked' }
  | Opened;

/** A client of its own: what is refused here must not lead this page anywhere. */
async function preparerHere() {
  const { gatewayBase } = await runtimeConfig();
  const stay = () => undefined;
  return createPreparer(createGatewayClient({ base: gatewayBase, onUnauthorised: stay, onServerError: stay }));
}

/** Brings fresh pages into states; `onPage` hears of each as it comes up. */
export function useOpenState(live: Live, onPage: (tab: string) => void) {
  const [state, setState] = useState<OpeningState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function open(way: WholeWay): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    // Before anything is waited for: a click opens a page only at once.
    const page = openFreshPage();
    if (page === null) return setState({ kind: 'blocked' });
    setState({ kind: 'preparing' });
    const arrival = async () => {
      const tab = await nextPage(live, signal);
      if (tab === null) return null;
      onPage(tab);
      return stageOf(live, tab);
    };
    const result = await openWay(
      way,
      page,
      { preparer: await preparerHere(), arrival },
      { signal, onStep: (step) => setState({ kind: 'playing', step }) },
    );
    if (result.kind === 'unprepared') page.close();
    setState(result);
  }

  return {
    state,
    open: (way: WholeWay): void => void open(way),
    stop: (): void => running.current?.abort(),
  };
}
