import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { alex } from '../../testing/customer.ts';
import { ChargedMember } from '../../testing/charged-member.ts';

let member: ChargedMember;
beforeAll(async () => {
  member = await ChargedMember.begin();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => member.site.close());

/** Has something happen between the provider's answer and its being written down. */
function afterTheAnswer(happens: () => Promise<unknown>): void {
  const { provider } = member.site.deps;
  const cardsOf = provider.cardsOf.bind(provider);
  vi.spyOn(provider, 'cardsOf').mockImplementationOnce(async (memberId) => {
    const answer = await cardsOf(memberId);
    await happens();
    return answer;
  });
}

const digits = async () =>
  (await member.cards()).map(({ lastFour }) => lastFour).toSorted((a, b) => a.localeCompare(b));

test('a card that its owner removes while we are told of it stays removed', async () => {
  const card = await member.keepCard('Imogen Sparrow');
  afterTheAnswer(() => member.forgetCard(card));
  await member.keepCard('Imogen Sparrow', '5555555555554444');
  expect([await digits(), await member.site.deps.provider.cardsOf(alex)]).toEqual([
    ['4444'],
    [expect.objectContaining({ lastFour: '4444' })],
  ]);
});
