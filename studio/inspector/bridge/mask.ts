import type { Masked } from './messages.types.ts';

/** Names under which texts stand that say nothing of a person: codes, states, settings of ours. */
const openKeys: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'status',
  'state',
  'slot',
  'formattedSlot',
  'visitType',
  'standing',
  'month',
  'consentLevel',
  'level',
  'to',
  'path',
  'missing',
  'displayName',
  'contractDurationText',
  'benefits',
  'tags',
  'sku',
  'monthlyPrice',
  'upfrontPrice',
  'connectionMethodDescription',
  'serviceType',
  'switchAction',
  'method',
  'machine',
  'losingProviderId',
  'losingProviderName',
  'gainingProviderId',
  'gainingProviderName',
  'providerId',
  'result',
  'resultCode',
]);

/** Names under which a code of ours stands, one word from a list of the product's; a sentence under them is somebody's. */
const codeKeys: ReadonlySet<string> = new Set([
  'addressType',
  'brands',
  'colour',
  'condition',
  'country',
  'days',
  'landline',
  'limit',
  'often',
  'payBy',
  'people',
  'problem',
  'reason',
  'row',
  'sims',
  'sinceTime',
  'start',
  'storage',
  'use',
  'uses',
  'ways',
  'wish',
]);

/** `self`, `at-once`, `CHANGE_OF_MIND`, `128`: no name, which begins with a capital, and no number of a card. */
const isCode = (text: string): boolean => /^(?:[a-z][A-Za-z-]{0,23}|[A-Z][A-Z_]{1,23}|\d{1,4})$/.test(text);

/** Texts that are nobody's: dates, times, ids that we made, texts of one small word or none. */
const isOpenText = (text: string): boolean =>
  text === '' ||
  /^\d{4}-\d{2}(-\d{2})?(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ||
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

/** Dates, ids and sums that are a person's all the same. */
const personalKeys: ReadonlySet<string> = new Set([
  'birthDate',
  'dateOfBirth',
  'incomeAYearInPence',
  'memberId',
  'password',
]);

/** The gateway's codes for what went wrong, such as `order.exists`; other codes open journeys and log people in. */
const isProblemCode = (key: string, text: string): boolean => key === 'code' && /^[a-z]+(?:[.-][a-z]+)+$/.test(text);

/** A gateway's message is written for anybody, but may quote what was sent. */
const isPersonalEvenIfOpen = (text: string): boolean => /@|\d{5,}/.test(text);

const maxDepth = 12;

/**
 * A copy in which every text is replaced by its kind, unless it is known to be nobody's: an allow list, so that what is
 * added later is masked until somebody has thought about it. Numbers and yes/no stay, but for long numbers and what
 * somebody earns.
 */
export function mask(value: unknown, key = '', around: readonly object[] = []): Masked {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    const isOpen = Number.isFinite(value) && Math.abs(value) < 1e9 && !personalKeys.has(key);
    return isOpen ? value : `‹${key || 'number'}›`;
  }
  if (typeof value === 'string') {
    const isOpen =
      (isOpenText(value) && !personalKeys.has(key)) ||
      (openKeys.has(key) && !isPersonalEvenIfOpen(value)) ||
      (codeKeys.has(key) && isCode(value)) ||
      isProblemCode(key, value);
    return isOpen ? value : `‹${key || 'text'}›`;
  }
  if (typeof value !== 'object') return `‹${typeof value}›`;
  if (around.length > maxDepth) return '‹deeper›';
  if (around.includes(value)) return '‹again›';
  const within = [...around, value];
  if (value instanceof Error) return { name: value.name, message: '‹message›' };
  if ('sessionId' in value && 'send' in value) return '‹actor›';
  // Who follows a child gets its whole snapshot, with the definition of its machine and everything around it.
  if ('machine' in value && 'context' in value)
    return { snapshot: '‹snapshot›', context: mask(value.context, key, within) };
  if (Array.isArray(value)) return value.map((entry) => mask(entry, key, within));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry], index) => {
      const known = maskedKey(name, index);
      return [known, mask(entry, known, within)];
    }),
  );
}

/** Names of fields are ours; keys of a table may be anybody's. */
export const maskedKey = (name: string, index: number): string =>
  /^[A-Za-z_][\w.$-]{0,40}$/.test(name) || isOpenText(name) ? name : `key ${index + 1}`;
