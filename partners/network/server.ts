import { runProgram } from '../../platform/operations/run-program.ts';
import { readNetworkEnv } from './env.ts';
import { openNetwork } from './open.ts';

/** The network on its own: `node partners/network/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const { network } = await openNetwork(readNetworkEnv(process.env), onStop);
  await network.start();
});
