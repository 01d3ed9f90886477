/** What a page of the range may be asked for in its address, as machines/browse-phones/wanted-phones.rules.ts reads it; the brands first. */
const filters = ['brands', 'condition', 'grade', 'storage', 'maxPrice', 'outOfStockHidden', 'sortBy'];

/** Runs before the phones are there: what is painted before all of them are is the page without its list. */
export const markNarrowed = `if (${JSON.stringify(filters)}.some((name) => new URLSearchParams(location.search).has(name)))
  document.documentElement.dataset.narrowed = 'more';`;

/**
 * A page of the range is drawn with all phones. Where its address asks for some brands, as links of the site do, the others are
 * hidden before anything is painted, and nothing moves when the app takes the page over. What else may be asked for the app has
 * to find out: until it is there, the list keeps its place unseen, and so do the counts that hang on it. What is hidden is marked, and
 * the mark counts as long as the page is narrowed: the app has other phones in the same cards, and knows nothing of it.
 */
export const narrowRange = `(() => {
  const { dataset } = document.documentElement;
  if (!dataset.narrowed) return;
  const asked = new URLSearchParams(location.search);
  const brands = asked.getAll('brands').join().split(',');
  const cards = [...document.querySelectorAll('[data-brand]')];
  const fits = (card) => brands.includes(card.dataset.brand);
  if (cards.some(fits)) for (const card of cards) card.toggleAttribute('data-beside', !fits(card));
  if (!${JSON.stringify(filters.slice(1))}.some((name) => asked.has(name))) dataset.narrowed = 'brands';
})();`;

export const narrowedLook =
  '[data-narrowed] [data-beside]{display:none}[data-narrowed] [data-counted],[data-narrowed=more] :is([data-filtered],footer){visibility:hidden}';
