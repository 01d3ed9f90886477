import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';

type Stage = { days: number; isNow: string; isLive: boolean };

/** What docs/test-data.md tells testers of an order: by the last name, what it is after so many days. */
function livesOf(page: string): [lastName: string, stages: Stage[]][] {
  const [, table = ''] = page.split('### A life in a minute');
  const lives: [string, Stage[]][] = [];
  for (const line of table.split('\n## ')[0]?.split('\n') ?? []) {
    const [, lastName = '', days = '', isNow = '', plan = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(days)) continue;
    if (lastName !== '') lives.push([lastName, []]);
    lives.at(-1)?.[1].push({ days: Number(days), isNow, isLive: plan === 'live' });
  }
  return lives;
}

const written = livesOf(readFileSync(`${import.meta.dirname}/../../../docs/test-data.md`, 'utf8'));

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

describe('an order lives as docs/test-data.md has it, however far the clock is moved at once, for', () => {
  test.each(written)('%s (OR-06, OR-10)', async (lastName, stages) => {
    const id = await lives.order(lastName);
    for (const { days, isNow, isLive } of stages) {
      await lives.pass(days * DAY_MS, days * DAY_MS);
      const { stateDescription, plan } = await readOrder(lives.browser, id);
      expect(stateDescription.startsWith(isNow), `after ${days} days: ${stateDescription}`).toBe(true);
      expect(plan.active).toBe(isLive);
    }
  });

  test('all eight', () => {
    expect(written).toHaveLength(8);
  });
});
