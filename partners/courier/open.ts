import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createCourier, type CourierProgram } from './app.ts';
import { courierDatabase } from './db/courier-database.ts';
import type { CourierEnv } from './env.ts';

/** The courier with its database, listening on this machine alone. It runs no jobs before `courier.start`. */
export async function openCourier(env: CourierEnv, onStop: OnStop): Promise<{ courier: CourierProgram; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, courierDatabase);
  onStop(database.close);
  const courier = await createCourier(env, { database });
  const listening = await listen({ fetch: courier.fetch, port: env.port, hostname, noticeMs: 0 });
  onStop(listening.drain);
  onStop(courier.close);
  return { courier, url: `http://${hostname}:${listening.port}` };
}
