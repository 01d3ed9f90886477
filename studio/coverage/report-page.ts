import { escapeMarkup } from '../../src/ui/format/escape-markup.ts';
import type {
  CoveredFailure,
  CoveredNo,
  CoveredState,
  CoveredTransition,
  JourneyCoverage,
  Proof,
} from './coverage.types.ts';

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1e2212, #f6f3e6); --page: light-dark(#fbf8f0, #14170d);
    --line: light-dark(#cfc9b4, #454b35); --good: light-dark(#1f6b2e, #8fdc9c); --bad: light-dark(#b3261e, #ff9d94) }
  body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0 auto; max-width: 75rem; padding: 1.5rem }
  h1, h2 { line-height: 1.2 } .scroll { overflow-x: auto }
  table { border-collapse: collapse; width: 100%; font-size: 0.875rem } th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid var(--line) }
  .proved { color: var(--good) } .missing { color: var(--bad); font-weight: 700 } code { font-size: 0.8125rem; overflow-wrap: anywhere }
  img { max-width: 10rem; border: 1px solid var(--line) } summary { cursor: pointer; padding: 0.75rem 0 }`;

/** The one test that proves it, and how many more do. */
function proof(names: readonly string[], exempt: string | null = null): string {
  const [first, ...others] = names;
  if (first === undefined)
    return exempt === null ? '<span class="missing">not seen</span>' : `<small>${escapeMarkup(exempt)}</small>`;
  return `<span class="proved">✓</span> ${escapeMarkup(first)}${others.length > 0 ? ` <small>and ${others.length} more</small>` : ''}`;
}

const count = (proofs: readonly (Proof & { exempt?: string | null })[], side: 'machine' | 'browser'): string => {
  const possible = proofs.filter(({ exempt = null }) => side === 'machine' || exempt === null);
  const proved = possible.filter((one) => one[side].length > 0).length;
  return `<span class="${proved === possible.length ? 'proved' : 'missing'}">${proved} of ${possible.length}</span>`;
};

/** What saw its condition say no, on one side; that it said yes, stands beside it. */
const noOf = (no: CoveredNo | null, side: 'machine' | 'browser'): string =>
  no === null ? '' : `<br><small>no:</small> ${proof(no[side], no.exempt[side])}`;

const transitionRow = ({ from, words, to, rows, machine, browser, exempt, no }: CoveredTransition): string =>
  `<tr><td><code>${escapeMarkup(from)}</code></td><td>${escapeMarkup(words)}</td><td><code>${escapeMarkup(to.join(', ') || 'stays')}</code></td><td>${escapeMarkup(rows.join(' '))}</td><td>${proof(machine)}${noOf(no, 'machine')}</td><td>${proof(browser, exempt)}${noOf(no, 'browser')}</td></tr>`;

const stateRow = ({ id, description, machine, browser, shot }: CoveredState): string =>
  `<tr><td><code>${escapeMarkup(id)}</code></td><td>${escapeMarkup(description)}</td><td>${shot === null ? '' : `<a href="${escapeMarkup(shot)}"><img src="${escapeMarkup(shot)}" alt="The screen in this state" loading="lazy"></a>`}</td><td>${proof(machine)}</td><td>${proof(browser)}</td></tr>`;

const failureRow = ({ call, names, browser, exempt }: CoveredFailure): string =>
  `<tr><td><code>${escapeMarkup(call)}</code></td><td>${escapeMarkup(names.join(', or '))}</td><td>${proof(browser, exempt)}</td></tr>`;

const table = (head: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;

const section = ({ name, title, transitions, states, failures }: JourneyCoverage): string => `
<section id="${name}"><h2>${escapeMarkup(title)}</h2>
<details><summary>${transitions.length} transitions</summary>${table(['in', 'when', 'goes to', 'rows', 'machine', 'browser'], transitions.map(transitionRow))}</details>
<details><summary>${states.length} states</summary>${table(['state', 'in the customer’s words', 'screen', 'machine', 'browser'], states.map(stateRow))}</details>
<details><summary>${failures.length} failures of calls</summary>${table(['call', 'fails with', 'browser'], failures.map(failureRow))}</details>
</section>`;

const noes = (transitions: readonly CoveredTransition[], side: 'machine' | 'browser'): string => {
  const possible = transitions.flatMap(({ no }) => (no && no.exempt[side] === null ? [no] : []));
  const seen = possible.filter((no) => no[side].length > 0).length;
  return `<span class="${seen === possible.length ? 'proved' : 'missing'}">${seen} of ${possible.length}</span>`;
};

const metOf = (failures: readonly CoveredFailure[]): string => {
  const possible = failures.filter(({ exempt }) => exempt === null);
  const met = possible.filter(({ browser }) => browser.length > 0).length;
  return `<span class="${met === possible.length ? 'proved' : 'missing'}">${met} of ${possible.length}</span>`;
};

/** The report as one page that needs nothing from elsewhere. */
export function reportPage(coverage: readonly JourneyCoverage[]): string {
  const overview = coverage.map(
    ({ name, title, transitions, states, failures }) =>
      `<tr><td><a href="#${name}">${escapeMarkup(title)}</a></td><td>${count(transitions, 'machine')}</td><td>${count(transitions, 'browser')}</td><td>${noes(transitions, 'machine')}</td><td>${noes(transitions, 'browser')}</td><td>${metOf(failures)}</td><td>${count(states, 'machine')}</td><td>${count(states, 'browser')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coverage of the journeys</title><style>${style}</style></head>
<body><h1>Coverage of the journeys</h1>
${table(['journey', 'transitions, machine', 'transitions, browser', 'conditions’ no, machine', 'conditions’ no, browser', 'failures of calls, browser', 'states, machine', 'states, browser'], overview)}
${coverage.map(section).join('\n')}
</body></html>
`;
}
