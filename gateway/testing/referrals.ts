import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { CreditMember } from './airtime.ts';
import { alex } from './customer.ts';
import type { TestGateway } from './gateway.ts';

type Schemas = components['schemas'];

let friends = 0;

/** Somebody who shares their link, and those who join with it. */
export class Sharer {
  readonly member: CreditMember;

  private constructor(member: CreditMember) {
    this.member = member;
  }

  static async begin(site: TestGateway, memberId = alex): Promise<Sharer> {
    return new Sharer(await CreditMember.begin(site, memberId));
  }

  async link(): Promise<Schemas['ReferralLink']> {
    const { status, body } = await this.member.browser.send<Schemas['ReferralLink']>('PUT', '/referral/v1/link');
    if (status !== 200) throw new Error(`The link was answered with ${status}`);
    return body;
  }

  async referrals(): Promise<Schemas['Referrals']> {
    return referralsOf(this.member);
  }

  /** How each friend stands, newest first. */
  async friends(): Promise<[string, string | null][]> {
    return (await this.referrals()).friends.map(({ state, reason }) => [state, reason]);
  }

  /** Somebody who joins with the link, unless it is said with which code. */
  async friend(given: { code?: string } & Partial<Schemas['RegisterRequest']> = {}): Promise<CreditMember> {
    const { code = (await this.link()).code, ...more } = given;
    return join(this.member.site, code, more);
  }
}

export async function referralsOf({ browser }: CreditMember): Promise<Schemas['Referrals']> {
  return (await browser.get<Schemas['Referrals']>('/referral/v1/referrals')).body;
}

/** Somebody new who registers with a code. */
export async function join(
  site: TestGateway,
  friendCode: string,
  more: Partial<Schemas['RegisterRequest']> = {},
): Promise<CreditMember> {
  friends += 1;
  const names = { firstName: 'Dunlin', lastName: `Archer${'x'.repeat(friends)}`, birthDate: '1988-04-12' };
  const person = { ...names, email: `friend${friends}@example.com`, password: 'correct horse battery', ...more };
  const browser = site.browser();
  const registered = await browser.send<{ memberId: string }>('POST', '/auth-api/v1/register', {
    ...person,
    friendCode,
  });
  expect(registered).toMatchObject({ status: 201 });
  return CreditMember.begin(site, registered.body.memberId);
}

/** Has the minute go by after which rewards are booked. */
export async function waitForRewards(site: TestGateway): Promise<void> {
  site.clock.advance(60_000);
  await site.drain();
}
