import type { InspectionEvent } from 'xstate';
import { connectBridge } from './inspector/bridge/connect-bridge.ts';
import { wantsStately } from './inspector/stately/stately-setting.ts';

export { watchDock } from './inspector/dock/dock-door.ts';
export { StudioPage } from './StudioPage.tsx';
export { OverridesChip } from './tester-pages/OverridesChip.tsx';
export { readTesterSettings } from './tester-pages/tester-settings.ts';

/** Who hears what the machines of this page do: our inspector, and Stately's for those who ask for it. */
export async function watchMachines(): Promise<(told: InspectionEvent) => void> {
  const { observe } = connectBridge();
  if (!wantsStately(location.search, sessionStorage)) return observe;
  const { connectStately } = await import('./inspector/stately/connect-stately.ts');
  const tellStately = connectStately();
  return (told) => {
    observe(told);
    tellStately(told);
  };
}
