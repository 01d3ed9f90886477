import { readCourierEnv } from '../partners/courier/env.ts';
import { openCourier } from '../partners/courier/open.ts';
import { readLenderEnv } from '../partners/lender/env.ts';
import { openLender } from '../partners/lender/open.ts';
import { readMobileNetworkEnv } from '../partners/mobile-network/env.ts';
import { openMobileNetwork } from '../partners/mobile-network/open.ts';
import { readNetworkEnv } from '../partners/network/env.ts';
import { openNetwork } from '../partners/network/open.ts';
import { readPaymentsEnv } from '../partners/payments/env.ts';
import { openPayments } from '../partners/payments/open.ts';
import { readSwitchingHubEnv } from '../partners/switching-hub/env.ts';
import { openSwitchingHub } from '../partners/switching-hub/open.ts';
import { readTagsEnv } from '../partners/tags/env.ts';
import { openTags } from '../partners/tags/open.ts';
import { listen } from '../platform/http/listen.ts';
import type { OnStop } from '../platform/operations/run-program.ts';
import type { HostEnv } from '../server/env.ts';

const thisMachine = '127.0.0.1';
const namesOfThisMachine: ReadonlySet<string> = new Set(['localhost', thisMachine]);

type Fetch = (request: Request) => Promise<Response>;

export interface Partners {
  /** Where each listens, as the gateway's settings name it. */
  settings: Record<
    'networkUrl' | 'switchingHubUrl' | 'paymentProviderUrl' | 'courierUrl' | 'lenderUrl' | 'mobileNetworkUrl',
    string
  >;
  /** Where the tag manager listens, whom the gateway does not know: its script is for the site, its collector for the web host. */
  tagsUrl: string;
  /** Opens their way in to the gateway, and has them begin to work. */
  start: (gateway: { fetch: Fetch }) => Promise<void>;
}

/**
 * The stand-ins of the companies that the gateway talks to, in this process and on ports of their own, which are free ones
 * unless the settings name them. They reach the gateway by a port, too.
 */
export async function openPartners(databaseUrl: string, onStop: OnStop): Promise<Partners> {
  let gateway: { fetch: Fetch } | undefined;
  const wayIn = await listen({
    fetch: (request) => gateway?.fetch(request) ?? new Response(null, { status: 503 }),
    port: 0,
    hostname: thisMachine,
    noticeMs: 0,
  });
  onStop(wayIn.drain);
  const given = {
    LOG_LEVEL: 'warn',
    COURIER_PORT: '0',
    LENDER_PORT: '0',
    MOBILE_NETWORK_PORT: '0',
    NETWORK_PORT: '0',
    PAYMENTS_PORT: '0',
    SWITCHING_HUB_PORT: '0',
    TAGS_PORT: '0',
    ...process.env,
    DATABASE_URL: databaseUrl,
    GATEWAY_URL: `http://${thisMachine}:${wayIn.port}`,
  };
  const { network, url: networkUrl } = await openNetwork(readNetworkEnv(given), onStop);
  const { hub, url: switchingHubUrl } = await openSwitchingHub(readSwitchingHubEnv(given), onStop);
  const { payments, url: paymentProviderUrl } = await openPayments(readPaymentsEnv(given), onStop);
  const { courier, url: courierUrl } = await openCourier(readCourierEnv(given), onStop);
  const { lender, url: lenderUrl } = await openLender(readLenderEnv(given), onStop);
  const { network: mobileNetwork, url: mobileNetworkUrl } = await openMobileNetwork(
    readMobileNetworkEnv(given),
    onStop,
  );
  const { tags, url: tagsUrl } = await openTags(readTagsEnv(given), onStop);
  return {
    tagsUrl,
    settings: { networkUrl, switchingHubUrl, paymentProviderUrl, courierUrl, lenderUrl, mobileNetworkUrl },
    async start(started) {
      gateway = started;
      await network.start();
      await hub.start();
      await payments.start();
      await courier.start();
      lender.start();
      await mobileNetwork.start();
      await tags.start();
    },
  };
}

/**
 * With the stand-in of a tag manager, where one has been started and the settings name no other. Customers' browsers fetch its script,
 * and reach it on this machine alone.
 */
export function withTags<
  Env extends Pick<HostEnv, 'hostUrl' | 'collectorUrl'> & { thirdParty: Pick<HostEnv['thirdParty'], 'tagManagerUrl'> },
>(env: Env, tagsUrl: string | undefined): Env {
  if (tagsUrl === undefined || !namesOfThisMachine.has(new URL(env.hostUrl).hostname)) return env;
  const { tagManagerUrl = `${tagsUrl}/tags/tag-manager.js` } = env.thirdParty;
  return { ...env, thirdParty: { ...env.thirdParty, tagManagerUrl }, collectorUrl: env.collectorUrl ?? tagsUrl };
}
