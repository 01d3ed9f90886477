import { describe, expect, test } from 'vitest';
import { informationLayout } from './contract-information.layout.ts';
import { drawContract } from './contract-pdf.ts';
import { summaryLayout } from './contract-summary.layout.ts';
import type { Amendment, ContractFacts, ContractLayout } from './contracts.types.ts';

const amendment: Amendment = {
  from: '2027-02-15',
  before: { displayName: '150 Mbps', meshWifi: false, monthlyPriceInPence: 2_500 },
  goLive: '2026-12-15',
  minimumTermEnd: '2027-12-14',
};

function facts(
  change: Partial<Amendment> = {},
  contractMonths = 12,
  plan: Partial<ContractFacts['plan']> = {},
): ContractFacts {
  return {
    brandName: 'Testbrand',
    hostUrl: 'https://site.example.com',
    reference: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001',
    date: '2027-01-20',
    customerName: 'Alex Finch',
    address: `${'Samphire Court West Wing, '.repeat(4)}Wrenholt, LK9 1TA`,
    plan: {
      displayName: '500 Mbps',
      downstreamSpeedInMbps: 500,
      upstreamSpeedInMbps: 500,
      contractMonths,
      contractDurationText: contractMonths === 12 ? '12 months' : '1 month rolling',
      meshWifi: false,
      upfrontPriceInPence: 3_000,
      monthlyPriceInPence: 3_500,
      connectionDate: '2026-12-15',
      preworkRequired: true,
      inhomeRequired: true,
      ...plan,
    },
    amendment: { ...amendment, ...change },
  };
}

/** The whole document as it is read aloud. */
function read({ title, intro, sections }: ContractLayout): string {
  const rows = sections.flatMap(({ heading, rows: own }) => [heading, ...own.map((row) => row.join(': '))]);
  return [title, intro, ...rows].join('\n');
}

const both = [summaryLayout, informationLayout];

describe('a contract that a change of plan amends (DB-05)', () => {
  test.each(both)('says the new price, from which day, and the one until then', (layout) => {
    const text = read(layout(facts()));
    expect(text).toContain('as it’ll be from Monday 15 February 2027'.slice(layout === summaryLayout ? 0 : 15));
    expect(text).toContain(
      'Monthly price: £35.00 a month from Mon, 15/02/2027, VAT included. No mid-contract price rises',
    );
    expect(text).toContain('Until then: £25.00 a month for 150 Mbps');
    expect(text).toContain('Set-up price: None for a change of plan');
    expect(text).not.toContain('£30.00');
  });

  test.each(both)('keeps the last day of the minimum term, and can be undone until the day before', (layout) => {
    const text = read(layout(facts()));
    expect(text).toContain('Minimum term: Its last day stays Tue, 14/12/2027');
    expect(text).toContain('Undoing the change: Until Sun, 14/02/2027');
    expect(text).not.toContain('12 months from your Go Live date');
  });

  test('says that mesh Wi-Fi is added, when the second point comes, and that nothing else changes (CU-02)', () => {
    const kept = { displayName: '500 Mbps', meshWifi: false, monthlyPriceInPence: 3_500 };
    const text = read(informationLayout(facts({ before: kept }, 12, { meshWifi: true, monthlyPriceInPence: 3_900 })));
    expect(text).toContain('Plan: 500 Mbps, as before');
    expect(text).toMatch(/Mesh Wi-Fi: Added\. .* comes by Mon, 15\/02\/2027, or within 5 working days/);
    expect(text).toContain('Mesh Wi-Fi: Included in your monthly price. The second Wi-Fi point stays ours');
    expect(text).toContain('Visits: None: your line and your router stay as they are');
    expect(text).toContain('11 months left: 11 × £23.40');
  });

  test('says until when a second Wi-Fi point that is taken out goes back, and nothing of kit that stays', () => {
    const had = { ...amendment.before, meshWifi: true, monthlyPriceInPence: 2_900 };
    const text = read(informationLayout(facts({ before: had })));
    expect(text).toMatch(/Mesh Wi-Fi: Taken out\. .* send the second Wi-Fi point back by Sun, 14\/03\/2027/);
    expect(text).toContain('Until then: £29.00 a month for 150 Mbps with mesh Wi-Fi');
    expect(read(informationLayout(facts({ before: had }, 12, { meshWifi: true })))).not.toMatch(/Added|Taken out/);
  });

  test('has an exit fee by the new price while the term lasts, and none after it', () => {
    expect(read(summaryLayout(facts()))).toContain('With 7 months left: 7 × £21.00 = £147.00');
    expect(read(informationLayout(facts()))).toContain('11 months left: 11 × £21.00 = £231.00');
    for (const layout of both) {
      const text = read(layout(facts({ minimumTermEnd: null })));
      expect(text).toContain('Ending: At any time with one month’s notice, free of charge');
      expect(text).not.toMatch(/exit fee:|months left/i);
    }
  });

  test('rolls on where it rolled', () => {
    expect(read(summaryLayout(facts({ minimumTermEnd: null }, 1)))).toContain(
      'Ending: Any month, free of charge, by the end of the month that is paid for',
    );
    for (const layout of both) {
      const text = read(layout(facts({ minimumTermEnd: null }, 1)));
      expect(text).toContain('Minimum term: None is left, and none begins: it carries on month by month');
      expect(text).not.toContain('one month’s notice');
    }
  });

  test('needs no visit, and promises no date of connection', () => {
    const text = read(informationLayout(facts()));
    expect(text).toContain('Visits: None: the network changes the speed of your line');
    expect(text).toContain('Go Live date: Tue, 15/12/2026');
    expect(text).not.toContain('Outside install');
  });

  test.each([
    facts(),
    facts({ before: { ...amendment.before, meshWifi: true } }, 12, { meshWifi: true }),
    facts({ minimumTermEnd: null }),
    facts({ minimumTermEnd: null }, 1),
  ])('has its summary on one page', async (given) => {
    const pdf = await drawContract(summaryLayout(given), { author: 'Testbrand', date: given.date });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
