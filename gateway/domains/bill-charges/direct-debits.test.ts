import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  // A Monday; no bank holiday before Easter, of which the Friday is 3 April.
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

type Plan = Awaited<ReturnType<ChargedMember['livePlan']>>;
const states = async (plan: Plan) => (await member.bills(plan)).map(({ state }) => state);
const method = async () => (await member.method()).body;
const billed = (accountNumber?: string) => member.billedByDebit(accountNumber);
const passDays = (...days: string[]) => member.passDays(...days);

describe('a Direct Debit', () => {
  test('is set up, told of, and confirmed three working days later with its reference and the guarantee', async () => {
    const session = await member.setUpDebit();
    expect(await method()).toMatchObject({
      card: null,
      directDebit: { state: 'PENDING', endingIn: '69', confirmedBy: '2026-03-05' },
    });
    expect(await member.paying.look(session)).toMatchObject({ state: 'PENDING', checkout: null, isCollection: false });
    expect(await member.letters(/^You’ve set up a Direct Debit/)).toHaveLength(1);
    await passDays('2026-03-04');
    expect(await member.letters(/^Your Direct Debit is confirmed/)).toEqual([]);
    await passDays('2026-03-05');
    const { directDebit } = await method();
    const [letter = '', ...more] = await member.letters(/^Your Direct Debit is confirmed/);
    expect([directDebit?.state, more]).toEqual(['ACTIVE', []]);
    expect(letter).toContain(`Reference on your bank statement: ${directDebit?.reference}`);
    expect(letter).toContain('Testbrand will notify you 5 working days in advance of your account being debited');
    expect(letter).toContain('you are entitled to a full and immediate refund');
    await member.site.drain();
    expect((await member.paying.look(session)).state).toBe('PAID');
  });

  test('that the bank refuses is none: told by email and on top of the pages', async () => {
    await member.setUpDebit('40308670');
    await passDays('2026-03-05');
    expect((await method()).directDebit).toBeNull();
    expect(await member.letters(/^Your bank didn’t accept your Direct Debit/)).toHaveLength(1);
    expect(await member.banners()).toEqual(['Your bank didn’t accept your Direct Debit']);
    await member.setUpDebit();
    expect(await member.banners()).toEqual([]);
  });

  test('is ended before the bank has answered, and another can be set up at once', async () => {
    const given = await member.setUpDebit();
    expect((await member.chooseNone()).status).toBe(204);
    expect([(await method()).directDebit, (await member.paying.look(given)).state]).toEqual([null, 'CANCELLED']);
    await member.setUpDebit('40308671');
    await passDays('2026-03-05', '2026-03-06');
    expect((await method()).directDebit).toMatchObject({ state: 'ACTIVE', endingIn: '71' });
    const kept = await member.site.deps.provider.debitsOf(alex);
    expect(kept.map(({ endingIn }) => endingIn)).toEqual(['71']);
    expect(await member.letters(/^Your Direct Debit has ended/)).toHaveLength(1);
  });

  test('takes the place of a card, and a card its place', async () => {
    const card = await member.keepCard('Imogen Sparrow');
    await member.choose(card.id);
    await member.setUpDebit();
    expect(await method()).toMatchObject({ card: null, directDebit: { endingIn: '69' } });
    await passDays('2026-03-05');
    await member.choose(card.id);
    await member.site.drain();
    expect(await method()).toMatchObject({ card: { id: card.id }, directDebit: null });
    expect(await member.site.deps.provider.debitsOf(alex)).toEqual([]);
    expect((await member.letters(/^How you pay your bills has changed/))[0]).toContain('Your Direct Debit has ended');
  });

  test('keeps no sort code, account number or name here', async () => {
    await billed();
    await passDays('2026-03-05', '2026-03-09');
    const { deps } = member.site;
    const tables = await deps.db.execute<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables.rows) {
      const rows = await deps.db.execute<{ text: string }>(`select t::text as text from "${name}" t`);
      for (const { text } of rows.rows) expect(text).not.toMatch(/40308669|121000|Imogen Sparrow/);
    }
  });
});

describe('a bill that is collected by Direct Debit', () => {
  test('is announced five working days before with sum and day, asked for two before, and paid on its day', async () => {
    const { plan, billId } = await billed();
    const [letter = ''] = await member.letters(/^Your bill of .*: £25$/);
    expect(letter).toContain(
      'We’ll collect £25.00 by Direct Debit from your bank account ending in 69 on Monday 9 March 2026.',
    );
    expect(letter).toContain('by the end of Wednesday 4 March 2026');
    const planned = { billId, on: '2026-03-09', by: 'DIRECT_DEBIT' };
    expect([(await method()).charges, await member.banners()]).toEqual([[{ ...planned, state: 'PLANNED' }], []]);
    await member.passTo('2026-03-05T08:30:00Z');
    expect((await method()).charges).toEqual([{ ...planned, state: 'PLANNED' }]);
    await member.passTo('2026-03-05T09:05:00Z');
    expect([(await method()).charges, await states(plan)]).toEqual([[{ ...planned, state: 'COLLECTING' }], ['DUE']]);
    await passDays('2026-03-08');
    expect(await states(plan)).toEqual(['DUE']);
    await passDays('2026-03-09');
    expect([(await method()).charges, await states(plan), await member.banners()]).toEqual([[], ['PAID'], []]);
    expect(await member.letters(/^Thank you, your bill of £25 is paid/)).toHaveLength(1);
    await passDays('2026-03-20');
    expect(await member.letters(/^Thank you, your bill|^We couldn’t take/)).toHaveLength(1);
  });

  test('over Easter is collected on a day on which banks work', async () => {
    await member.setUpDebit();
    const plan = await member.paying.billed.live('2026-03-02');
    await passDays('2026-03-02', '2026-03-05', '2026-03-09', '2026-04-02');
    const april = (await member.bills(plan)).at(-1);
    // Good Friday and Easter Monday are no working days.
    expect((await method()).charges).toMatchObject([{ billId: april?.id, on: '2026-04-13', state: 'PLANNED' }]);
    await passDays('2026-04-08');
    expect((await method()).charges).toMatchObject([{ state: 'PLANNED' }]);
    await passDays('2026-04-09');
    expect((await method()).charges).toMatchObject([{ state: 'COLLECTING' }]);
    await passDays('2026-04-13');
    expect(await states(plan)).toEqual(['PAID', 'PAID']);
  });

  test('can’t be paid by card as well while the bank is asked: the session says so', async () => {
    const { plan, billId } = await billed();
    await passDays('2026-03-05');
    const { status, body } = await member.paying.begin({ billId });
    expect([status, body]).toMatchObject([201, { state: 'PENDING', isCollection: true, checkout: null }]);
    await passDays('2026-03-09', '2026-03-16');
    expect(await states(plan)).toEqual(['PAID']);
    expect(await member.letters(/back to you/)).toEqual([]);
  });

  test('that its member pays by card before is not collected', async () => {
    const { plan, billId } = await billed();
    await passDays('2026-03-04');
    member.paying.billed.browser = await loggedIn(member.site, alex);
    await member.paying.pay(await member.paying.begun({ billId }));
    await member.site.drain();
    await passDays('2026-03-05', '2026-03-09', '2026-03-11');
    expect([await states(plan), (await method()).charges]).toEqual([['PAID'], []]);
    expect(await member.letters(/^Thank you, your bill/)).toHaveLength(1);
    expect(await member.letters(/back to you/)).toEqual([]);
  });

  test('whose member is at the card’s fields in that hour is left to them, and collected on a later day with new notice', async () => {
    const { plan, billId } = await billed();
    await member.passTo('2026-03-05T08:50:00Z');
    member.paying.billed.browser = await loggedIn(member.site, alex);
    await member.paying.begun({ billId });
    await member.passTo('2026-03-05T09:05:00Z');
    expect((await method()).charges).toMatchObject([{ state: 'PLANNED' }]);
    await member.passTo('2026-03-05T11:10:00Z');
    expect((await method()).charges).toMatchObject([{ state: 'COLLECTING', on: '2026-03-09' }]);
    await passDays('2026-03-09');
    expect(await states(plan)).toEqual(['PAID']);
  });

  test('is collected once, however often the job runs and the provider’s answers are lost', async () => {
    const { plan, billId } = await billed();
    await member.passTo('2026-03-05T07:00:00Z');
    const { provider, jobs } = member.site.deps;
    const charge = provider.charge.bind(provider);
    const asked: string[] = [];
    vi.spyOn(provider, 'charge').mockImplementation(async (wanted) => {
      asked.push(`${wanted.id} ${wanted.by}`);
      if (asked.length > 1) await charge(wanted);
      throw new Error('the connection broke');
    });
    await member.passTo('2026-03-05T09:05:00Z');
    await member.passTo('2026-03-05T09:20:00Z');
    vi.restoreAllMocks();
    const run = { id: 0, attempt: 1, now: member.site.clock.now() };
    await jobs.outside.get('bill-charges.charge')?.({ billId }, run);
    await passDays('2026-03-09', '2026-03-16');
    expect([new Set(asked).size, asked.length > 1, await states(plan)]).toEqual([1, true, ['PAID']]);
    expect(await member.letters(/back to you/)).toEqual([]);
    expect(await member.letters(/^Thank you, your bill/)).toHaveLength(1);
  });

  test('is not collected later than was said without new notice, where the gateway was away', async () => {
    const { plan } = await billed();
    // Nothing ran on Thursday.
    await member.passTo('2026-03-06T12:00:00Z');
    expect((await method()).charges).toMatchObject([{ on: '2026-03-13', state: 'PLANNED' }]);
    expect(await member.letters(/^We’ll collect £25 on Friday 13 March 2026/)).toHaveLength(1);
    await passDays('2026-03-11', '2026-03-13');
    expect(await states(plan)).toEqual(['PAID']);
  });
});
