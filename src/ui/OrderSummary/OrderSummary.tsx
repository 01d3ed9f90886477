import type { ReactNode } from 'react';
import { longDate } from '../format/date.ts';
import { price, priceAMonth } from '../format/price.ts';
import { slotTime } from '../format/slot.ts';
import { ShortDate } from '../ShortDate/ShortDate.tsx';
import { Unbroken } from '../Unbroken/Unbroken.tsx';
import { orderSummaryCopy as copy } from './order-summary.copy.ts';
import classes from './OrderSummary.module.css';

type Visit = { date: string; slot: 'AM' | 'PM' } | 'open' | 'none' | 'unknown';

/** What an order is and costs, as far as it is known. Money in pence with VAT; days YYYY-MM-DD. */
export type SummarisedOrder = {
  planName: string;
  /** "12 months" */
  contractText: string;
  /** The plan alone, a month. */
  planPriceInPence: number;
  /** What mesh Wi-Fi adds a month; `inPrice` where only the sum is known, null where it is not chosen. */
  meshPriceInPence: number | 'inPrice' | null;
  monthlyPriceInPence: number;
  /** Once, with the first month; 0 where there is none. */
  setupPriceInPence: number;
  /** What all of the minimum term comes to, with what is paid once; left out where nobody knows it; not said once it is ordered. */
  term?: { months: number; priceInPence: number };
  /** `open` where no day is known; `none` where the home needs no such visit; `unknown` where nobody has asked yet. */
  outsideVisit: Visit;
  inHomeVisit: Visit;
  /** The day of the first charge; null where nobody knows it yet. */
  goLiveDay: string | null;
  /** The first day that it can be, where that is known before the day itself. */
  earliestGoLiveDay?: string;
  /** `ours` where nobody knows from whom; `impossible` where no home is switched: then nothing is said of it. */
  switching: { from: string } | 'open' | 'none' | 'self' | 'ours' | 'impossible';
  /** Of an order that is placed: nothing is to pay today, and one that is over brings nothing more. */
  stage?: 'ordered' | 'live' | 'over';
};

type Row = { term: string; details: ReactNode; isLoud?: true };

const switchWords = {
  none: copy.switchNone,
  self: copy.switchSelf,
  ours: copy.switchOurs,
} as const;

function SwitchWords({ switching }: { switching: Exclude<SummarisedOrder['switching'], 'impossible'> }) {
  if (switching === 'open') return <span className={classes.open}>{copy.switchOpen}</span>;
  return typeof switching === 'string' ? switchWords[switching] : copy.switchFrom(switching.from);
}

function VisitDay({ visit }: { visit: Visit }) {
  if (visit === 'none') return copy.visitNone;
  if (visit === 'open' || visit === 'unknown')
    return <span className={classes.open}>{visit === 'open' ? copy.visitOpen : copy.visitUnknown}</span>;
  return (
    <>
      <ShortDate date={visit.date} />
      <Unbroken>{`, ${slotTime(visit.slot)}`}</Unbroken>
    </>
  );
}

function meshWords(price: SummarisedOrder['meshPriceInPence']): string {
  if (price === null) return copy.meshNone;
  return price === 'inPrice' ? copy.meshInPrice : priceAMonth(price);
}

/** The day of the first charge has a row: of that nothing is said here but what comes with it. */
const noteOf = ({ stage, setupPriceInPence }: SummarisedOrder): string =>
  stage || setupPriceInPence === 0 ? copy.note : copy.noteWithSetUp;

function GoLiveDay({ order: { goLiveDay, earliestGoLiveDay, stage } }: { order: SummarisedOrder }) {
  if (goLiveDay === null && earliestGoLiveDay !== undefined)
    return (
      <span className={classes.open}>
        {copy.earliest} <ShortDate date={earliestGoLiveDay} />
      </span>
    );
  return <Day day={goLiveDay} otherwise={copy.goLiveOpen} isInFull={stage !== undefined} />;
}

type DayProps = { day: string | null; otherwise: string; isInFull: boolean };

function Day({ day, otherwise, isInFull }: DayProps) {
  if (day === null) return <span className={classes.open}>{otherwise}</span>;
  return isInFull ? <time dateTime={day}>{longDate(day)}</time> : <ShortDate date={day} />;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ term, details, isLoud }) => (
        <div key={term} className={classes.row} data-loud={isLoud}>
          <dt className={classes.term}>{term}</dt>
          <dd className={classes.details}>
            <Unbroken>{details}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type OrderPriceProps = {
  order: SummarisedOrder;
  /** Where every day of the page is written in full; beside a step there is no room for it. */
  hasDaysInFull?: boolean;
};

/** What it costs each month, once and today, and when the first charge comes (OR-08): the price card of an order. */
export function OrderPrice({ order, hasDaysInFull = false }: OrderPriceProps) {
  const { planPriceInPence, meshPriceInPence, monthlyPriceInPence, setupPriceInPence, term, goLiveDay, stage } = order;
  return (
    <div className={classes.price}>
      <Rows
        rows={[
          { term: copy.monthly, details: price(monthlyPriceInPence), isLoud: true },
          { term: copy.once, details: setupPriceInPence === 0 ? copy.free : price(setupPriceInPence) },
          ...(term && !stage ? [{ term: copy.over(term.months), details: price(term.priceInPence) }] : []),
          ...(stage ? [] : [{ term: copy.today, details: copy.nothing, isLoud: true } as const]),
          ...(stage === 'over'
            ? []
            : [
                {
                  term: copy.firstCharge,
                  details: <Day day={goLiveDay} otherwise={copy.firstChargeOpen} isInFull={hasDaysInFull} />,
                },
              ]),
        ]}
      />
      <p className={classes.note}>
        {typeof meshPriceInPence === 'number' && <>{copy.sum(price(planPriceInPence), price(meshPriceInPence))}. </>}
        {noteOf(order)}
      </p>
    </div>
  );
}

/**
 * The order as it stands: what the customer gets, when it comes and what it costs (CU-01). It has the same rows from the
 * plan to the review, so that nothing moves when one of them gets its answer. An order that is placed says what still
 * counts: its visits have cards of their own on its pages, where days are written in full.
 */
export function OrderSummary({ order }: { order: SummarisedOrder }) {
  const { planName, contractText, meshPriceInPence, outsideVisit, inHomeVisit, switching, stage } = order;
  const isPlaced = stage !== undefined;
  const visits: Row[] = [
    { term: copy.outside, details: <VisitDay visit={outsideVisit} /> },
    { term: copy.home, details: <VisitDay visit={inHomeVisit} /> },
  ];
  const comes: Row[] = [
    ...(isPlaced ? [] : visits),
    {
      term: stage === 'live' ? copy.live : copy.goLive,
      details: <GoLiveDay order={order} />,
    },
    ...(switching === 'impossible' ? [] : [{ term: copy.switch, details: <SwitchWords switching={switching} /> }]),
  ];
  return (
    <div className={classes.summary}>
      <Rows
        rows={[
          { term: copy.plan, details: planName },
          { term: copy.contract, details: contractText },
          { term: copy.router, details: copy.included },
          { term: copy.mesh, details: meshWords(meshPriceInPence) },
          ...(stage === 'over' ? [] : comes),
        ]}
      />
      <OrderPrice order={order} hasDaysInFull={isPlaced} />
    </div>
  );
}
