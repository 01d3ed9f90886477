import type { SomebodyThere } from '../somebody-there.ts';

/** A page that nobody is at, until they come back. */
export function nobodyThere(): { somebodyThere: SomebodyThere; comesBack: () => void } {
  let comesBack = () => {};
  const back = new Promise<void>((resolve) => {
    comesBack = resolve;
  });
  return { somebodyThere: () => back, comesBack };
}
