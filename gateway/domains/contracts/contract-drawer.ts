import { Worker } from 'node:worker_threads';
import type { ContractLayout, Imprint } from './contracts.types.ts';

/** What the thread is asked, and what it answers. */
export interface Drawing {
  id: number;
  layout: ContractLayout;
  imprint: Imprint;
}
export type Drawn = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; error: unknown };

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: unknown) => void;
}

/** The thread has gone, not the document: it can be drawn by another one. */
class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

export function contractThread(): Worker {
  return new Worker(new URL('contract-drawer.worker.ts', import.meta.url));
}

/**
 * Draws contract documents in a thread beside the one that answers requests. The thread comes with the first document
 * and ends with `close`; one that breaks is replaced.
 */
export class ContractDrawer {
  readonly #waiting = new Map<number, Waiting>();
  readonly #newThread: () => Worker;
  #thread: Worker | undefined;
  #last = 0;
  #closed = false;

  constructor(newThread = contractThread) {
    this.#newThread = newThread;
  }

  /** A tagged PDF/UA; see `drawContract`, also for what it throws. */
  async draw(layout: ContractLayout, imprint: Imprint): Promise<Buffer> {
    try {
      return await this.#ask(layout, imprint);
    } catch (error) {
      if (!(error instanceof ThreadEnded) || this.#closed) throw error;
      return this.#ask(layout, imprint);
    }
  }

  /** Gives up what is being drawn. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.terminate();
  }

  #ask(layout: ContractLayout, imprint: Imprint): Promise<Buffer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#thread ??= this.#begin();
      this.#waiting.set(id, { resolve, reject });
      // Only who waits for a document holds the process up.
      this.#thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#thread.postMessage({ id, layout, imprint } satisfies Drawing);
    });
  }

  #begin(): Worker {
    const thread = this.#newThread();
    thread.on('message', (drawn: Drawn) => this.#answer(thread, drawn));
    thread.on('error', () => this.#lose(thread));
    thread.on('exit', () => this.#lose(thread));
    return thread;
  }

  #answer(thread: Worker, drawn: Drawn): void {
    const waiting = this.#waiting.get(drawn.id);
    this.#waiting.delete(drawn.id);
    if (this.#waiting.size === 0) thread.unref();
    if ('error' in drawn) waiting?.reject(drawn.error);
    else waiting?.resolve(Buffer.from(drawn.pdf.buffer));
  }

  #lose(thread: Worker): void {
    // A thread that breaks says so twice.
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new ThreadEnded('The thread that draws contracts has ended'));
  }
}
