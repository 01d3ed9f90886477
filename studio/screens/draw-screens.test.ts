import { describe, expect, it } from 'vitest';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { journeys } from '../../machines/index.ts';
import { mapOf } from '../map/maps.ts';
import { picturedOn } from '../map/pictured.ts';
import { activeNodes, lineageOf } from '../model/definition.ts';
import { drawScreens } from './draw-screens.tsx';
import { representativeStates } from './representative-states.ts';

const all = await drawScreens();
const screensOf = (name: string) => all.find(({ journey }) => journey === name)?.markups ?? {};
const headingOn = (name: string, place: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(screensOf(name)[place] ?? '')?.[1];

describe.each(journeys)('the map of $name', (journey) => {
  const map = mapOf(journey);
  const pictured = picturedOn(journey.name, map);
  const screens = screensOf(journey.name);

  it('has a screen for each page, and for each journey that begins with one', () => {
    expect(Object.keys(screens).toSorted()).toEqual([...pictured.keys()].toSorted());
    const pages = [...map.cards, ...map.cards.flatMap(({ wrong, others }) => [...wrong, ...others])]
      .filter(({ place }) => place.kind === 'page')
      .map(({ place }) => place.id);
    expect([...pictured.keys()]).toEqual(expect.arrayContaining(pages));
  });

  it('has screens with a heading and nothing that could act by itself', () => {
    for (const [place, markup] of Object.entries(screens)) {
      expect(markup, place).toMatch(/<h[12]/);
      expect(markup, place).not.toMatch(
        /<title|<script(?! type="application\/ld\+json")|<iframe[^>]* src|autofocus| on\w+="/i,
      );
    }
  });

  it('shows no page with a dialog over it, and while it waits those alone on which nothing else is done', () => {
    const own = [...pictured.values()].filter((shown) => shown.journey === journey.name).map(({ page }) => page);
    for (const [view, snapshot] of representativeStates(journey.name, own)) {
      const metas = Object.values(snapshot.getMeta() as Record<string, JourneyMeta | undefined>);
      expect(
        metas.filter((meta) => meta?.modal === true),
        view,
      ).toEqual([]);
      const page = own.find(({ name }) => name === view);
      const waits = activeNodes(snapshot).filter(
        (node) => page?.states.includes(node.id) === true && lineageOf(node).some(({ tags }) => tags.includes('busy')),
      );
      expect(waits.length > 0, view).toBe(page?.isWait);
    }
  });
});

describe('a screen', () => {
  it('has on it what customers choose from', () => {
    expect(screensOf('switch-provider')['page:ChoosingProvider']).toContain('Riverbourne Broadband');
  });

  it('of a journey is the page that it begins with', () => {
    expect(headingOn('order-broadband', 'errand:address-check')).toBe('Can you get our broadband?');
    expect(headingOn('order-broadband', 'errand:switch-provider')).toBe('Do you have broadband at this address?');
  });

  it('is none of a journey that is a dialog over another page', () => {
    expect(screensOf('manage-order')).not.toHaveProperty('errand:select-appointment');
  });
});
