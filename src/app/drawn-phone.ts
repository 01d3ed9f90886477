import type { Wire } from '../../machines/shared/wire.ts';
import { unpackPhone, type PackedPhone } from './packed-phone.ts';

type Phone = Wire<'Phone'>;

/** The element of a document that has the phone which it was drawn with. */
export const phoneData = 'phone';

let built: ReadonlyMap<string, Phone> = new Map();

/** For the build: what the pages of phones are drawn with. */
export const buildWith = (phones: readonly Phone[]): void => {
  built = new Map(phones.map((phone) => [phone.slug, phone]));
};

export const builtPhone = (slug: string): Phone | undefined => built.get(slug);

/** The phone that this page was drawn with; null for a page that was opened from another one. */
export function drawnPhone(slug: string): Phone | null {
  if (typeof document === 'undefined') return builtPhone(slug) ?? null;
  const text = document.getElementById(phoneData)?.textContent;
  const phone = text ? unpackPhone(JSON.parse(text) as PackedPhone) : null;
  return phone?.slug === slug ? phone : null;
}
