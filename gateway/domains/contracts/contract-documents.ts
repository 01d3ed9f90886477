import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { ContractDrawer } from './contract-drawer.ts';
import { hasDocument, saveDocument } from './contracts.store.ts';
import type { ContractLayout, DocumentKind, Imprint } from './contracts.types.ts';

export interface WantedDocument {
  /** Made from the contents, which name the plan: the same contract has the same id. */
  id: string;
  planId: string;
  kind: DocumentKind;
  layout: ContractLayout;
}

export function wantedDocument(planId: string, kind: DocumentKind, layout: ContractLayout): WantedDocument {
  const contents = createHash('sha256').update(JSON.stringify(layout)).digest('hex');
  return { id: `${kind}-${contents.slice(0, 32)}`, planId, kind, layout };
}

/** Draws documents that are not there yet, each once however many customers' requests and jobs ask for it. */
export class ContractDocuments {
  readonly drawer: ContractDrawer;
  readonly #db: Executor;
  readonly #clock: Clock;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(parts: { db: Executor; clock: Clock; drawer: ContractDrawer }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.drawer = parts.drawer;
  }

  /** Never to be called within a transaction: it would stand open while the document is drawn. */
  async ensure(wanted: WantedDocument, imprint: Imprint): Promise<void> {
    const asked = this.#underWay.get(wanted.id);
    if (asked) return asked;
    const made = this.#make(wanted, imprint).finally(() => this.#underWay.delete(wanted.id));
    this.#underWay.set(wanted.id, made);
    return made;
  }

  async #make({ layout, ...document }: WantedDocument, imprint: Imprint): Promise<void> {
    if (await hasDocument(this.#db, document.id)) return;
    const pdf = await this.drawer.draw(layout, imprint);
    await saveDocument(this.#db, { ...document, pdf, createdAt: this.#clock.now() });
  }
}
