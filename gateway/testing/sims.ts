import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { iccidOf, type CardLife } from '../../openapi/partners/mobile-network/test-data.ts';
import type { TestBrowser, TestGateway } from './gateway.ts';
import { MINUTES } from './mobile-network.ts';
import { newMember } from './new-member.ts';

type Schemas = components['schemas'];
export type Sim = Schemas['Sim'];
type Said = Partial<Schemas['Problem']>;

let last = 5_000;

/** The number of a card that nobody has used yet. */
export const newCard = (life: CardLife = 'works'): string => iccidOf(life, (last += 1));

/** What a free SIM is ordered with. */
export const freeSimWanted = (more: object = {}) => ({
  requestId: randomUUID(),
  firstName: 'Rowan',
  lastName: 'Archer',
  email: 'rowan@example.com',
  address: { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' },
  count: 1,
  ...more,
});

/** A new member with a browser, who has SIMs switched on. */
export class SimMember {
  readonly site: TestGateway;
  readonly browser: TestBrowser;
  readonly email: string;
  readonly memberId: string;

  private constructor(parts: Pick<SimMember, 'site' | 'browser' | 'email' | 'memberId'>) {
    ({ site: this.site, browser: this.browser, email: this.email, memberId: this.memberId } = parts);
  }

  static async begin(site: TestGateway): Promise<SimMember> {
    const { browser, email } = await newMember(site);
    const { body } = await browser.get<{ id: string }>('/member-api/v1/members/me');
    return new SimMember({ site, browser, email, memberId: body.id });
  }

  send<Body = Sim>(path: string, body: object = {}) {
    return this.browser.send<Body & Said>('POST', `/sim/v1/${path}`, body);
  }

  activate(simNumber: string, proofCode?: string) {
    return this.send('activations', proofCode === undefined ? { simNumber } : { simNumber, proofCode });
  }

  async sims(): Promise<Sim[]> {
    return (await this.browser.get<Sim[]>('/sim/v1/sims')).body;
  }

  /** Some minutes pass, in which the network does what it is to do. */
  async minutesPass(minutes = 3): Promise<void> {
    await this.site.drain();
    this.site.clock.advance(minutes * MINUTES);
    await this.site.drain();
  }

  /** Has a card switched on, and gives the SIM. */
  async withCard(simNumber = newCard()): Promise<Sim> {
    const { status, body } = await this.activate(simNumber);
    if (status !== 201) throw new Error(`The SIM was answered with ${status}: ${JSON.stringify(body)}`);
    await this.minutesPass();
    const sim = (await this.sims()).find((each) => each.simNumber === simNumber);
    if (sim?.state !== 'ACTIVE') throw new Error(`The SIM is ${sim?.state}`);
    return sim;
  }

  /** Subjects of the e-mails to this member, newest first. */
  async mails(): Promise<string[]> {
    const { outbox, db } = this.site.deps;
    return (await outbox.sentTo(db, this.email)).map(({ subject }) => subject ?? '');
  }

  /** Asks for a code and reads it in the mailbox. */
  async code(): Promise<string> {
    const { status, body } = await this.send('proofs');
    if (status !== 200) throw new Error(`The code was answered with ${status}: ${JSON.stringify(body)}`);
    const { outbox, db } = this.site.deps;
    const [mail] = await outbox.sentTo(db, this.email);
    return /Your code is (\d{6})/.exec(mail?.body ?? '')?.[1] ?? '';
  }

  async profile() {
    return (await this.browser.get<Record<string, unknown>>('/member-api/v1/members/me')).body;
  }
}
