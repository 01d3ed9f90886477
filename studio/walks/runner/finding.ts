/** What a random customer reports, beside a page that goes elsewhere than its model. */
export type FindingKind = 'dead end' | 'error in the console' | 'server error' | 'barrier' | 'lost input';

export class Finding extends Error {
  readonly kind: FindingKind;

  constructor(kind: FindingKind, what: string) {
    super(`${kind}: ${what}`);
    this.kind = kind;
  }
}
