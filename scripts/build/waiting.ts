import { questionPlace } from '../../src/third-party/consent/consent-choice.ts';
import { contact } from '../../src/pages/content/contact.ts';
import { colours } from '../../src/ui/palette.ts';
import { isShell, type BuiltPage } from './built-pages.ts';

/** Marks what is shown while a page is on its way, and names its template where it may be needed. */
export const WAITING = 'waiting';

/** As in the app, a short wait shows nothing (UI-12). */
const style = `[data-${WAITING}]{animation:wait .2s step-end}@keyframes wait{from{visibility:hidden}}`;

/**
 * Below what a page opens with, the shape of what comes is seen as late as the app shows it (src/ui/Skeleton/), and the footer waits as it does
 * below any sign of waiting (src/app/shell/Shell.module.css).
 */
const openingStyle =
  '[data-opening] [data-late]>[aria-hidden]{opacity:1;animation:wait .2s step-end}@keyframes wait{from{opacity:0}}' +
  '@media (scripting:enabled){main:has([data-opening]):not(:has([role=alert]))+footer{visibility:hidden}}';

/**
 * What a document has in the place of a page that is on its way: at once in a shell, in reserve where words may be
 * others'. What a page opens with is kept by the app until the page draws its own (src/ui/LazyLoader/opening.ts).
 */
export function waitingParts({ path, standsIn, goesOn }: BuiltPage, loader: string, opening: string | null) {
  const sign = `<div data-${WAITING}>${loader}</div>`;
  if (standsIn === 'opening') {
    if (opening === null) throw new Error(`Nothing is known ahead of time of ${path}`);
    return { style: openingStyle, inMain: `<div data-${WAITING} data-opening>${opening}</div>`, template: '' };
  }
  return {
    style: standsIn === 'shell' || goesOn ? style : '',
    inMain: standsIn === 'shell' ? sign : null,
    template: goesOn ? `<template id="${WAITING}">${sign}</template>` : '',
  };
}

/** What the page is to those who have no JavaScript. */
function whatNeedsIt(page: BuiltPage): string {
  const { goesOn, path } = page;
  if (isShell(page)) return '<h1>This page needs JavaScript</h1>';
  const isForm = goesOn !== undefined || path.startsWith('/auth/');
  return `<p><strong>${isForm ? 'This form needs JavaScript.' : 'Checking your address, ordering and logging in need JavaScript.'}</strong></p>`;
}

const [line] = colours['line-strong'];

/** What whoever has no JavaScript reads first, and how the page looks then: nothing is on its way. */
export function withoutScript(page: BuiltPage): { head: string; body: string } {
  const { phone, hours } = contact;
  const look = `aside{padding:1rem;border-block-end:4px solid ${line}}aside>*{max-width:42rem;margin:0 auto .5rem}`;
  const hidden = isShell(page) ? 'main{display:none!important}' : '';
  return {
    head: `<noscript><style>${look}${hidden}#${questionPlace}{display:none}</style></noscript>`,
    body: `<noscript><aside aria-label="Without JavaScript">${whatNeedsIt(page)}<p>Switch JavaScript on in your browser’s settings and load this page again. Or call us on <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, ${hours}. We’ll help you on the phone.</p></aside></noscript>`,
  };
}
