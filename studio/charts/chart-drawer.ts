import ELK from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { chartDrawer, type ChartDrawer } from './keep-drawings.ts';

/** ELK works in a worker, in its own unchanged file, so that the page never waits for it; from the first chart that is asked for. */
export function startDrawer(): ChartDrawer {
  let elk: InstanceType<typeof ELK> | undefined;
  const started = () => (elk ??= new ELK({ workerUrl: elkWorker }));
  return chartDrawer({ layout: (...asked) => started().layout(...asked) });
}
