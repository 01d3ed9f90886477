import { useEffect, useRef, useState } from 'react';
import type { Live } from '../live/live.ts';
import { openFreshPage } from '../open-in-state/fresh-page.ts';
import { playInFreshPage, type Opened } from '../open-in-state/open-way.ts';
import { gatewaysPreparer, newEmail, newHouse, type Preparer } from '../open-in-state/prepare.ts';
import type { Preparation } from '../open-in-state/way.types.ts';
import { withCast } from './own-cast.ts';
import { nextPage, stageOf } from './page-stage.ts';
import type { Visit } from './visit.ts';

export type ReplayState =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'playing'; step: number; isWaiting: boolean }
  | Opened;

/** A play that came to an end of its own, and of what. */
export type Tried = { visit: Visit; ended: Opened };

/** A match is looked for for as long as 48 seconds; nothing else takes as long. ms */
const patienceFor = ({ steps }: Visit): number =>
  steps.some(({ machine }) => machine === 'switchProvider') ? 60_000 : 20_000;

/** Whom a visit finds here: nobody is logged in before any of it. */
function preparationsFor({ visitor }: Visit, email: string): Preparation[] {
  const register: Preparation = { do: 'register', email };
  if (visitor === 'nobody') return [];
  return visitor === 'loggedIn' ? [register] : [register, { do: 'leave' }];
}

/** Plays a visit in a page of its own with a member and a home of its own, whole or a step at a time. */
export function useReplay(
  live: Live,
  onPage: (tab: string) => void,
  preparerHere: () => Promise<Preparer> = gatewaysPreparer,
  openPage: typeof openFreshPage = openFreshPage,
) {
  const [state, setState] = useState<ReplayState>({ kind: 'idle' });
  const [tried, setTried] = useState<Tried | null>(null);
  const running = useRef<AbortController | null>(null);
  const goOn = useRef<(() => void) | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function play(visit: Visit, isStepwise: boolean): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    const say = (now: ReplayState) => {
      if (running.current === run) setState(now);
    };
    say({ kind: 'opening' });
    const page = openPage();
    if (page === null) return say({ kind: 'unopened' });
    const own = { email: newEmail(), house: newHouse() };
    const arrival = async () => {
      const tab = await nextPage(live, signal, ({ scope }) => scope === page.scope);
      if (tab === null) return null;
      onPage(tab);
      return stageOf(live, tab);
    };
    const onStep = async (step: number) => {
      const isWaiting = isStepwise && step < visit.steps.length;
      say({ kind: 'playing', step, isWaiting });
      if (isWaiting)
        await new Promise<void>((resolve) => {
          goOn.current = resolve;
          signal.addEventListener('abort', () => resolve());
        });
    };
    const { path, end } = visit;
    const played = { path, end, steps: withCast(visit.steps, own), prepare: preparationsFor(visit, own.email) };
    const patience = patienceFor(visit);
    const ended = await playInFreshPage(played, page, { preparerHere, arrival }, { signal, onStep, patience });
    say(ended);
    if (running.current === run) setTried({ visit, ended });
  }

  return {
    state,
    tried,
    play: (visit: Visit, isStepwise: boolean): void => void play(visit, isStepwise),
    next: (): void => goOn.current?.(),
    stop: (): void => running.current?.abort(),
  };
}

export type Replay = ReturnType<typeof useReplay>;
