import ELK from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { chartDrawer, type ChartDrawer } from './keep-drawings.ts';

/** ELK works in a worker, in its own unchanged file, so that the page never waits for it. */
export const startDrawer = (): ChartDrawer => chartDrawer(new ELK({ workerUrl: elkWorker }));
