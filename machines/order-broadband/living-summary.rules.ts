import { isSettled as isVisitChosen } from '../book-install/book-install.rules.ts';
import type { VisitName } from '../book-install/book-install.types.ts';
import { isVisitRequired } from '../book-install/needed-visits.rules.ts';
import type { LocalDate } from '../shared/local-date.ts';
import { startDayOf } from './order-broadband.rules.ts';
import type { OrderBroadbandModel } from './order-broadband.selectors.ts';
import type { Switching } from './order-broadband.types.ts';

/** `open`: no day is chosen. `none`: the home needs no such visit. `unknown`: whether it does was not read yet. */
export type SummarisedVisit = { date: LocalDate; slot: 'AM' | 'PM' } | 'open' | 'none' | 'unknown';

/**
 * `open`: not decided, or not agreed to yet. `ours`: asked for, from whom is not known here. `impossible`: no home is
 * switched here (AD-18), or nobody knows of a switch.
 */
export type SummarisedSwitch = { from: string } | 'open' | 'none' | 'self' | 'ours' | 'impossible';

/** The order as it stands: what the customer gets, when, and what it costs. Money in pence, VAT included. */
export type LivingSummary = {
  planName: string;
  /** "12 months" */
  contractText: string;
  /** What the plan is alone, a month. */
  planPriceInPence: number;
  /** What mesh Wi-Fi adds to it; `inPrice` where only both together are known, null where it is not chosen. */
  meshPriceInPence: number | 'inPrice' | null;
  /** Both together. */
  monthlyPriceInPence: number;
  /** Once, with the first month; 0 where there is none. */
  setupPriceInPence: number;
  /** What all of the minimum term comes to, with what is paid once; left out once it is ordered. */
  term?: { months: number; priceInPence: number };
  outsideVisit: SummarisedVisit;
  inHomeVisit: SummarisedVisit;
  /** Go Live, the day of the first charge (OR-08); null where nobody knows it yet. */
  goLiveDay: LocalDate | null;
  /** The first day that Go Live can be, while no day is chosen that it hangs on; left out where nobody can say. */
  earliestGoLiveDay?: LocalDate;
  switching: SummarisedSwitch;
  /** How an order that is placed stands: on its way, live, or ended before that. Left out while it is made. */
  stage?: 'ordered' | 'live' | 'over';
};

/** What the order knows; what a step has chosen and not handed on yet is `choosing` and `visiting`. */
export type KnownOrder = Pick<
  OrderBroadbandModel,
  'product' | 'plan' | 'customisation' | 'booking' | 'switching' | 'isSwitchable' | 'choosing' | 'visiting'
>;

/** The plan and what comes with it, as chosen at this moment. Null where a step has no plan. */
function chosenOf({ product, plan, customisation, choosing }: KnownOrder) {
  // Until the options are there, nobody knows what they cost: what was kept before stands.
  const picked =
    choosing && choosing.meshMonthlyPriceInPence > 0
      ? choosing.lengths.find(({ productId }) => productId === choosing.choice.productId)
      : undefined;
  if (choosing && picked) {
    const { choice, meshMonthlyPriceInPence, isDateFree, isOutsideVisitRequired } = choosing;
    const meshPriceInPence = choice.meshWifi ? meshMonthlyPriceInPence : null;
    const monthlyPriceInPence = picked.priceInPence + (meshPriceInPence ?? 0);
    return {
      product: picked,
      meshPriceInPence,
      monthlyPriceInPence,
      connectionDate: choice.connectionDate,
      needless: { inHomeVisit: isDateFree, outsideVisit: !isOutsideVisitRequired },
    };
  }
  if (!product || !plan) return null;
  // The gateway's price is the contract's: product and add-ons together.
  const monthlyPriceInPence = Number(plan.monthlyPrice);
  const addedInPence = monthlyPriceInPence - product.priceInPence;
  return {
    product,
    // After another speed the kit stays with the plan, before anybody keeps it again.
    meshPriceInPence: (customisation?.meshWifi ?? addedInPence > 0) ? addedInPence : null,
    monthlyPriceInPence,
    connectionDate: customisation?.connectionDate ?? null,
    needless: null,
  };
}

const switchOf = ({ wish, status, provider }: Switching): SummarisedSwitch => {
  if (wish === 'self') return 'self';
  if (wish === 'switch') {
    const from = provider?.name ?? status?.losingProviderName;
    // It is wanted, and from whom is asked next.
    return from === undefined ? 'open' : { from };
  }
  return wish === null ? 'open' : 'none';
};

/**
 * The one summary of an order, from the plan to the confirmation: what is being chosen shows at once. Null before there is
 * a plan.
 */
export function livingSummaryOf(known: KnownOrder): LivingSummary | null {
  const chosen = chosenOf(known);
  if (!chosen) return null;
  const { product, meshPriceInPence, monthlyPriceInPence, connectionDate, needless } = chosen;
  const { booking, visiting, switching, isSwitchable } = known;
  const months = product.contractDurationInMonths;
  const installation = visiting?.installation ?? booking?.installation ?? null;
  const dateOf = (name: VisitName) => {
    if (!visiting) return booking?.[name] ?? null;
    return isVisitChosen(visiting[name]) ? visiting[name] : null;
  };
  const visitOf = (name: VisitName): SummarisedVisit => {
    const visit = dateOf(name);
    if (visit) return { date: visit.date, slot: visit.slot };
    if (!installation && !needless) return 'unknown';
    const isNeedless = installation ? !isVisitRequired(installation, name) : needless?.[name];
    return isNeedless ? 'none' : 'open';
  };
  const goLiveDay = startDayOf(
    { outsideVisit: dateOf('outsideVisit'), inHomeVisit: dateOf('inHomeVisit') },
    connectionDate,
  );
  const earliest = (installation ?? known.plan)?.earliestActivationDate;
  // What the gateway says goes for the first free days: with an outside visit of a later day it would be too early.
  const isEarliestKnown = earliest !== undefined && goLiveDay === null && dateOf('outsideVisit') === null;
  return {
    planName: product.displayName,
    contractText: product.contractDurationText,
    planPriceInPence: monthlyPriceInPence - (meshPriceInPence ?? 0),
    meshPriceInPence,
    monthlyPriceInPence,
    setupPriceInPence: product.setupPriceInPence,
    term: { months, priceInPence: months * monthlyPriceInPence + product.setupPriceInPence },
    outsideVisit: visitOf('outsideVisit'),
    inHomeVisit: visitOf('inHomeVisit'),
    goLiveDay,
    ...(isEarliestKnown && { earliestGoLiveDay: earliest }),
    switching: isSwitchable ? switchOf(switching) : 'impossible',
  };
}
