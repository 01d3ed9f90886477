/**
 * Inputs that force an outcome, the way payment providers list test cards: nothing is intercepted, the gateway's own
 * rules meet homes, surnames and members of which the outcome is known. `docs/test-data.md` prints this list.
 *
 * `value` is what is typed; `also` is what goes with it (a house number, a password); `rows` are checklist ids.
 */
export interface Sentinel {
  readonly id: string;
  readonly kind:
    | 'postcode'
    | 'surname'
    | 'member'
    | 'reset-link'
    | 'email-link'
    | 'switch-surname'
    | 'switch-account'
    | 'switch-provider'
    | 'card'
    | 'card-holder'
    | 'wallet-account'
    | 'bank-account'
    | 'sim'
    | 'pac'
    | 'voucher'
    | 'friend-code';
  readonly value: string;
  readonly also?: {
    readonly streetNumber?: string;
    readonly password?: string;
    /** Base32 secret of the member's authenticator app. */
    readonly totpSecret?: string;
    /** In place of the app; each works once after each start of the gateway. */
    readonly recoveryCodes?: readonly string[];
    readonly memberName?: string;
    /** At the losing provider. */
    readonly accountNumber?: string;
    /** Of a bank account. */
    readonly sortCode?: string;
    /** Of a card. */
    readonly expiry?: string;
    readonly securityCode?: string;
    /** Of a PAC: the number that it brings. */
    readonly phoneNumber?: string;
  };
  readonly outcome: string;
  readonly rows: readonly string[];
}

/** How long an answer takes that a sentinel makes slow, in milliseconds: less than the client's 10 s (specification, point 9). */
export const SLOW_MS = 8_000;
