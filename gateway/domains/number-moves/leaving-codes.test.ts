import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { airtimeAccounts } from '../../db/schema/airtime.ts';
import { book } from '../airtime/ledger.service.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { newPac, numberMover } from '../../testing/number-mover.ts';
import { newCard, SimMember } from '../../testing/sims.ts';
import { receiveMobileEvent } from '../sims/mobile-events.service.ts';
import { simPorts } from '../member-sim-plans/sim-news.ts';
import { numberPorts } from './number-news.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

describe('a member leaves with their number, or without it (PH-12)', () => {
  test.each([
    ['PAC', /^[A-Z]{3}\d{6}$/],
    ['STAC', /^\d{6}[A-Z]{3}$/],
  ] as const)(
    'with a %s at once, the same when it is asked for again, and an e-mail without it',
    async (kind, form) => {
      const { member, sim, leave, standing } = await numberMover(site);
      const first = await leave(kind);
      expect(first).toMatchObject({ status: 200, body: { kind, phoneNumber: sim.phoneNumber, planUntil: null } });
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.body.code).toMatch(form);
      expect((await leave(kind)).body).toEqual(first.body);
      expect((await standing()).codes).toEqual([{ kind, lastDay: first.body.lastDay }]);
      const { outbox, db } = site.deps;
      const letters = (await outbox.sentTo(db, member.email)).filter(({ subject }) => subject === `Your ${kind}`);
      expect(letters).toHaveLength(2);
      expect(letters[0]?.body).not.toContain(first.body.code);
    },
  );

  test('and only with a code of theirs', async () => {
    const { member, leave } = await numberMover(site);
    const without = await member.send('number-moves/codes', { kind: 'PAC' });
    expect(without).toMatchObject({ status: 409, body: { code: 'proof.needed' } });
    expect(await leave('PAC', '000000')).toMatchObject({ status: 409, body: { code: 'proof.wrong' } });
  });

  test('and the letter says that their credit stays', async () => {
    const { member, leave, standing } = await numberMover(site);
    const { db, outbox } = site.deps;
    const { memberId, email } = member;
    const booking = { memberId, kind: 'REWARD', amountInPence: 1_250, reference: randomUUID() } as const;
    await db.transaction((tx) => book(site.deps, tx, booking));
    expect(await standing()).toMatchObject({ creditInPence: 1_250 });
    await leave('STAC');
    const [letter] = await outbox.sentTo(db, email);
    expect(letter?.body).toContain('Your credit of £12.50 stays in your account');
  });

  test('their SIM ends when the other side uses the code, and the number is theirs no more', async () => {
    const { member, sim, leave, standing, useCode } = await numberMover(site);
    const { memberId, email } = member;
    const { db, outbox } = site.deps;
    const sum = { memberId, balanceInPence: 700, automaticCardId: 'a kept card' };
    await db.insert(airtimeAccounts).values(sum);
    const { body } = await leave('PAC');
    expect(await useCode('ABC000000')).toBe(404);
    expect(await useCode(body.code)).toBe(200);
    expect(await useCode(body.code)).toBe(409);
    expect((await member.sims())[0]).toMatchObject({ id: sim.id, state: 'RETIRED', phoneNumber: null });
    expect(await member.profile()).toMatchObject({ hasActiveSim: false });
    expect(await standing()).toMatchObject({ phoneNumber: null, isSimOn: false, codes: [] });
    const letters = (await outbox.sentTo(db, email)).filter(({ subject }) => subject === 'Your number has left us');
    expect(letters.map(({ body: text }) => text)).toEqual([expect.stringContaining('Your credit of £7.00 stays')]);
    expect(await db.select().from(airtimeAccounts).where(eq(airtimeAccounts.memberId, memberId))).toMatchObject([
      { balanceInPence: 700, automaticCardId: null },
    ]);
    expect(await leave('PAC')).toMatchObject({ status: 409, body: { code: 'sim.not-active' } });
  });

  test('and a code that they are given since counts, however late and often it is told that the number had gone', async () => {
    const { member, sim, leave, standing } = await numberMover(site);
    const happenedAt = site.clock.now().toISOString();
    const left = {
      eventId: randomUUID(),
      kind: 'MOVED_OUT',
      iccid: sim.simNumber ?? '',
      reference: null,
      code: null,
      number: (sim.phoneNumber ?? '').replace(' ', ''),
      happenedAt,
      replaced: null,
      part: null,
      percent: null,
      units: null,
      amountInPence: null,
    };
    const tell = () => receiveMobileEvent({ ...site.deps, ...simPorts(site.deps), ...numberPorts(site.deps) }, left);
    // The number is on another SIM of theirs by now.
    await member.activate(newCard(), await member.code());
    await member.minutesPass();
    const { body } = await leave('PAC');
    await tell();
    await tell();
    expect(await standing()).toMatchObject({ isSimOn: true, codes: [{ kind: 'PAC', lastDay: body.lastDay }] });
  });

  test('who has no number hears so, and the network is not there for who has', async () => {
    const nobody = await SimMember.begin(site);
    const answer = await nobody.send('number-moves/codes', { kind: 'PAC' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sim.not-active' } });
    const { leave } = await numberMover(site);
    const { mobileNetwork } = site.deps;
    const wantMoveOut = mobileNetwork.wantMoveOut.bind(mobileNetwork);
    mobileNetwork.wantMoveOut = () => Promise.reject(new Error('nobody there'));
    expect((await leave('PAC')).status).toBe(503);
    mobileNetwork.wantMoveOut = wantMoveOut;
    expect((await leave('PAC')).status).toBe(200);
  });
});

describe('news of a number that comes (PH-12)', () => {
  /** A member whose number comes over, and what the network says of it: what happened so many minutes from now. */
  async function coming() {
    const mover = await numberMover(site);
    const wanted = newPac();
    await mover.bring(wanted);
    const [{ reference } = { reference: '' }] = (
      await mover.member.browser.get<{ numberMoves: { reference: string }[] }>('/member-api/v1/members/me/data')
    ).body.numberMoves;
    const tell = (kind: string, minutes: number, code: string | null = null) =>
      receiveMobileEvent(
        { ...site.deps, ...simPorts(site.deps), ...numberPorts(site.deps) },
        {
          eventId: randomUUID(),
          kind,
          iccid: mover.sim.simNumber ?? '',
          reference,
          code,
          number: wanted.phoneNumber,
          happenedAt: new Date(site.clock.now().getTime() + minutes * 60_000).toISOString(),
          replaced: null,
          part: null,
          percent: null,
          units: null,
          amountInPence: null,
        },
      );
    return { ...mover, tell };
  }

  test('counts once, however often it is told', async () => {
    const { member, standing, tell } = await coming();
    await tell('MOVED_IN', 5);
    await tell('MOVED_IN', 5);
    expect((await standing()).move).toMatchObject({ state: 'MOVED' });
    expect((await member.mails()).filter((subject) => subject === 'Your number is here')).toHaveLength(1);
  });

  test('counts also after later news of the SIM', async () => {
    const { standing, tell } = await coming();
    await tell('MOVED_OUT', 9);
    await tell('NOT_MOVED_IN', 5, 'sim.not-active');
    expect((await standing()).move).toMatchObject({ state: 'FAILED', failure: 'sim.not-active' });
  });

  test('that has come is not failed by what is told late', async () => {
    const { standing, tell } = await coming();
    await tell('MOVED_IN', 5);
    await tell('NOT_MOVED_IN', 3, 'network.no-answer');
    expect((await standing()).move).toMatchObject({ state: 'MOVED', failure: null });
  });
});
