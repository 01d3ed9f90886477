import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { informationLayout } from './contract-information.layout.ts';
import { drawContract } from './contract-pdf.ts';
import { summaryLayout } from './contract-summary.layout.ts';
import { compensationOn } from './contracts.rules.ts';
import type { ContractFacts, ContractLayout } from './contracts.types.ts';

const fixedTerm: ContractFacts = {
  brandName: 'Testbrand',
  hostUrl: 'https://site.example.com',
  reference: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001',
  date: '2026-11-23',
  customerName: 'Alex Finch',
  address: 'Flat 24, Beacon House, 1 Beacon Approach, Wrenholt, LK9 1TA',
  plan: {
    displayName: '150 Mbps',
    downstreamSpeedInMbps: 150,
    upstreamSpeedInMbps: 150,
    contractMonths: 12,
    contractDurationText: '12 months',
    meshWifi: true,
    upfrontPriceInPence: 0,
    monthlyPriceInPence: 2_900,
    connectionDate: null,
    preworkRequired: true,
    inhomeRequired: true,
  },
  amendment: null,
};
const rolling: ContractFacts = {
  ...fixedTerm,
  plan: {
    ...fixedTerm.plan,
    contractMonths: 1,
    contractDurationText: '1 month rolling',
    upfrontPriceInPence: 3_000,
    connectionDate: '2026-12-03',
    preworkRequired: false,
    inhomeRequired: false,
  },
};

/** The whole document as it is read aloud. */
function read({ title, subtitle, intro, sections }: ContractLayout): string {
  return [
    title,
    subtitle,
    intro,
    ...sections.flatMap(({ heading, rows }) => [heading, ...rows.map((row) => row.join(': '))]),
  ].join('\n');
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

function fontsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/FontFile[23]? /g)?.length ?? 0;
}

/** What is drawn at the foot of a page is marked as such, for readers to skip. */
function feetIn(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g);
  const drawn = [...streams].map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  return drawn.join('\n').match(/\/Pagination\b/g)?.length ?? 0;
}

function draw(facts: ContractFacts): Promise<Buffer> {
  return drawContract(informationLayout(facts), { author: facts.brandName, date: facts.date });
}

describe('the contract summary', () => {
  test('has the headings that the rules fix, in their order', () => {
    expect(summaryLayout(fixedTerm).sections.map(({ heading }) => heading)).toEqual([
      'Services and equipment',
      'Speeds of the internet service and remedies in case of problems',
      'Price',
      'Duration, renewal and termination',
      'Features for end-users with disabilities',
      'Other relevant information',
    ]);
  });

  test('says the price in pounds and pence, that it does not rise, and when the first month is charged (OR-08)', () => {
    const text = read(summaryLayout(fixedTerm));
    expect(text).toContain('Monthly price: £29.00 a month, VAT included. No mid-contract price rises');
    expect(text).toContain('Set-up price: Free');
    expect(text).toContain('Nothing today. The first month is charged on your Go Live date');
  });

  test('says the minimum term, 14 days to change one’s mind, and the exit fee as arithmetic', () => {
    const text = read(summaryLayout(fixedTerm));
    expect(text).toContain('12 months from your Go Live date');
    expect(text).toContain('Within 14 days');
    expect(text).toContain('7 × £17.40 = £121.80');
  });

  test('says the minimum guaranteed speed, automatic compensation, and complaints after 6 weeks', () => {
    const text = read(summaryLayout(fixedTerm));
    expect(text).toContain('Minimum guaranteed: 75 Mbps down');
    expect(text).toContain('£6.46 for each day that we start late, £32.31 for a missed visit, £10.34');
    expect(text).toContain('after 6 weeks, an independent scheme decides');
  });

  test('promises no fixed price and no exit fee on a rolling plan', () => {
    const text = read(summaryLayout(rolling));
    expect(text).not.toContain('mid-contract');
    expect(text).toContain('Set-up price: £30.00 once, charged with the first month');
    expect(text).toContain('Any month, free of charge');
  });

  test.each([fixedTerm, rolling])('fits on one page', async (facts) => {
    const longest = { ...facts, address: `${'Samphire Court West Wing, '.repeat(4)}Wrenholt, LK9 1TA` };
    expect(pagesOf(await drawContract(summaryLayout(longest), { author: 'Testbrand', date: facts.date }))).toBe(1);
  });

  test('of a product is no person’s and of no home, and leads on to the one that is', () => {
    const { reference: _, address: __, ...product } = fixedTerm;
    const text = read(summaryLayout({ ...product, reference: null, address: null }));
    expect(text).toContain('Testbrand full fibre broadband · Our offer in November 2026');
    expect(text).toContain('Address: The home that you order for');
    expect(text).toContain('Before you order you’ll get one for your home');
    expect(text).not.toContain('Reference');
  });

  test('refuses to be longer than one page', async () => {
    const facts = { ...fixedTerm, address: 'Samphire Court West Wing, '.repeat(150) };
    await expect(drawContract(summaryLayout(facts), { author: 'Testbrand', date: facts.date })).rejects.toThrow(
      'may have one',
    );
  });
});

describe('the contract information', () => {
  test('writes the exit fee out for several months', () => {
    const text = read(informationLayout(fixedTerm));
    expect(text).toContain('11 months left: 11 × £17.40 = £191.40');
    expect(text).toContain('1 month left: 1 × £17.40 = £17.40');
  });

  test('names the visits that the home needs, or the day of connection', () => {
    expect(read(informationLayout(fixedTerm))).toContain('Home install: On a weekday, about an hour');
    expect(read(informationLayout(rolling))).toContain(
      'Go Live date: Thu, 03/12/2026. The day on which your broadband works for the first time',
    );
    expect(read(informationLayout(rolling))).not.toContain('Home install');
  });

  test('names one home install where a single visit does both works (BK-31)', () => {
    const single = { ...fixedTerm, plan: { ...fixedTerm.plan, preworkRequired: false } };
    expect(read(informationLayout(single))).toContain('Home install: On a weekday');
    expect(read(informationLayout(single))).not.toContain('Outside install');
  });
});

describe('a document as a file', () => {
  test('is tagged for those who have it read aloud, and says so', async () => {
    const pdf = (await draw(fixedTerm)).toString('latin1');
    for (const mark of ['/StructTreeRoot', '/MarkInfo', '/Lang (en-GB)', '/DisplayDocTitle true', 'pdfuaid'])
      expect(pdf).toContain(mark);
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(pdf).toContain(`/S /${tag}\n`);
  });

  test('says on each of its pages which one it is, as soon as there are several', async () => {
    expect(feetIn(await draw(fixedTerm))).toBe(pagesOf(await draw(fixedTerm)));
    expect(feetIn(await drawContract(summaryLayout(fixedTerm), { author: 'Testbrand', date: '2026-11-23' }))).toBe(0);
  });

  test('is the same to the byte when it is drawn again', async () => {
    expect((await draw(fixedTerm)).equals(await draw(fixedTerm))).toBe(true);
  });

  test('has letters such as ŷ from a font that knows them', async () => {
    const plain = await draw(fixedTerm);
    const welsh = await draw({ ...fixedTerm, address: 'Tŷ Gwylan, Nameplate Lane, Wrenholt, LK9 1HN' });
    expect(fontsIn(welsh)).toBe(fontsIn(plain) + 1);
  });
});

test('compensation goes up each 1 April, and the last known figures hold on', () => {
  expect(compensationOn('2026-03-31').missedVisit).toBe(3_119);
  expect(compensationOn('2026-04-01').missedVisit).toBe(3_231);
  expect(compensationOn('2031-01-01').missedVisit).toBe(3_231);
});
