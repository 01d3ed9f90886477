import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerAt, refusedOf } from './test-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Back', () => {
  test('pressed before the next page is drawn leads back, page and address (RT-03)', async () => {
    const { tab, journey, told, where } = customerAt('/one');
    journey.send({ type: 'went.on' });
    await told();
    expect(where()).toEqual({ page: '/two', address: '/two' });
    tab.go(-1);
    tab.walk();
    expect(where()).toEqual({ page: '/one', address: '/one' });
  });

  test('refused while something is written, the history goes back to where it was (RT-03)', async () => {
    const { tab, journey, told, settle, where } = customerAt('/one');
    for (const type of ['went.on', 'went.on']) journey.send({ type });
    await told();
    tab.go(-1);
    await settle();
    expect(where()).toEqual({ page: '/two', address: '/two' });
    journey.send({ type: 'saved' });
    await settle();
    expect(where()).toEqual({ page: '/three', address: '/three' });
    expect(tab.length()).toBe(3);
  });

  test('pressed again and again while it is refused, it is refused all the same', async () => {
    const { tab, journey, told, settle, where } = customerAt('/one');
    journey.send({ type: 'went.on' });
    await told();
    tab.show('/one', false);
    tab.show('/two', false);
    await settle();
    journey.send({ type: 'went.on' });
    await told();
    for (const distance of [-1, -1, 1, -2]) {
      tab.go(distance);
      tab.walk();
    }
    await settle();
    expect(where()).toEqual({ page: '/two', address: '/two' });
  });

  test('what the journey does while the history goes back is shown when it is there', async () => {
    const { tab, journey, told, settle, where } = customerAt('/one');
    for (const type of ['went.on', 'went.on']) journey.send({ type });
    await told();
    tab.go(-1);
    tab.walk();
    journey.send({ type: 'saved' });
    await settle();
    expect(where()).toEqual({ page: '/three', address: '/three' });
  });
});

describe('a link', () => {
  test('under way when the journey moves on is answered first', async () => {
    const { tab, journey, told, where } = customerAt('/one');
    journey.send({ type: 'went.on' });
    await told();
    tab.show('/one', false);
    journey.send({ type: 'page.refused', path: '/three' });
    await told();
    expect(where()).toEqual({ page: '/one', address: '/one' });
  });

  test('followed while the history goes back from a refused page is a new question', async () => {
    const { tab, journey, told, settle, where } = customerAt('/one');
    for (const type of ['went.on', 'went.on']) journey.send({ type });
    await told();
    tab.go(-1);
    tab.walk();
    tab.drop();
    tab.show('/one', false);
    await settle();
    expect(where()).toEqual({ page: '/two', address: '/two' });
  });
});

describe('a page that may not be shown', () => {
  test('leads to the furthest one before it, and is noted (RT-03)', async () => {
    const { tab, journey, bar, told, where } = customerAt('/one');
    journey.send({ type: 'went.on' });
    await told();
    tab.show('/three', false);
    bar.linked();
    expect(where()).toEqual({ page: '/two', address: '/two' });
    expect(refusedOf(journey)).toEqual(['/three']);
  });

  test('and lies behind keeps nobody from where they are: nothing is missing for it (RT-03)', async () => {
    const { tab, journey, bar, told, where } = customerAt('/one');
    journey.send({ type: 'went.on' });
    await told();
    tab.show('/skipped', false);
    bar.linked();
    expect(where()).toEqual({ page: '/two', address: '/two' });
    expect(refusedOf(journey)).toEqual([]);
  });
});

describe('a page that the site leads away from', () => {
  test('is not moved by the journey, which begins anew meanwhile: the customer comes to the log-in (AU-07, SC-05)', async () => {
    const { tab, journey, told, where } = customerAt('/one');
    journey.send({ type: 'went.on' });
    await told();
    tab.leave('/two');
    journey.startAgain();
    await told();
    expect(where()).toEqual({ page: '/one', address: '/two' });
    expect(tab.length()).toBe(2);
  });

  test('is the journey’s again once another one stands in the address (RT-03)', async () => {
    const { tab, journey, bar, told, where } = customerAt('/one');
    tab.leave('/two');
    tab.show('/one', false);
    bar.linked();
    journey.send({ type: 'went.on' });
    await told();
    expect(where()).toEqual({ page: '/two', address: '/two' });
  });
});

describe('a move that is not the journey’s', () => {
  /** Somebody at the second page, which is being written, has pressed Back: it is refused. */
  async function refusedCustomer() {
    const customer = customerAt('/one');
    const { tab, journey, told } = customer;
    for (const type of ['went.on', 'went.on']) journey.send({ type });
    await told();
    tab.go(-1);
    tab.walk();
    return customer;
  }

  test('a link to a page of the site, followed while the history goes back, leads there for good', async () => {
    const { tab, where } = await refusedCustomer();
    tab.drop();
    tab.show('/help', false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(where().address).toBe('/help');
    expect(tab.walk()).toBe(false);
  });

  test('once the journey is off the page it writes nothing and goes nowhere', async () => {
    const { tab, bar, where } = await refusedCustomer();
    tab.drop();
    bar.stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(where().address).toBe('/one');
    expect(tab.walk()).toBe(false);
  });

  test('a Back that is refused after a link has its own time to go back', async () => {
    const { tab, bar, where } = await refusedCustomer();
    tab.drop();
    tab.show('/three', false);
    bar.linked();
    await vi.advanceTimersByTimeAsync(900);
    tab.go(-1);
    tab.walk();
    await vi.advanceTimersByTimeAsync(900);
    expect(where().address).toBe('/one');
    tab.walk();
    expect(where()).toEqual({ page: '/two', address: '/two' });
  });

  test('a link to a page that the site leads away from is the site’s to answer (AU-07)', async () => {
    const { tab, journey, bar, told, where } = customerAt('/one');
    tab.leave('/three');
    tab.show('/three', false);
    bar.linked();
    await told();
    expect(where()).toEqual({ page: '/one', address: '/three' });
    expect(refusedOf(journey)).toEqual([]);
  });

  test('Back to a page that the site leads away from is the site’s to answer (AU-07)', async () => {
    const { tab, journey, told, where } = customerAt('/one');
    for (const type of ['went.on', 'went.on']) journey.send({ type });
    await told();
    tab.leave('/one');
    tab.go(-1);
    tab.walk();
    await vi.advanceTimersByTimeAsync(2000);
    expect(where().address).toBe('/one');
    expect(tab.walk()).toBe(false);
  });
});

describe('a page in the middle', () => {
  test('is shown once what it takes is found (RT-03)', async () => {
    const { journey, told, where } = customerAt('/three');
    expect(where()).toEqual({ page: null, address: '/three' });
    journey.send({ type: 'found' });
    await told();
    expect(where()).toEqual({ page: '/three', address: '/three' });
  });

  test('gives way to Back while it is looked for', async () => {
    const { tab, journey, settle, where } = customerAt('/one');
    tab.show('/three', false);
    await settle();
    tab.go(-1);
    await settle();
    journey.send({ type: 'found' });
    await settle();
    expect(where().page).toBe(where().address);
  });
});

/** The same numbers for the same seed, from 0 up to `below`. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('whatever is pressed, and whenever: page and address are the same in the end (RT-03)', async () => {
  const apart: string[] = [];
  for (let seed = 1; seed <= 200; seed += 1) {
    const pick = numbers(seed);
    const { tab, journey, bar, settle, where, told } = customerAt(['/one', '/two', '/three'][pick(3)] ?? '/one');
    const did: string[] = [];
    const acts: [string, () => unknown][] = [
      ['goes on', () => journey.send({ type: 'went.on' })],
      ['is saved', () => journey.send({ type: 'saved' })],
      ['is found', () => journey.send({ type: 'found' })],
      ['presses Back', () => tab.go(-1)],
      ['presses Forward', () => tab.go(1)],
      ['follows a link', () => tab.show(['/one', '/two', '/three'][pick(3)] ?? '/one', false)],
      ['is drawn', () => bar.linked()],
      ['walks', () => tab.walk()],
      ['hears', () => told()],
      ['waits', () => vi.advanceTimersByTimeAsync(pick(150))],
    ];
    for (let step = 0; step < 25; step += 1) {
      const [name, act] = acts[pick(acts.length)] ?? ['', () => undefined];
      did.push(name);
      await act();
    }
    // What was being written or looked for comes to its end.
    for (const type of ['saved', 'found', 'saved', 'found']) {
      await settle();
      journey.send({ type });
    }
    await settle();
    if (where().page !== where().address) apart.push(`${seed}: ${did.join(', ')} → ${JSON.stringify(where())}`);
  }
  expect(apart).toEqual([]);
});
