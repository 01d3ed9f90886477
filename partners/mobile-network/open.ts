import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createMobileNetwork, type MobileNetworkProgram } from './app.ts';
import { mobileNetworkDatabase } from './db/mobile-network-database.ts';
import type { MobileNetworkEnv } from './env.ts';

/** The mobile network with its database, listening on this machine alone. It runs no jobs before `network.start`. */
export async function openMobileNetwork(
  env: MobileNetworkEnv,
  onStop: OnStop,
): Promise<{ network: MobileNetworkProgram; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, mobileNetworkDatabase);
  onStop(database.close);
  const network = await createMobileNetwork(env, { database });
  const listening = await listen({ fetch: network.fetch, port: env.port, hostname, noticeMs: 0 });
  onStop(listening.drain);
  onStop(network.close);
  return { network, url: `http://${hostname}:${listening.port}` };
}
