import { expect } from 'vitest';
import type { MemberSwitch } from '../domains/losing-switches/losing-switches.types.ts';
import type { HttpBrowser } from './browser.ts';
import { alex } from './customer.ts';
import { testSite, type TestGateway } from './gateway.ts';

/** Another provider's switch, as the stand-in of the hub has it. */
export interface SwitchAway {
  id: string;
  state: string;
  reference: string | null;
  faultCode: string | null;
  implications: { sentMethod: string; sentTo?: string; sentBy: string }[];
  isAwaited: boolean;
}

export type Step = 'order' | 'update' | 'trigger' | 'cancel';

interface Asked {
  providerId?: string;
  lastName?: string;
  account?: string;
  uprn?: string;
  lines?: string[];
  postcode?: string;
}

const CONTROLS = '/test-tools/v1/switches-away';

async function control(site: TestGateway, path: string, body: object): Promise<SwitchAway> {
  const request = new Request(`${testSite}${CONTROLS}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const answer = await site.gateway.fetch(request);
  if (!answer.ok) throw new Error(`The control was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as SwitchAway;
}

/** Has another provider ask for somebody at 1 Ready Made Mews, where nobody has to come; by default for Alex Finch. */
export function askForMember(site: TestGateway, asked: Asked = {}): Promise<SwitchAway> {
  const {
    providerId = 'RBRN',
    lastName = 'Finch',
    lines = ['1 Ready Made Mews'],
    postcode = 'LK9 2NN',
    ...rest
  } = asked;
  const { uprn, ...given } = rest;
  return control(site, '', { providerId, lastName, ...given, address: { lines, postcode, ...(uprn ? { uprn } : {}) } });
}

/** Has it take a step. Gives the fault, or the state that it has reached. */
export async function takeStep(site: TestGateway, { id }: SwitchAway, step: Step, date?: string): Promise<string> {
  const { state, faultCode } = await control(site, `/${id}/steps`, { step, ...(date === undefined ? {} : { date }) });
  return faultCode ?? state;
}

export async function switchesOf(browser: HttpBrowser, memberId = alex): Promise<MemberSwitch[]> {
  const { status, body } = await browser.get<MemberSwitch[]>(`/broadband/v1/members/${memberId}/switches`);
  expect(status).toBe(200);
  return body;
}

/** The member's switch with the reference that the other provider has. */
export async function switchBy(browser: HttpBrowser, { reference }: SwitchAway): Promise<MemberSwitch> {
  const found = (await switchesOf(browser)).find((each) => each.switch.switchOrderReference === reference);
  if (!found) throw new Error(`The member has no switch ${reference}`);
  return found;
}

export function objectTo(browser: HttpBrowser, switchId: string, memberId = alex) {
  return browser.send<MemberSwitch>('POST', `/broadband/v1/members/${memberId}/switches/${switchId}/objection`);
}
