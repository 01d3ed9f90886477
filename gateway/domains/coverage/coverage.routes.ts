import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { propertyNameOf } from '../addresses/address-lines.rules.ts';
import { isOrderable } from './coverage.rules.ts';
import { checkAddress } from './coverage.service.ts';
import { findCheckedPremise, type NetworkPremise } from './coverage.rows.ts';
import { earliestActivationDate } from './lead-times.rules.ts';

const COUNTRY = 'United Kingdom';

export function coverageHandlers({
  db,
  clock,
}: Dependencies): Pick<Handlers, 'checkAddress' | 'getNetworkCheckerResponse'> {
  return {
    checkAddress: async ({ query }) => {
      const { status, premises, transactionId } = await checkAddress({ db, clock }, query);
      const today = clock.today();
      const shown = premises.map((home) => checkedPremiseOf(home, status, today));
      return { status: 200, body: { status, premises: shown, transactionId } };
    },
    getNetworkCheckerResponse: async ({ path }) => {
      const home = await findCheckedPremise(db, path.transactionId);
      if (!home) throw notFound('transaction');
      return { status: 200, body: memberAddressOf(home) };
    },
  };
}

/** A home as a check shows it that had this answer: where it can order, with the first day that it can be live. */
export function checkedPremiseOf(
  home: NetworkPremise,
  status: string,
  today: LocalDate,
): components['schemas']['Premise'] {
  if (!isOrderable(status)) return premiseOf(home);
  return { ...premiseOf(home), earliestActivationDate: earliestActivationDate(home, null, today) };
}

/** A home, whatever it can have. */
export function premiseOf(home: NetworkPremise): components['schemas']['Premise'] {
  const propertyName = propertyNameOf(home);
  return {
    id: home.id,
    externalPremiseId: home.externalPremiseId,
    premiseId: home.id,
    uprn: home.uprn,
    ...(propertyName === undefined ? {} : { propertyName }),
    ...(home.streetNumber === null ? {} : { streetNumber: home.streetNumber }),
    streetName: home.streetName,
    postcode: home.postcode,
    ...(home.locality === null ? {} : { locality: home.locality }),
    city: home.city,
    country: COUNTRY,
    longitude: home.longitude,
    latitude: home.latitude,
    hasActiveService: home.hasActiveService,
  };
}

/** A home as plans and orders show it. */
export function memberAddressOf(home: NetworkPremise): components['schemas']['MemberAddress'] {
  const propertyName = propertyNameOf(home);
  return {
    premiseId: home.id,
    uprn: home.uprn,
    ...(propertyName === undefined ? {} : { propertyName }),
    streetName: home.streetName,
    streetNumber: home.streetNumber ?? '',
    postcode: home.postcode,
    locality: home.locality ?? '',
    city: home.city,
    country: COUNTRY,
  };
}
