import { createGatewayClient, type GatewayClient } from '../gateway-client/client.ts';
import { watchForSomebody, type SomebodyThere } from '../runtime/somebody-there.ts';

/** What a page looks for news with while nobody asks for any. */
export type QuietLook = {
  /** A gateway whose refusals lead nowhere: neither to the log-in nor to the error page. */
  gateway: GatewayClient;
  somebodyThere: SomebodyThere;
};

let somebodyThere: SomebodyThere | null = null;

const nothing = () => undefined;

/** One watch for all pages: they come and go, and the document stays. */
export function quietly(gateway: GatewayClient): QuietLook {
  somebodyThere ??= watchForSomebody();
  const quiet = createGatewayClient({ ...gateway.options, onUnauthorised: nothing, onServerError: nothing });
  return { gateway: quiet, somebodyThere };
}
