import { createHash } from 'node:crypto';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';

/** What is given to a parcel as if by chance: the same for the same reference. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** The courier's own number, in the form of the Universal Postal Union (S10) without its check digit. */
export function trackingNumberOf(reference: string): string {
  return `PX${String(numberOf(`track ${reference}`) % 1_000_000_000).padStart(9, '0')}GB`;
}

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a customer shows at a post office in place of a label. Nobody can guess it who does not know the secret. */
export function returnCodeOf(secret: string, reference: string): string {
  const bytes = createHash('sha256').update(`return ${secret} ${reference}`).digest().subarray(0, 12);
  const code = Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

const FIRST_HOUR = 9;
const HOURS = 7;
const WINDOW_MINUTES = 120;

/** When the van is at the door on a day: at `comes`, between `from` and `to`. */
export function doorTimeOf(reference: string, day: LocalDate): { from: Date; to: Date; comes: Date } {
  const number = numberOf(`door ${reference} ${day}`);
  const from = new Date(ukTime(day, FIRST_HOUR + (number % HOURS)));
  const after = (minutes: number) => new Date(from.getTime() + minutes * 60_000);
  return { from, to: after(WINDOW_MINUTES), comes: after(10 + (Math.floor(number / HOURS) % 100)) };
}
