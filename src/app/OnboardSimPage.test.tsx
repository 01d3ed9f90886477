import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnSimsPage } from './OnboardSimPage.tsx';
import type { Site } from './site.ts';

const starts = vi.hoisted(() => new Set<unknown>());

vi.mock('./PageJourney.tsx', () => ({
  PageJourney: ({ start }: { start: unknown }) => {
    starts.add(start);
    return null;
  },
}));

test('the SIMs of a member go on where they are when the site is drawn again, as for a notice of the session (PH-12)', () => {
  const site = {} as Site;
  const { rerender } = render(<OwnSimsPage site={site} />);
  rerender(<OwnSimsPage site={site} />);
  // A page begins anew by another start.
  expect(starts.size).toBe(1);
});
