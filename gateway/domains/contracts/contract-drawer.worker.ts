/** Draws documents in a thread of its own, so that no request waits behind one. */
import { parentPort } from 'node:worker_threads';
import { drawContract } from './contract-pdf.ts';
import type { Drawing, Drawn } from './contract-drawer.ts';

async function answer({ id, layout, imprint }: Drawing): Promise<void> {
  const drawn: Drawn = await drawContract(layout, imprint).then(
    (pdf) => ({ id, pdf: new Uint8Array(pdf) }),
    (error: unknown) => ({ id, error }),
  );
  parentPort?.postMessage(drawn, 'pdf' in drawn ? [drawn.pdf.buffer] : []);
}

parentPort?.on('message', (drawing: Drawing) => void answer(drawing));
