import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createNetwork, type NetworkProgram } from './app.ts';
import { networkDatabase } from './db/network-database.ts';
import type { NetworkEnv } from './env.ts';

/** The network with its database, listening on this machine alone. It runs no jobs before `network.start`. */
export async function openNetwork(env: NetworkEnv, onStop: OnStop): Promise<{ network: NetworkProgram; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, networkDatabase);
  onStop(database.close);
  const network = await createNetwork(env, { database });
  const listening = await listen({ fetch: network.fetch, port: env.port, hostname, noticeMs: 0 });
  onStop(listening.drain);
  onStop(network.close);
  return { network, url: `http://${hostname}:${listening.port}` };
}
