import { escapeMarkup } from '../../src/ui/format/escape-markup.ts';
import type { PicturedJourney, PicturedState } from './gallery-of.ts';
import { pictureFile, type PictureWay } from './picture-ways.ts';

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1e2212, #f6f3e6); --soft: light-dark(#5d6350, #b9bfa9); --page: light-dark(#fbf8f0, #14170d);
    --card: light-dark(#ffffff, #1e2216); --line: light-dark(#cfc9b4, #454b35) }
  body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0 auto; max-width: 90rem; padding: 1rem }
  a { color: inherit } h1, h2, h3 { line-height: 1.2; margin: 0 } p { margin: 0.25rem 0 } code { font-size: 0.8125rem; overflow-wrap: anywhere }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none } nav a { display: inline-block; padding: 0.375rem 0 }
  section { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1.5rem } .soft, figcaption { color: var(--soft); font-size: 0.875rem }
  article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: 1.5rem 0; padding: 1rem }
  .pictures { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)) repeat(2, minmax(0, 2fr)) repeat(2, minmax(0, 3fr)); margin-top: 0.75rem }
  figure { margin: 0 } img { border: 1px solid var(--line); display: block; height: auto; max-height: 22rem; object-fit: cover; object-position: top; width: 100% }
  summary { cursor: pointer; padding: 0.75rem 0 } dt { font-weight: 700; margin-top: 0.5rem } dd { margin: 0 }
  @media (max-width: 60rem) { .pictures { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) } img { max-height: 16rem } }`;

const anchor = ({ name }: PicturedJourney, { id }: PicturedState): string => escapeMarkup(`${name}--${id}`);

function figures(title: string, name: string, ways: readonly PictureWay[]): string {
  const all = ways.map((way) => {
    const file = escapeMarkup(`pictures/${encodeURIComponent(pictureFile(name, way))}`);
    const words = `${way.width} px, ${way.colour}`;
    return `<figure><a href="${file}"><img src="${file}" alt="${escapeMarkup(`${title}, ${words}`)}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`;
  });
  return `<div class="pictures">${all.join('')}</div>`;
}

const facts = ({ id, view, path, rows }: PicturedState): string =>
  [
    `<code>${escapeMarkup(id)}</code>`,
    ...(view === null ? [] : [`view ${escapeMarkup(view)}`]),
    ...(path === null ? [] : [`page ${escapeMarkup(path)}`]),
    ...(rows.length === 0 ? [] : [`requirements ${escapeMarkup(rows.join(', '))}`]),
  ].join(' · ');

function shown(journey: PicturedJourney, state: PicturedState): string {
  if (!('name' in state.picture)) return '';
  return `<article id="${anchor(journey, state)}"><h3>${escapeMarkup(state.title)}</h3>
<p>${escapeMarkup(state.description)}</p><p class="soft">${facts(state)}</p>${figures(state.title, state.picture.name, state.picture.ways)}</article>`;
}

const notShown = (journey: PicturedJourney, state: PicturedState): string =>
  'missing' in state.picture
    ? `<dt id="${anchor(journey, state)}">${escapeMarkup(state.title)}</dt><dd>${escapeMarkup(state.description)}</dd><dd class="soft">No picture: ${escapeMarkup(state.picture.missing)}</dd><dd class="soft">${facts(state)}</dd>`
    : '';

const hasPicture = ({ picture }: PicturedState): boolean => 'name' in picture;

function section(journey: PicturedJourney): string {
  const { name, title, errand, states } = journey;
  const missing = states.filter((state) => !hasPicture(state));
  const list = `<details><summary>${missing.length} of ${states.length} states have no picture</summary><dl>${missing.map((state) => notShown(journey, state)).join('\n')}</dl></details>`;
  return `<section id="${escapeMarkup(name)}"><h2>${escapeMarkup(title)}</h2><p>${escapeMarkup(errand)}</p><p><a href="#journeys">All journeys</a></p>
${states.map((state) => shown(journey, state)).join('\n')}
${missing.length > 0 ? list : ''}</section>`;
}

/** Every state of the journeys on one page, which needs the pictures beside it and no script. */
export function galleryPage(journeys: readonly PicturedJourney[], made: Date): string {
  const links = journeys.map(
    ({ name, title, states }) =>
      `<li><a href="#${escapeMarkup(name)}">${escapeMarkup(title)}</a> <span class="soft">${states.filter(hasPicture).length} of ${states.length}</span></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>State gallery</title><style>${style}</style></head>
<body><header><h1>State gallery</h1><p>Every state of every journey, as a customer meets it. Select a picture to see all of it.</p>
<p class="soft">Pictured on ${escapeMarkup(made.toISOString().slice(0, 16).replace('T', ' '))} UTC; the numbers say how many states have pictures.</p></header>
<nav id="journeys" aria-label="Journeys"><ul>${links.join('')}</ul></nav>
<main>${journeys.map(section).join('\n')}</main>
</body></html>
`;
}
