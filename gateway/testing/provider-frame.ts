import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/payments.d.ts';
import { TEST_SORT_CODE } from '../../openapi/partners/payments/test-accounts.ts';
import { TEST_EXPIRY, testCodeOf, wallet } from '../../openapi/partners/payments/test-data.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';

type Schemas = components['schemas'];
type Shown = { id: string; sessionData?: string };
type Result = Schemas['SessionPaymentResult'] & Schemas['ServiceError'];

/** A card whose bank lets it pass. */
const newCard: Schemas['NewCard'] = {
  type: 'scheme',
  number: '4111111111111111',
  expiryMonth: TEST_EXPIRY.month,
  expiryYear: TEST_EXPIRY.year,
  cvc: testCodeOf('visa'),
  holderName: 'Imogen Sparrow',
};

const bankAccount = { type: 'directdebit_GB', holderName: 'Imogen Sparrow', bankLocationId: TEST_SORT_CODE };

const tokenOf = (action: Schemas['Action'] | undefined): string =>
  new URL(action?.url ?? '', 'http://provider.test').pathname.split('/').at(-1) ?? '';

/** What the payment provider's page in the frame asks the provider at `origin`. */
export function providerFrame(reach: Reach, origin: string) {
  async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const url = new URL(`/checkoutshopper/v1/${path}`, origin);
    const answer = await reach(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    return (await answer.json()) as Answer;
  }

  /** Tells the bank the password; null gives up. */
  const tellBank = (action: Schemas['Action'] | undefined, password: string | null = 'password') =>
    ask<Schemas['ChallengeResult']>(`challenges/${tokenOf(action)}`, { password });

  return {
    ask,
    tellBank,
    /** Pays in a session. */
    pay: ({ id, sessionData }: Shown, card: Partial<Schemas['NewCard']> = {}, attempt = randomUUID()) =>
      ask<Result>(`sessions/${id}/payments`, { sessionData, attempt, paymentMethod: { ...newCard, ...card } }),
    /** Leaves for the wallet. */
    payByWallet: ({ id, sessionData }: Shown, attempt = randomUUID()) =>
      ask<Result>(`sessions/${id}/payments`, { sessionData, attempt, paymentMethod: { type: wallet.type } }),
    /** Says something on the wallet's page; a name approves in that account. */
    tellWallet: (action: Schemas['Action'] | undefined, said: { account: string } | 'refuse' | 'go-back') =>
      ask<Schemas['WalletResult'] & Schemas['ServiceError']>(
        `wallet-payments/${tokenOf(action)}`,
        typeof said === 'string' ? { answer: said } : { answer: 'approve', ...said },
      ),
    /** Gives an instruction for a Direct Debit from one of the test accounts. */
    instruct: ({ id, sessionData }: Shown, bankAccountNumber: string, attempt = randomUUID()) =>
      ask<Result>(`sessions/${id}/payments`, {
        sessionData,
        attempt,
        paymentMethod: { ...bankAccount, bankAccountNumber },
      }),
    /** Pays in a session, with the tick that has the card kept. */
    payAndKeep: ({ id, sessionData }: Shown, card: Partial<Schemas['NewCard']> = {}) =>
      ask<Result>(`sessions/${id}/payments`, {
        sessionData,
        attempt: randomUUID(),
        paymentMethod: { ...newCard, ...card },
        storePaymentMethod: true,
      }),
    /** Tells the bank the password, and goes on with the payment in the frame. */
    answer: async ({ id, sessionData }: Shown, action: Schemas['Action'] | undefined, password?: string | null) => {
      const { threeDSResult } = await tellBank(action, password);
      return ask<Result>(`sessions/${id}/paymentDetails`, { sessionData, details: { threeDSResult } });
    },
  };
}
