import { directDebitGuarantee } from '../../../openapi/partners/payments/direct-debit-guarantee.ts';
import { wallet } from '../../../openapi/partners/payments/test-data.ts';

/** The pages that customers see of the provider, as a browser gets them; what moves on them is in `client/`. */

export type Theme = 'light' | 'dark';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const inPounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

interface Page {
  title: string;
  script: 'card' | 'challenge' | 'debit' | 'wallet';
  theme: Theme;
  /** What the script has to know. */
  data: Readonly<Record<string, string>>;
  main: string;
}

function page({ title, script, theme, data, main }: Page): string {
  const known = Object.entries(data).map(([name, value]) => `data-${name}="${escaped(value)}"`);
  return `<!doctype html>
<html lang="en-GB" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/pages/pages.css">
<script type="module" src="/pages/${script}.js"></script>
</head>
<body ${known.join(' ')}>
<main>
<noscript><p>Please switch JavaScript on for this page: without it nothing can be paid here.</p></noscript>
${main}
</main>
</body>
</html>
`;
}

interface Field {
  name: string;
  label: string;
  hint?: string;
  autocomplete: string;
  isNumeric?: boolean;
  isOfNewCard?: boolean;
  isOfCard?: boolean;
}

function field({
  name,
  label,
  hint,
  autocomplete,
  isNumeric = false,
  isOfNewCard = false,
  isOfCard = false,
}: Field): string {
  const said = hint === undefined ? '' : `<span class="hint" id="${name}-hint">${hint}</span>`;
  const describedBy = [...(hint === undefined ? [] : [`${name}-hint`]), `${name}-mistake`].join(' ');
  return `<div class="field"${isOfNewCard ? ' data-new' : ''}${isOfCard ? ' data-card' : ''}>
<label for="${name}">${label}</label>
${said}
<input id="${name}" name="${name}" type="text" autocomplete="${autocomplete}"${isNumeric ? ' inputmode="numeric"' : ''} spellcheck="false" aria-describedby="${describedBy}">
<span class="mistake" id="${name}-mistake"></span>
</div>`;
}

interface OfSession {
  sessionId: string;
  /** The origin of the shop's page, which is around it. */
  shop: string;
  theme: Theme;
  /** Where it leads back to as a page by itself, and to whom; undefined in a frame. */
  hosted?: { returnUrl: string; organisation: string };
}

/** What a page of a session knows, and what it has below its form. */
function placeOf({ sessionId, shop, hosted }: OfSession): { data: Page['data']; below: string } {
  const data = { 'session-id': sessionId, shop };
  if (!hosted) return { data, below: '' };
  const { returnUrl, organisation } = hosted;
  const below = `<p><a href="${escaped(returnUrl)}">Go back to ${escaped(organisation)}</a></p>`;
  return { data: { ...data, 'return-url': returnUrl, own: '' }, below };
}

/** The card fields, and the choice of the wallet where it is taken. */
export function cardDocument(session: OfSession & { isWalletTaken: boolean }): string {
  const { theme, isWalletTaken } = session;
  const { data, below } = placeOf(session);
  const title = isWalletTaken ? 'How would you like to pay?' : 'Your card';
  const fields = [
    field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', isNumeric: true, isOfNewCard: true }),
    '<div class="pair">',
    field({
      name: 'expiry',
      label: 'Valid until',
      hint: 'Month and year, such as 03/30',
      autocomplete: 'cc-exp',
      isOfNewCard: true,
    }),
    field({
      name: 'cvc',
      label: 'Security code',
      hint: 'On the back; American Express: on the front',
      autocomplete: 'cc-csc',
      isNumeric: true,
      isOfCard: true,
    }),
    '</div>',
    field({ name: 'holderName', label: 'Name on the card', autocomplete: 'cc-name', isOfNewCard: true }),
  ];
  return page({
    title,
    script: 'card',
    theme,
    data,
    main: `<h1>${title}</h1>
<p role="status">One moment.</p>
<form novalidate hidden>
<fieldset data-kept hidden><legend>Pay with</legend></fieldset>
${fields.join('\n')}
<div data-asks data-new hidden><label class="tick"><input type="checkbox" name="keep" value="yes"> Keep this card, so that I needn’t enter it again</label></div>
<p data-keeps hidden>We’ll keep this card, so that you needn’t enter it again.</p>
<p data-wallet hidden>You’ll go on to ${wallet.name}’s own page, and come back here when you’ve approved the payment.</p>
<button type="submit">Pay</button>
</form>
<p role="alert"></p>
<div data-bank hidden></div>
${below}`,
  });
}

/** The fields of a bank account: an instruction to its bank. */
export function debitDocument(session: OfSession & { organisation: string }): string {
  const { theme, organisation } = session;
  const { data, below } = placeOf(session);
  const fields = [
    field({ name: 'holderName', label: 'Name of the account holder', autocomplete: 'name' }),
    '<div class="pair">',
    field({
      name: 'sortCode',
      label: 'Sort code',
      hint: 'Six digits, such as 12‑10‑00',
      autocomplete: 'off',
      isNumeric: true,
    }),
    field({
      name: 'accountNumber',
      label: 'Account number',
      hint: 'Eight digits',
      autocomplete: 'off',
      isNumeric: true,
    }),
    '</div>',
  ];
  const guarantee = directDebitGuarantee(escaped(organisation)).map((text) => `<li>${text}</li>`);
  return page({
    title: 'Your bank account',
    script: 'debit',
    theme,
    data,
    main: `<h1>Instruction to your bank or building society to pay by Direct Debit</h1>
<p role="status">One moment.</p>
<form novalidate hidden>
${fields.join('\n')}
<div class="confirm"><label class="tick"><input id="alone" type="checkbox" name="alone" value="yes" aria-describedby="alone-mistake"> It’s my account, and I can authorise Direct Debits from it alone</label>
<span class="mistake" id="alone-mistake"></span></div>
<p>By pressing the button you ask your bank to pay ${escaped(organisation)} Direct Debits from this account, safeguarded by the Direct Debit Guarantee.</p>
<button type="submit">Set up Direct Debit</button>
</form>
<p role="alert"></p>
<section aria-labelledby="guarantee"><h2 id="guarantee">The Direct Debit Guarantee</h2>
<ul>
${guarantee.join('\n')}
</ul></section>
${below}`,
  });
}

/** The bank’s question, in the provider’s own frame or as a page by itself. */
export function challengeDocument(parts: { token: string; shop: string; valueInPence: number; theme: Theme }): string {
  const { token, shop, valueInPence, theme } = parts;
  const sum = valueInPence === 0 ? 'keep your card' : `pay ${inPounds(valueInPence)}`;
  return page({
    title: 'Your bank: is it you?',
    script: 'challenge',
    theme,
    data: { token },
    main: `<h1>Is it you?</h1>
<p>You’re about to ${sum} at ${escaped(new URL(shop).host)}. Show your bank that it’s you.</p>
<form novalidate hidden>
<div class="field">
<label for="password">Password of your bank</label>
<span class="hint" id="password-hint">In this test environment it is “password”</span>
<input id="password" name="password" type="password" autocomplete="off" aria-describedby="password-hint">
</div>
<button type="submit">Confirm</button>
<button type="button" data-stop>Stop this payment</button>
</form>
<p role="alert"></p>`,
  });
}

interface OfWallet {
  token: string;
  /** The origin that the customer came from. */
  shop: string;
  /** Who is paid, as customers know it. */
  organisation: string;
  valueInPence: number;
  /** The shop’s page; null while it can be approved. */
  back: string | null;
  theme: Theme;
}

/** The wallet’s page: what is paid, and to whom. Where nothing is left to be said it only leads back. */
export function walletDocument({ token, shop, organisation, valueInPence, back, theme }: OfWallet): string {
  const sum = inPounds(valueInPence);
  const whose = escaped(organisation);
  const form = `<h1>Pay ${sum} to ${whose}</h1>
<p>You came from ${escaped(new URL(shop).host)}. Nothing is taken before you approve it.</p>
<form novalidate hidden>
${field({ name: 'account', label: `Your ${wallet.name} account`, hint: 'Its email address. In this test environment any will do, such as wren@example.com', autocomplete: 'email' })}
<button type="submit">Approve ${sum}</button>
<button type="button" data-answer="refuse">Refuse</button>
<button type="button" data-answer="go-back">Go back to ${whose}</button>
</form>
<p role="status"></p>
<p role="alert"></p>`;
  const over = `<h1>There’s nothing to approve here any more</h1>
<p>You’ve answered already, or this payment is over. ${whose} tells you how it stands.</p>
<p><a href="${escaped(back ?? shop)}">Go back to ${whose}</a></p>`;
  return page({
    title: wallet.name,
    script: 'wallet',
    theme,
    data: { token, own: '' },
    main: `<p class="wallet">${wallet.name}</p>
${back === null ? form : over}`,
  });
}

/** In place of a page that is none (any more). */
export function noDocument(): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Nothing to pay here</title></head>
<body><main><h1>Nothing to pay here</h1><p>Please go back to the shop and begin again.</p></main></body></html>
`;
}
