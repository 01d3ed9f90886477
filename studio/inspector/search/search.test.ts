import { describe, expect, it } from 'vitest';
import { allEntries } from './all-entries.ts';
import { searchIn } from './find-entries.ts';

const entries = allEntries();
const search = searchIn(entries);
const find = (query: string, journey = 'order-broadband') => search({ query, journey, words: 'customer' });

describe('whoever looks for something in the inspector', () => {
  it('finds a requirement by its id, with each state that keeps it', async () => {
    const { hits } = await find('AU-10', 'log-in');
    expect(hits[0]).toMatchObject({
      kind: 'requirement',
      label: 'AU-10',
      where: ['Log in', 'Entering credentials'],
      place: { journey: 'log-in', selection: { kind: 'state', id: 'enteringCredentials' } },
    });
    expect(hits[0]?.note).not.toBe('');
  });

  it('finds a requirement by its words, also one that no state keeps', async () => {
    const { hits } = await find('skip link to #main-content');
    expect(hits).toEqual([
      expect.objectContaining({ kind: 'requirement', label: 'SH-01', where: [expect.any(String)], place: null }),
    ]);
  });

  it('finds what customers read on a page, typed as it is on a keyboard', async () => {
    const { hits } = await find("we couldn't fetch the plans");
    expect(hits[0]).toMatchObject({
      kind: 'words',
      label: 'We couldn’t fetch the plans',
      note: 'PlansNotLoaded.heading',
      where: ['Choose a plan', 'Plans not loaded'],
      place: { journey: 'choose-plan', selection: { kind: 'state' } },
    });
  });

  it('finds an event with its condition, and says where it leads and where it is', async () => {
    const { hits } = await find('plan selected offer');
    expect(hits[0]).toMatchObject({
      kind: 'event',
      label: 'plan selected, if on offer',
      note: expect.stringMatching(/^→ /),
      where: ['Choose a plan', 'Choosing plan', 'Comparing plans'],
    });
  });

  it('finds a call by its words, and by the name that the gateway gives it', async () => {
    const call = { kind: 'call', label: 'create plan', note: 'asks createPlan' };
    expect((await find('create plan')).hits).toContainEqual(expect.objectContaining(call));
    expect((await find('listProductsForHome')).hits).toContainEqual(
      expect.objectContaining({ kind: 'call', label: 'list products' }),
    );
  });

  it('finds a state by its id, in whichever journey it is', async () => {
    const { hits } = await find('choosePlan.choosingPlan.comparingPlans', 'log-in');
    expect(hits[0]).toMatchObject({
      kind: 'state',
      label: 'Comparing plans',
      where: ['Choose a plan', 'Choosing plan'],
    });
  });

  it('finds in the journey that is looked at first, of what is called alike', async () => {
    expect((await find('search failed', 'address-check')).hits[0]?.place?.journey).toBe('address-check');
    expect((await find('search failed', 'check-out')).hits[0]?.place?.journey).toBe('check-out');
    expect((await find('entering code', 'log-in')).here).toContain('logIn.enteringCode');
  });

  it('finds nothing by what is not there, and by nothing', async () => {
    expect(await find('unicorn')).toEqual({ hits: [], total: 0, here: [] });
    expect(await find('  ')).toEqual({ hits: [], total: 0, here: [] });
  });

  it('is told how many more there are than are listed', async () => {
    const { hits, total } = await find('back');
    expect(total).toBeGreaterThan(hits.length);
  });

  it.each(['customer', 'developer'] as const)('never sees two that read alike, in the %s’s words', (words) => {
    const read = entries.map(({ kind, say }) => JSON.stringify([kind, say(words)]));
    const twice = read.filter((text, place) => read.indexOf(text) !== place);
    expect(twice).toEqual([]);
  });
});
