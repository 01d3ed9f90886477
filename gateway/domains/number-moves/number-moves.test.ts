import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { newPac, numberMover } from '../../testing/number-mover.ts';
import { newCard, SimMember } from '../../testing/sims.ts';

const sites: TestGateway[] = [];
let site: TestGateway;
beforeEach(async () => {
  site = await createTestGateway();
  sites.push(site);
});
afterAll(() => Promise.all(sites.map((each) => each.close())));

describe('a member brings their number (PH-12)', () => {
  test('with a code of theirs, on the day of their choice, and the number before ends', async () => {
    const { member, sim, ask, bring, standing, until } = await numberMover(site);
    const wanted = newPac();
    const without = await ask({ ...wanted, day: '2026-11-26' });
    expect(without).toMatchObject({ status: 409, body: { code: 'proof.needed' } });
    expect(await bring(wanted)).toMatchObject({
      status: 201,
      body: { state: 'ACCEPTED', day: '2026-11-26', stopBefore: '2026-11-25T23:00:00.000Z', canBeStopped: true },
    });
    expect(await member.mails()).toContain('Your number is coming over');
    expect(await member.profile()).toMatchObject({ msisdn: sim.phoneNumber });
    await until('2026-11-26T11:00:00Z');
    const shown = `07700 ${wanted.phoneNumber.slice(5)}`;
    expect(await standing()).toMatchObject({ phoneNumber: shown, move: { state: 'MOVED', canBeStopped: false } });
    expect(await member.profile()).toMatchObject({ msisdn: shown });
    expect(await member.mails()).toContain('Your number is here');
  });

  test('on a working day from the next one on, as long as a PAC of today lasts', async () => {
    const { bring, standing, at } = await numberMover(site);
    const { days } = await standing();
    expect([days[0], days.at(-1)]).toEqual(['2026-11-24', '2026-12-23']);
    expect(days).not.toContain('2026-11-28');
    for (const day of ['2026-11-23', '2026-11-28', '2026-12-24'])
      expect(await bring({ ...newPac(), day })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'body.day' }] },
      });
    await at('2026-11-23T23:00:00Z');
    expect((await standing()).days[0]).toBe('2026-11-25');
  });

  test.each([
    ['expired', 'pac.expired'],
    ['used', 'pac.used'],
  ] as const)('whose PAC is %s, and reads why it does not come', async (life, failure) => {
    const { bring, standing } = await numberMover(site);
    expect(await bring(newPac(life))).toMatchObject({ status: 201, body: { state: 'FAILED', failure } });
    expect(await standing()).toMatchObject({ move: { failure } });
  });

  test('whose PAC is for another number, or is none, and who tries again with the right one', async () => {
    const { bring } = await numberMover(site);
    const wanted = newPac();
    const other = await bring({ ...wanted, phoneNumber: '07700900999' });
    expect(other.body).toMatchObject({ state: 'FAILED', failure: 'pac.wrong-number' });
    const none = await bring({ ...wanted, pac: 'ABC400951' });
    expect(none.body).toMatchObject({ state: 'FAILED', failure: 'pac.unknown' });
    expect((await bring(wanted)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  test('that the other network keeps on the day, as an e-mail tells', async () => {
    const { member, sim, bring, standing, until } = await numberMover(site);
    expect((await bring(newPac('fails'))).body).toMatchObject({ state: 'ACCEPTED' });
    await until('2026-11-26T11:00:00Z');
    expect(await standing()).toMatchObject({
      phoneNumber: sim.phoneNumber,
      move: { state: 'FAILED', failure: 'move.refused-by-other-network' },
    });
    expect(await member.mails()).toContain('We couldn’t bring your number over');
  });

  test('one at a time: the same again is the same, and another waits', async () => {
    const { ask, bring } = await numberMover(site);
    const wanted = newPac();
    const first = await bring(wanted);
    expect(await ask({ ...wanted, day: '2026-11-26' })).toMatchObject({ status: 201, body: { id: first.body.id } });
    const other = await bring(newPac());
    expect(other).toMatchObject({ status: 409, body: { code: 'move.under-way' } });
  });

  test('who has no SIM that is on, and hears what to do first', async () => {
    const member = await SimMember.begin(site);
    const answer = await member.send('number-moves', { ...newPac(), day: '2026-11-26' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sim.not-active' } });
    expect(answer.body.message).toBe('You need a SIM of ours that’s on. Switch one on first, then bring your number.');
  });
});

describe('a move is stopped (PH-12)', () => {
  test('until 23:00 on the evening before, and its PAC stays good', async () => {
    const { member, sim, bring, stop, standing, at, until } = await numberMover(site);
    const wanted = newPac();
    const { body: move } = await bring(wanted);
    await at('2026-11-25T22:59:00Z');
    expect(await stop(move)).toMatchObject({ status: 200, body: { state: 'STOPPED' } });
    expect((await stop(move)).status).toBe(200);
    expect(await member.mails()).toContain('Your number stays where it is');
    await until('2026-11-26T11:00:00Z');
    expect(await standing()).toMatchObject({ phoneNumber: sim.phoneNumber });
    expect((await bring({ ...wanted, day: '2026-11-27' })).body).toMatchObject({ state: 'ACCEPTED' });
  });

  test('no later, nor once it is over, nor by anybody else', async () => {
    const { bring, stop, standing, at, until } = await numberMover(site);
    const { body: move } = await bring(newPac());
    const stranger = await numberMover(site);
    expect(await stranger.stop(move)).toMatchObject({ status: 404 });
    await at('2026-11-25T23:00:00Z');
    expect((await standing()).move).toMatchObject({ canBeStopped: false });
    expect(await stop(move)).toMatchObject({ status: 409, body: { code: 'move.too-late' } });
    await until('2026-11-26T11:00:00Z');
    expect(await stop(move)).toMatchObject({ status: 409, body: { code: 'move.over' } });
  });
});

describe('the network is away (PH-12)', () => {
  const away = () => Promise.reject(new Error('nobody there'));

  test('what was asked for is asked for by a job', async () => {
    const { member, bring, standing, until } = await numberMover(site);
    const { mobileNetwork } = site.deps;
    const moveIn = mobileNetwork.moveIn.bind(mobileNetwork);
    mobileNetwork.moveIn = away;
    expect((await bring(newPac())).body).toMatchObject({ state: 'ASKED', canBeStopped: true });
    mobileNetwork.moveIn = moveIn;
    await until('2026-11-23T12:00:00Z');
    expect((await standing()).move).toMatchObject({ state: 'ACCEPTED' });
    expect(await member.mails()).toContain('Your number is coming over');
  });

  describe('and hears of the move after it was stopped, with its answer lost', () => {
    async function stoppedOnTheWay() {
      const mover = await numberMover(site);
      const { mobileNetwork } = site.deps;
      const moveIn = mobileNetwork.moveIn.bind(mobileNetwork);
      let arrive = () => Promise.resolve();
      mobileNetwork.moveIn = async (wanted) => {
        arrive = () => moveIn(wanted);
        return away();
      };
      const wanted = { ...newPac(), day: '2026-11-24' };
      const { body: move } = await mover.bring(wanted);
      expect((await mover.stop(move)).body).toMatchObject({ state: 'STOPPED' });
      mobileNetwork.moveIn = moveIn;
      return { ...mover, arrive: () => arrive() };
    }

    test('it is told again to stop it, and nothing comes', async () => {
      const { member, sim, standing, until, arrive } = await stoppedOnTheWay();
      await arrive();
      await until('2026-11-23T12:00:00Z');
      await until('2026-11-24T11:00:00Z');
      expect(await standing()).toMatchObject({ phoneNumber: sim.phoneNumber, move: { state: 'STOPPED' } });
      expect((await member.mails()).filter((subject) => subject === 'Your number stays where it is')).toHaveLength(1);
    });

    test('too late, which its member hears before the number comes', async () => {
      const { member, standing, at, until, arrive } = await stoppedOnTheWay();
      await arrive();
      const { mobileNetwork } = site.deps;
      const stopMoveIn = mobileNetwork.stopMoveIn.bind(mobileNetwork);
      mobileNetwork.stopMoveIn = away;
      await at('2026-11-23T22:30:00Z');
      await site.drain();
      mobileNetwork.stopMoveIn = stopMoveIn;
      await until('2026-11-24T08:00:00Z');
      expect(await member.mails()).toContain('We couldn’t stop your number coming over');
      await until('2026-11-24T11:00:00Z');
      expect((await standing()).move).toMatchObject({ state: 'MOVED' });
    });
  });

  test('as it answers, and the SIM is blocked before it is asked again: its PAC stays good', async () => {
    const { member, sim, bring, standing, until } = await numberMover(site);
    const { mobileNetwork } = site.deps;
    const moveIn = mobileNetwork.moveIn.bind(mobileNetwork);
    mobileNetwork.moveIn = async (wanted) => {
      await moveIn(wanted);
      return away();
    };
    const wanted = newPac();
    expect((await bring(wanted)).body).toMatchObject({ state: 'ASKED' });
    mobileNetwork.moveIn = moveIn;
    await member.send(`sims/${sim.id}/block`);
    await until('2026-11-23T12:00:00Z');
    expect((await standing()).move).toMatchObject({ state: 'FAILED', failure: 'sim.not-active' });
    await member.activate(newCard(), await member.code());
    await member.minutesPass();
    expect((await bring(wanted)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  test('for so long that the day is over, as an e-mail tells', async () => {
    const { member, bring, standing, until } = await numberMover(site);
    const { mobileNetwork } = site.deps;
    const moveIn = mobileNetwork.moveIn.bind(mobileNetwork);
    mobileNetwork.moveIn = away;
    await bring({ ...newPac(), day: '2026-11-24' });
    mobileNetwork.moveIn = moveIn;
    await until('2026-11-24T12:00:00Z');
    expect((await standing()).move).toMatchObject({ state: 'FAILED', failure: 'day.not-possible' });
    expect(await member.mails()).toContain('We couldn’t bring your number over');
  });

  test('a move is stopped as soon as it hears of it, or goes on where that is too late', async () => {
    const { mobileNetwork } = site.deps;
    const stopMoveIn = mobileNetwork.stopMoveIn.bind(mobileNetwork);
    const [early, late] = [await numberMover(site), await numberMover(site)];
    const [soon, tomorrow] = [await early.bring(newPac()), await late.bring({ ...newPac(), day: '2026-11-24' })];
    mobileNetwork.stopMoveIn = away;
    for (const each of [early, late]) await each.at('2026-11-23T22:58:00Z');
    for (const answer of [await early.stop(soon.body), await late.stop(tomorrow.body)])
      expect(answer.body).toMatchObject({ state: 'ACCEPTED', isBeingStopped: true, canBeStopped: false });
    mobileNetwork.stopMoveIn = stopMoveIn;
    for (const each of [early, late]) await each.until('2026-11-23T23:30:00Z');
    expect((await early.standing()).move).toMatchObject({ state: 'STOPPED' });
    expect((await late.standing()).move).toMatchObject({ state: 'ACCEPTED', isBeingStopped: false });
    expect(await late.member.mails()).toContain('We couldn’t stop your number coming over');
  });
});
