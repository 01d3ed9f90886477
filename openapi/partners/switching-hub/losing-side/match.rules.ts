import type { FaultCode } from '../fault-codes.ts';
import type { MatchRequest } from '../messages.ts';
import { hasAccountFormat, normaliseAccountNumber, type AccountFormat } from './account-number.rules.ts';
import { addressFit, type AddressFit } from './address-match.rules.ts';
import { isSameSurname } from './surname.rules.ts';

/** A service of an account. */
export interface HeldService {
  type: 'IAS' | 'NBICS' | 'TV';
  /** Telephone number, or the id of the line. */
  identifier: string;
  /** Ends with the broadband whether that is wanted or not. */
  endsWithBroadband?: boolean;
}

/** An account as far as it is compared; a provider's own has more. */
export interface MatchableAccount {
  id: string;
  /** As it is compared. */
  number: string;
  /** One person may have several accounts. */
  customerId: string;
  surname: string;
  uprn: string | null;
  /** Without town and postcode. */
  addressLines: readonly string[];
  /** Without its space. */
  postcodeKey: string;
  services: readonly HeldService[];
  /** Last day of service; UK local date. */
  closedOn: string | null;
  /** What keeps it from being switched. */
  hindrance: 'switching' | 'data' | 'open-cease' | 'open-modify' | null;
}

/** What the provider's files hold that may be meant by a request; all of it is the provider's own. */
export interface Files<Account extends MatchableAccount> {
  /** The account with the number of the request. */
  byNumber: Account | undefined;
  /** Accounts at the same home or postcode. */
  nearby: readonly Account[];
  /** Accounts with one of the requested service identifiers. */
  byIdentifier: readonly Account[];
  /** The register of addresses has the home. */
  knowsAddress: boolean;
  /** Ids of accounts that another order is about to switch. */
  switching: ReadonlySet<string>;
}

export type MatchOutcome<Account extends MatchableAccount> = { account: Account } | { fault: FaultCode };

const fault = (code: FaultCode) => ({ fault: code });

function identifiersIn(request: MatchRequest): string[] {
  return request.services.map(({ serviceIdentifier }) => serviceIdentifier ?? '').filter((text) => text !== '');
}

function holds(account: MatchableAccount, identifier: string): boolean {
  return account.services.some((service) => service.identifier === identifier);
}

function isOpen(account: MatchableAccount, today: string): boolean {
  return account.closedOn === null || account.closedOn >= today;
}

/** What makes a request useless whoever is meant. */
function requestFault({ address, name, services }: MatchRequest): FaultCode | undefined {
  if (services.length === 0) return '1117';
  if (services.some((each) => each.serviceType === 'NBICS' && each.action !== 'cease' && !each.serviceIdentifier))
    return '1118';
  if (address.postCode.trim() === '' || (!address.uprn && address.addressLines.join('').trim() === '')) return '1101';
  // A name without any letter is nobody's.
  return isSameSurname(name, name) ? undefined : '1102';
}

/** What keeps an account from being switched, once it is certain whose it is. */
function accountFault(
  account: MatchableAccount,
  request: MatchRequest,
  { switching, unknownIdentifier }: { switching: ReadonlySet<string>; unknownIdentifier: FaultCode },
): FaultCode | undefined {
  const switchable = account.services.filter(({ type }) => type !== 'TV');
  if (switchable.length === 0) return '1119';
  if (identifiersIn(request).some((identifier) => !holds(account, identifier))) return unknownIdentifier;
  const wanted = new Set<string>(request.services.map(({ serviceType }) => serviceType));
  if (!switchable.some(({ type }) => wanted.has(type))) return '1120';
  if (account.hindrance === 'data') return '1112';
  return account.hindrance === 'switching' || switching.has(account.id) ? '1111' : undefined;
}

function fitOf({ address }: MatchRequest, account: MatchableAccount): AddressFit {
  return addressFit(
    { uprn: address.uprn, lines: address.addressLines, postcode: address.postCode },
    { uprn: account.uprn, lines: account.addressLines, postcode: account.postcodeKey },
  );
}

/** With an account number: it must be right, and name and address must be the account's too. */
function byAccountNumber<Account extends MatchableAccount>(
  request: MatchRequest,
  files: Files<Account>,
  today: string,
): MatchOutcome<Account> {
  const account = files.byNumber;
  if (!account) return fault('1103');
  const fit = fitOf(request, account);
  if (!isSameSurname(request.name, account.surname))
    // Who shares only the number is not told that it is somebody's.
    return fault(fit === 'exact' ? '1108' : fit === 'close' ? '1121' : '1103');
  if (fit === 'none') return fault('1114');
  if (!isOpen(account, today)) return fault('1104');
  const hindered = accountFault(account, request, { switching: files.switching, unknownIdentifier: '1105' });
  return hindered === undefined ? { account } : fault(hindered);
}

/** Nobody is customer at the very address: says what would help. */
function elsewhere<Account extends MatchableAccount>(
  request: MatchRequest,
  files: Files<Account>,
  close: readonly Account[],
): { fault: FaultCode } {
  const isNamed = (account: MatchableAccount) => isSameSurname(request.name, account.surname);
  const identifiers = identifiersIn(request);
  if (identifiers.length > 0 && files.byIdentifier.length === 0) return fault('1116');
  if (files.byIdentifier.some(isNamed) || close.some(isNamed)) return fault('1115');
  if (close.length > 0) return fault('1121');
  return fault(files.knowsAddress ? '1107' : '1106');
}

/** Without an account number: by name and address, and by the service's identifier where there is one. */
function byAddress<Account extends MatchableAccount>(
  request: MatchRequest,
  files: Files<Account>,
  today: string,
): MatchOutcome<Account> {
  const open = files.nearby.filter((account) => isOpen(account, today));
  const here = open.filter((account) => fitOf(request, account) === 'exact');
  if (here.length === 0)
    return elsewhere(
      request,
      files,
      open.filter((account) => fitOf(request, account) === 'close'),
    );
  const identifiers = identifiersIn(request);
  const isIdentified = (account: MatchableAccount) => identifiers.some((identifier) => holds(account, identifier));
  const named = here.filter((account) => isSameSurname(request.name, account.surname));
  if (named.length === 0) return fault(here.some(isIdentified) ? '1122' : '1108');
  const meant = named.some(isIdentified) ? named.filter(isIdentified) : named;
  if (new Set(meant.map(({ customerId }) => customerId)).size > 1) return fault('1109');
  const wanted = new Set<string>(request.services.map(({ serviceType }) => serviceType));
  const serving = meant.filter(({ services }) => services.some(({ type }) => wanted.has(type)));
  if (serving.length > 1) return fault('1110');
  const [account = meant[0]] = serving;
  if (!account) return fault('1107');
  const hindered = accountFault(account, request, { switching: files.switching, unknownIdentifier: '1116' });
  return hindered === undefined ? { account } : fault(hindered);
}

/**
 * Finds the customer who is meant by a match request, or says what does not fit, by the industry's rules: an account is
 * given only to who knows its surname and its address, and as a rule one thing more when there is any doubt.
 */
export function matchCustomer<Account extends MatchableAccount>(
  request: MatchRequest,
  format: AccountFormat,
  files: Files<Account>,
  today: string,
): MatchOutcome<Account> {
  const useless = requestFault(request);
  if (useless !== undefined) return fault(useless);
  const typed = request.account?.trim() ?? '';
  if (typed === '') return byAddress(request, files, today);
  if (!hasAccountFormat(normaliseAccountNumber(typed), format)) return fault('1113');
  return byAccountNumber(request, files, today);
}
