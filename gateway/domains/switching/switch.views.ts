import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Provider } from '../../one-touch-switch/directory.ts';
import { OUR_ID } from '../../one-touch-switch/hub.ts';
import { lastOrderDay } from '../../one-touch-switch/dates.rules.ts';
import { faultTextOf } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { titleOf } from '../addresses/address-lines.rules.ts';
import type { NetworkPremise } from '../coverage/coverage.rows.ts';
import { hasRunOut } from './expiry.ts';
import type { SwitchRow } from './switching.store.ts';

type Schemas = components['schemas'];

interface Us {
  brandName: string;
  /** Whether names of the test data force a state. */
  testData: boolean;
  providers: ReadonlyMap<string, Provider>;
}

function parties(row: SwitchRow, { brandName, providers }: Us) {
  return {
    gainingProviderId: OUR_ID,
    gainingProviderName: brandName,
    losingProviderId: row.losingProviderId,
    // A provider keeps its name also while it is suspended; one that has left the directory has only its id.
    losingProviderName: providers.get(row.losingProviderId)?.name ?? row.losingProviderId,
    losingProviderAccountNumber: row.accountNumber,
    lastName: row.lastName,
  };
}

/** The state as it is sent; test data has one that no client knows (SW-09). */
function stateOf(row: SwitchRow, { testData }: Us, today: string): string {
  if (hasRunOut(row, today)) return 'expired';
  const isUnknown = testData && row.lastName === sentinel('switch-unknown-state').value && row.state !== 'loading';
  return isUnknown ? 'under_review' : row.state;
}

function plannedDateOf(row: SwitchRow): string | null {
  return row.activationDate ?? row.confirmedDate ?? row.wantedDate ?? row.wishedDate;
}

/** 13 fields (SW-08). The customer comes to us, so it is a gaining switch. */
export function switchOf(row: SwitchRow, home: NetworkPremise, us: Us): Schemas['Switch'] {
  return {
    id: row.id,
    plannedSwitchDate: plannedDateOf(row),
    switchOrderReference: row.chosenReference ?? row.offer?.reference ?? null,
    ...parties(row, us),
    address: titleOf(home),
    postcode: home.postcode,
    postTown: home.city,
    switchType: 'GAINING',
  };
}

/** The offer that was chosen comes first once there is a choice. */
function offersOf({ offer, alternative, chosenReference }: SwitchRow) {
  const [main, other] = alternative?.reference === chosenReference ? [alternative, offer] : [offer, alternative];
  if (!main) return {};
  return { reference: main.reference, services: main.services, ...(other ? { alternative: other } : {}) };
}

/** Where a switch stands (SW-09). `expectedDate` is the Go Live date as far as it is known. */
export function statusOf(
  row: SwitchRow,
  us: Us,
  { today, expectedDate, planEndedOn }: { today: string; expectedDate: string | undefined; planEndedOn: string | null },
): Schemas['SwitchStatus'] {
  const plannedSwitchDate = plannedDateOf(row) ?? expectedDate;
  return {
    id: row.id,
    state: stateOf(row, us, today),
    ...parties(row, us),
    implications: row.implications,
    ...offersOf(row),
    ...(row.errorCode === null ? {} : { error: { code: row.errorCode, message: faultTextOf(row.errorCode) } }),
    ...(row.matchedOn === null ? {} : { expiresOn: lastOrderDay(row.matchedOn) }),
    ...(plannedSwitchDate === undefined ? {} : { plannedSwitchDate }),
    ...(planEndedOn === null ? {} : { planEndedOn }),
  };
}
