import { addressFit } from '../../../openapi/partners/switching-hub/losing-side/address-match.rules.ts';
import type { Files } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import type { MatchRequest } from '../../../openapi/partners/switching-hub/messages.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { linesOf } from '../../../platform/postal/address-lines.ts';
import { spacedPostcode, squashPostcode } from '../../../platform/postal/postcode.ts';
import { findPremiseByUprn, findPremises, premisesOfPostcode, type NetworkPremise } from '../coverage/coverage.rows.ts';
import { findMembers } from '../members/members.rows.ts';
import { planByKey, plansByNetworkIds, runningOf, servedPlansAt, type NamedPlan } from './losing-switches.store.ts';
import { accountOf, orderKeyIn, type OurAccount } from './our-accounts.rules.ts';

/** Digits of a UPRN in the register; messages leave out the zeros in front. */
const UPRN_LENGTH = 12;

async function homesMeant(db: Executor, { address }: MatchRequest): Promise<NetworkPremise[]> {
  const { uprn = '', addressLines: lines, postCode: postcode } = address;
  const there = await premisesOfPostcode(db, spacedPostcode(squashPostcode(postcode)));
  const byUprn =
    uprn === ''
      ? undefined
      : ((await findPremiseByUprn(db, uprn)) ?? (await findPremiseByUprn(db, uprn.padStart(UPRN_LENGTH, '0'))));
  const fitting = there.filter((home) => {
    const own = { uprn: home.uprn?.replace(/^0+/, ''), lines: linesOf(home), postcode: home.postcode };
    return addressFit({ uprn, lines, postcode }, own) !== 'none';
  });
  return byUprn && !fitting.some(({ id }) => id === byUprn.id) ? [...fitting, byUprn] : fitting;
}

/** What we hold that another provider may mean. How many queries that takes does not depend on how much it is. */
export async function readOurFiles(
  db: Executor,
  request: MatchRequest,
  orderPrefix: string,
): Promise<Files<OurAccount>> {
  const key = orderKeyIn(request.account ?? '', orderPrefix);
  const identifiers = request.services.map(({ serviceIdentifier = '' }) => serviceIdentifier).filter(Boolean);
  const homes = await homesMeant(db, request);
  const byKey = key === '' ? undefined : await planByKey(db, key);
  const here = await servedPlansAt(
    db,
    homes.map(({ id }) => id),
  );
  const byIdentifier = await plansByNetworkIds(db, identifiers);
  const accounts = await accountsOf(db, [...(byKey ? [byKey] : []), ...here, ...byIdentifier], homes);
  const of = (named: readonly NamedPlan[]) => accounts.filter(({ id }) => named.some(({ plan }) => plan.id === id));
  const running = await runningOf(
    db,
    accounts.map(({ id }) => id),
  );
  return {
    byNumber: byKey && of([byKey])[0],
    nearby: of(here),
    byIdentifier: of(byIdentifier),
    knowsAddress: homes.length > 0,
    switching: new Set(running.map(({ planId }) => planId)),
  };
}

async function accountsOf(
  db: Executor,
  named: readonly NamedPlan[],
  known: readonly NetworkPremise[],
): Promise<OurAccount[]> {
  const unique = [...new Map(named.map((each) => [each.plan.id, each])).values()];
  const unknown = unique.map(({ plan }) => plan.premiseId).filter((id) => !known.some((home) => home.id === id));
  const homes = [...known, ...(unknown.length === 0 ? [] : await findPremises(db, unknown))];
  const members = await findMembers(
    db,
    unique.map(({ plan }) => plan.memberId),
  );
  return unique.flatMap(({ plan, key, networkId }) => {
    const home = homes.find(({ id }) => id === plan.premiseId);
    const member = members.find(({ id }) => String(id) === plan.memberId);
    return home && member ? [accountOf({ plan, key, networkId, home, member })] : [];
  });
}
