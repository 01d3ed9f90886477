import { expect, it } from 'vitest';
import * as gateway from '../../gateway/words/date-words.ts';
import * as site from '../../src/ui/format/date.ts';
import { filesOf, read } from './files.ts';

/** Where the platform's formats are used: where the gateway writes dates, and where a date's parts are reckoned with and
 * nobody reads them. The site writes by hand (`src/ui/format/date.ts`), as a format takes a slow phone too long to make. */
const places = new Map([
  ['gateway/words/date-words.ts', 'the gateway’s two forms'],
  ['platform/clock/clock.ts', 'the day in the UK'],
  ['platform/clock/uk-time.ts', 'the offset from UTC on a day'],
  ['gateway/domains/switching/offers.rules.ts', 'the offset from UTC of a message'],
  ['openapi/partners/switching-hub/losing-side/offer.rules.ts', 'the time of a message'],
]);

const writesDates =
  /\bDateTimeFormat\(|\.toLocale(?:Date|Time)?String\(|\.toDateString\(|\bformat\w*\b[^}]*\} from 'date-fns'/;

it('dates are written in one place of the site, by hand, and one of the gateway, in a short and a long form (FM-03)', () => {
  const found = filesOf('{src,machines,gateway,partners,platform,server,openapi}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && writesDates.test(read(file)),
  );
  expect(found.toSorted()).toEqual([...places.keys()].toSorted());
});

it.each(['2026-01-05T08:05:00Z', '2026-01-05T12:00:00Z', '2026-07-01T23:30:00Z'])(
  'site and gateway write the moment %s alike',
  (moment) => {
    expect(gateway.timeOfDay(new Date(moment))).toBe(site.timeOfDay(moment));
  },
);

it.each(['2026-01-05', '2026-09-30', '2026-12-31', '2028-02-29'])('site and gateway write %s alike', (date) => {
  expect([gateway.shortDate(date), gateway.shortDateFullYear(date), gateway.longDate(date)]).toEqual([
    site.shortDate(date),
    site.shortDate(date, { fullYear: true }),
    site.longDate(date),
  ]);
});
