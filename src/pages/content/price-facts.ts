/** What the pages of words say about money and speed. The gateway's rules have the same figures; a test compares them. */

/** Pence, once, for a plan that rolls from month to month. */
export const rollingSetupInPence = 3_000;

/** Pence a month. */
export const meshInPence = 400;

/** Percent of the monthly price that each month left of a 12 month contract costs when it ends early. */
export const exitSharePercent = 60;

/** What each month left costs then, of a monthly price. Pence. */
export const exitFeeAMonth = (priceInPence: number): number => Math.floor((priceInPence * exitSharePercent) / 100);

/** Percent of the advertised speed: normally there between 8pm and 10pm, and guaranteed at any time. */
export const eveningSpeedPercent = 90;
export const guaranteedSpeedPercent = 50;

/** Days after the order in which a customer may change their mind. */
export const coolingOffDays = 14;

/** Weeks after which a complaint may go to an independent scheme. */
export const complaintWeeks = 6;

/** Days in which a slow line is put right, or the contract may end free of charge. */
export const slowLineDays = 30;

/** Automatic compensation in pence, by the day from which it holds (YYYY-MM-DD): each late day, each missed visit, each day of a late repair. */
export const compensation = [
  { from: '2025-04-01', lateStart: 624, missedVisit: 3_119, lateRepair: 998 },
  { from: '2026-04-01', lateStart: 646, missedVisit: 3_231, lateRepair: 1_034 },
] as const;

/** The rates that hold on a day (YYYY-MM-DD); before the first of them, the first. */
export const compensationOn = (day: string): (typeof compensation)[number] =>
  compensation.findLast(({ from }) => from <= day) ?? compensation[0];
