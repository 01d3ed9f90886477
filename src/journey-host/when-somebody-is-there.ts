import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { SomebodyThere } from '../runtime/somebody-there.ts';

type Look<Output, Input> = (asked: { input: Input; signal: AbortSignal }) => Promise<Output>;

/** The actor `lookForNews` of a page: it looks once somebody is there. */
export const whenSomebodyIsThere = <Output, Input>(
  somebodyThere: SomebodyThere,
  look: Look<Output, Input>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    await somebodyThere(signal);
    return look({ input, signal });
  });
