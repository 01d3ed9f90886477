import { numberOf } from '../../../openapi/partners/switching-hub/correlation.ts';
import type { Provider } from '../directory.ts';
import type { MatchRequest, Message } from '../../../openapi/partners/switching-hub/messages.ts';
import { switchSentinel, switchSentinels } from '../../../openapi/partners/switching-hub/test-data.ts';
import { squashPostcode } from '../../../platform/postal/postcode.ts';
import { normaliseAccountNumber } from '../../../openapi/partners/switching-hub/losing-side/account-number.rules.ts';
import { householdDefaults, households, type Asked, type Household, type HouseholdAccount } from './households.ts';
import type { LosingAccount } from '../db/schema.ts';
import type { Files } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import { foldSurname } from '../../../openapi/partners/switching-hub/losing-side/surname.rules.ts';

type MatchMessage = Message<'residentialSwitchMatchRequest'>;

const bySurname: ReadonlyMap<string, Household> = new Map(
  households.flatMap((household) =>
    [switchSentinel(household.sentinel), ...(household.billPayer === undefined ? [] : [household.billPayer])].map(
      (surname) => [foldSurname(surname), household] as const,
    ),
  ),
);

/** Account numbers whose faults come after the order → the fault. */
const laterFaults: ReadonlyMap<string, string> = new Map(
  switchSentinels.filter(({ kind }) => kind === 'switch-account').map(({ id, value }) => [value, id.slice(-4)]),
);

/** The name under which a request says how often it has been sent. */
export const ATTEMPT = 'attempt';

function digitsIn({ account = '' }: MatchRequest, { accountPrefix }: Provider): string {
  const number = normaliseAccountNumber(account);
  return number.startsWith(accountPrefix) ? number.slice(accountPrefix.length) : number;
}

function isNumberOne({ address }: MatchRequest): boolean {
  return address.addressLines.some((line) => line.startsWith('1 '));
}

/** The test data that a request names. */
export interface Scenario {
  household: Household;
  asked: Asked;
  /** Of a later step. */
  forcedFault: string | null;
}

export function scenarioOf({ envelope, payload }: MatchMessage, provider: Provider): Scenario | undefined {
  const account = digitsIn(payload, provider);
  const surname = foldSurname(payload.name);
  const household = bySurname.get(surname);
  const asked: Asked = {
    account,
    isBillPayer: surname === foldSurname(household?.billPayer ?? ''),
    providerId: provider.id,
    isNumberOne: isNumberOne(payload),
    attempt: Number(envelope.auditData?.find(({ name }) => name === ATTEMPT)?.value ?? 1),
  };
  const forcedFault = laterFaults.get(account) ?? null;
  if (forcedFault !== null && surname !== '')
    return {
      asked,
      forcedFault,
      household: { sentinel: 'switch-matched', accounts: [{ digits: account, surname: payload.name }] },
    };
  return household && { household, asked, forcedFault: null };
}

function linesOf({ address }: MatchRequest, at: HouseholdAccount['at']): string[] {
  if (at === 'flat') return ['Flat B', ...address.addressLines];
  if (at === 'number-one') return address.addressLines.map((line) => line.replace(/^\d+\w* /, '1 '));
  return address.addressLines;
}

function accountOf(
  request: MatchRequest,
  provider: Provider,
  { household }: Scenario,
  given: HouseholdAccount,
): LosingAccount {
  const { address } = request;
  const addressLines = linesOf(request, given.at);
  const isHere = addressLines.join() === address.addressLines.join();
  const number = provider.accountPrefix + (given.digits ?? householdDefaults.digits);
  return {
    id: `household:${household.sentinel}:${provider.id}:${number}:${numberOf(JSON.stringify(address), 1_000_000)}`,
    providerId: provider.id,
    number,
    customerId: `${household.sentinel}:${given.person ?? 'one'}`,
    surname: given.surname ?? household.billPayer ?? switchSentinel(household.sentinel),
    uprn: isHere ? (address.uprn ?? null) : null,
    addressLines,
    postTown: address.postTown,
    postcodeKey: squashPostcode(address.postCode),
    services: [...(given.services ?? householdDefaults.services)],
    contact: given.contact ?? householdDefaults.contact,
    closedOn: given.closedOn ?? null,
    hindrance: given.hindrance ?? null,
  };
}

/** The provider's files as far as a household is concerned; whoever else may live in the house is left out. */
export function filesOf(request: MatchRequest, provider: Provider, scenario: Scenario): Files<LosingAccount> {
  const accounts = scenario.household.accounts
    .filter(({ onlyWith }) => onlyWith === undefined || onlyWith === provider.id)
    .map((given) => accountOf(request, provider, scenario, given));
  const number = normaliseAccountNumber(request.account ?? '');
  return {
    byNumber: accounts.find((account) => account.number === number),
    nearby: accounts,
    byIdentifier: [],
    knowsAddress: true,
    switching: new Set(),
  };
}
