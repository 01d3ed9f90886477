import type { InspectionEvent } from 'xstate';
import { connectBridge } from './bridge/connect-bridge.ts';
import { wantsStately } from './stately/stately-setting.ts';

/** Who hears what the machines of this page do: our inspector, and Stately's for those who ask for it. */
export async function watchMachines(): Promise<(told: InspectionEvent) => void> {
  const { observe } = connectBridge();
  if (!wantsStately(location.search, sessionStorage)) return observe;
  const { connectStately } = await import('./stately/connect-stately.ts');
  const tellStately = connectStately();
  return (told) => {
    observe(told);
    tellStately(told);
  };
}
