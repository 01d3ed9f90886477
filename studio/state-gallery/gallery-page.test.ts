// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { keptWays } from '../ways/kept-ways.ts';
import type { BrowserRun } from '../coverage/coverage.types.ts';
import { galleryOf } from './gallery-of.ts';
import { galleryPage } from './gallery-page.ts';
import { pictureWays } from './picture-ways.ts';

const machine = (shots: Record<string, string>) => ({ taken: [], active: [], looks: {}, shots });

/** Two walks: one has met the plans, the other a plan that could not be made, in the course of an order. */
const runs: readonly BrowserRun[] = [
  {
    test: 'walk 1',
    machines: {
      choosePlan: machine({ 'choosePlan.choosingPlan.comparingPlans': 'choosePlan.choosingPlan.comparingPlans' }),
      orderBroadband: machine({ choosingPlan: 'choosePlan.choosingPlan.comparingPlans' }),
    },
  },
  {
    test: 'walk 2',
    machines: {
      choosePlan: machine({
        'choosePlan.choosingPlan.comparingPlans': 'choosePlan.planNotCreated',
        'choosePlan.planNotCreated': 'choosePlan.planNotCreated',
      }),
    },
  },
];

/** There are no files of the plan that could not be made. */
const picturedAs = (name: string) => (name === 'choosePlan.planNotCreated' ? [] : pictureWays);
const gallery = journeys.map((journey) => galleryOf(journey, { runs, waysOf: keptWays, picturedAs }));
const page = new DOMParser().parseFromString(galleryPage(gallery, new Date('2026-05-04T10:20:00Z')), 'text/html');
const state = (id: string) => page.getElementById(id);

describe('a product owner who opens the gallery', () => {
  it('goes to any journey, and finds every state of it', () => {
    const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(journeys.map(({ name }) => `#${name}`));
    for (const href of links) expect(state(String(href).slice(1))).not.toBeNull();
    for (const { name, states } of gallery)
      for (const { id } of states) expect(state(`${name}--${id}`), id).not.toBeNull();
  });

  it('reads what a state is called and says, and sees it narrow and wide, light and dark', () => {
    const choosing = state('choose-plan--choosePlan.choosingPlan.comparingPlans');
    expect(choosing?.querySelector('h3')?.textContent).toBe('Comparing plans');
    expect(choosing?.textContent).toContain('Compare the plans and select one.');
    expect(choosing?.textContent).toContain('requirements PL-03');
    const pictures = [...(choosing?.querySelectorAll('img') ?? [])];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      ['360-light', '360-dark', '768-light', '768-dark', '1280-light', '1280-dark'].map(
        (way) => `pictures/choosePlan.choosingPlan.comparingPlans.${way}.png`,
      ),
    );
    expect(pictures.at(-1)?.getAttribute('alt')).toBe('Comparing plans, 1280 px, dark');
  });

  it('sees the order with the errand that the customer is in', () => {
    expect(state('order-broadband--choosingPlan')?.querySelectorAll('img')).toHaveLength(6);
  });

  it('reads why a state has no picture', () => {
    const words = (id: string) => state(id)?.closest('dl')?.textContent ?? '';
    expect(words('choose-plan--choosePlan.decidingMember')).toContain('nobody ever stands here');
    expect(words('choose-plan--choosePlan.planCreated')).toContain('The errand is over here');
    expect(words('order-broadband--orderBroadband.ordering.orderPlaced.followingRedirect')).toContain(
      'is left for another',
    );
    expect(words('session--session.person.nobody.visitor')).toContain('behind every page');
    expect(words('order-broadband--reviewingOrder')).toContain('could not be opened this time');
  });

  it('never sees pictures that were thrown away because the page had moved on', () => {
    expect(state('choose-plan--choosePlan.planNotCreated')?.querySelector('img') ?? null).toBeNull();
    expect(state('choose-plan--choosePlan.choosingPlan.comparingPlans')?.querySelectorAll('img')).toHaveLength(6);
  });

  it('needs nothing but the page and its pictures', () => {
    expect(page.querySelectorAll('script, link, iframe')).toHaveLength(0);
    const from = [...page.querySelectorAll('[src]')].map((element) => element.getAttribute('src') ?? '');
    expect(from.every((src) => src.startsWith('pictures/'))).toBe(true);
  });
});
