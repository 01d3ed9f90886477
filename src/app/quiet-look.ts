import { quietClient, type GatewayClient } from '../gateway-client/client.ts';
import { watchForSomebody, type SomebodyThere } from '../runtime/somebody-there.ts';

/** What a page looks for news with while nobody asks for any. */
export type QuietLook = {
  gateway: GatewayClient;
  /** Waits until somebody is at this very page. */
  somebodyThere: SomebodyThere;
  /** Told whenever the page is shown or left, as its journey goes on without it. */
  onShown: (isShown: boolean) => void;
};

let somebodyAtAll: SomebodyThere | null = null;

/** For the looks of one page. One watch serves all pages: they come and go, and the document stays. */
export function quietly(gateway: GatewayClient): QuietLook {
  somebodyAtAll ??= watchForSomebody();
  const somebodyThere = somebodyAtAll;
  const page = { isShown: false, waiting: new Set<() => void>() };
  const shown: SomebodyThere = (signal) =>
    new Promise((resolve) => {
      page.waiting.add(resolve);
      signal.addEventListener('abort', () => page.waiting.delete(resolve));
    });
  return {
    gateway: quietClient(gateway),
    async somebodyThere(signal) {
      await somebodyThere(signal);
      // Whoever moves may be at another page.
      if (page.isShown) return;
      await shown(signal);
    },
    onShown(isShown) {
      page.isShown = isShown;
      if (!isShown) return;
      for (const goOn of page.waiting) goOn();
      page.waiting.clear();
    },
  };
}
