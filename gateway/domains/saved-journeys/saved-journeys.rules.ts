import { randomInt } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { PlanBooking } from '../visits/plan-visits.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

export type SavedJourneyStep = components['schemas']['SavedJourneyStep'];

/** A saved journey can be taken up for 30 days. */
export const KEPT_MS = 30 * DAY_MS;

/** Who saves the same step twice within a minute has clicked twice, and gets one e-mail. */
export const DOUBLE_CLICK_MS = 60_000;

/** Without signs that look alike (0 O, 1 I L): people type it on another device. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The pages on which journeys go on; review order lives at /order-confirmation (RT-04). */
const pages: Readonly<Record<SavedJourneyStep, string>> = {
  'customise-plan': '/customise-plan',
  'book-install': '/book-install',
  'review-order': '/order-confirmation',
};

/** Opens the journey on another device. */
export function linkOf(hostUrl: string, step: SavedJourneyStep, code: string): string {
  return `${hostUrl}${pages[step]}?saved=${code}`;
}

/** How far a journey that nobody has saved has got. */
export function stepReached({ installation, reservation }: PlanBooking, now: Date): SavedJourneyStep {
  if (reservation?.status === 'FullyAccepted' && new Date(reservation.expiresAt) > now) return 'review-order';
  return installation === null ? 'customise-plan' : 'book-install';
}

export function journeyMissing(message: string): HttpProblem {
  return new HttpProblem(404, 'journey.missing', { message });
}
