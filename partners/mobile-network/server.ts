import { runProgram } from '../../platform/operations/run-program.ts';
import { readMobileNetworkEnv } from './env.ts';
import { openMobileNetwork } from './open.ts';

/** The mobile network on its own: `node partners/mobile-network/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const { network } = await openMobileNetwork(readMobileNetworkEnv(process.env), onStop);
  await network.start();
});
