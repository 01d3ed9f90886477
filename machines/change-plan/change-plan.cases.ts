import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { changePlanMachine } from './change-plan.machine.ts';
import { standingOf } from './change-plan.rules.ts';
import type { ChangePlanContext, ChangePlanInput } from './change-plan.types.ts';
import {
  asked,
  askedForGood,
  changingBy,
  ended,
  ending,
  faster,
  notChangeable,
  notLive,
  offered,
  offers,
  onlyKit,
  onlySlower,
  open,
  planId,
  present,
  slower,
  switching,
} from './changes.cases.ts';

export const input: ChangePlanInput = { memberId: '100001', planId };

export const starts = { 'a member with a plan': input } satisfies Record<string, ChangePlanInput>;

export const noSuchPlan = refused(404, 'plan.not-found');
export const outdated = refused(409, 'plan-change.outdated');
export const unchanged = refused(409, 'plan-change.unchanged');
export const unavailable = refused(409, 'plan-change.unavailable');
export const askedElsewhere = refused(409, 'plan-change.asked');
export const tooLate = refused(409, 'plan-change.too-late');

export const accepted = { type: 'change.submitted', papersAccepted: true } as const;
export const notAccepted = { type: 'change.submitted', papersAccepted: false } as const;
export const wantsMesh = (meshWifi: boolean) => ({ type: 'meshWifi.toggled', meshWifi }) as const;
export const chooses = ({ productId }: { productId: string }) => ({ type: 'plan.chosen', productId }) as const;

/** The offer of the plan that was chosen, with the kit that is wanted. */
export function offerOf({ productId, meshWifi }: Pick<ChangePlanContext, 'productId' | 'meshWifi'>) {
  return offers.find(({ plan }) => plan.productId === productId && plan.meshWifi === (meshWifi ?? false)) ?? offered;
}

export const cases: readonly ModelCase<typeof changePlanMachine>[] = [
  answered('loadChanges', changingBy(open)),
  answered('loadChanges', changingBy(onlySlower)),
  answered('loadChanges', changingBy(onlyKit)),
  answered('loadChanges', changingBy(asked)),
  answered('loadChanges', changingBy(askedForGood)),
  answered('loadChanges', changingBy(notLive)),
  answered('loadChanges', changingBy(ending)),
  answered('loadChanges', changingBy(ended)),
  answered('loadChanges', changingBy(switching)),
  answered('loadChanges', changingBy(notChangeable)),
  failed('loadChanges', noSuchPlan),
  failed('loadChanges', offline),
  wantsMesh(true),
  wantsMesh(false),
  chooses(slower),
  chooses(present),
  chooses(faster),
  (snapshot) => answered('offerChange', offerOf(snapshot.context as ChangePlanContext)),
  failed('offerChange', askedElsewhere),
  failed('offerChange', unavailable),
  failed('offerChange', unchanged),
  failed('offerChange', offline),
  accepted,
  notAccepted,
  answered('acceptChange', asked),
  failed('acceptChange', outdated),
  failed('acceptChange', askedElsewhere),
  failed('acceptChange', unavailable),
  failed('acceptChange', unchanged),
  failed('acceptChange', offline),
  answered('undoChange', open),
  failed('undoChange', tooLate),
  failed('undoChange', offline),
];

/** How the plan can change, and what of it was chosen and read. */
export const facts = ({ changing, productId, meshWifi, offer, errors, news, failure }: ChangePlanContext) => ({
  standing: changing && standingOf(changing),
  options: changing?.changes.options.length,
  canUndo: (changing?.changes.asked?.undoUntil ?? null) !== null,
  productId,
  meshWifi,
  offered: offer && [offer.plan.productId, offer.plan.meshWifi],
  errors,
  news,
  isFailed: failure !== null,
});
