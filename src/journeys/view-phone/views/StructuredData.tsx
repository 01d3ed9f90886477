import type { ChosenPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';

/** Pounds with two places, as schema.org writes amounts. */
const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** What search engines read of a phone (schema.org). A `<` could end the element. */
export function StructuredData({ chosen: { phone, range } }: { chosen: ChosenPhone }) {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${phone.brand.name} ${phone.name}`,
    brand: { '@type': 'Brand', name: phone.brand.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      lowPrice: pounds(range.lowest),
      highPrice: pounds(range.highest),
      offerCount: range.count,
      availability: `https://schema.org/${range.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  }).replaceAll('<', String.raw`\u003c`);
  // Data, which no browser runs: React would write its quotation marks otherwise.
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
}
