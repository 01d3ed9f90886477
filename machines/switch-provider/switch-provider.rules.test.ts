import { describe, expect, it } from 'vitest';
import { failedWith, loading, matched, matchedWithLandline, switchingWith, tidewell } from './switch-provider.cases.ts';
import { agreedStatus, landlineReferences, repairDue, repairGroupOf } from './switch-provider.rules.ts';
import type { SwitchStatus } from './switch-provider.types.ts';

const ofOffer = matchedWithLandline.reference;
const ofAlternative = matchedWithLandline.alternative?.reference;

/** The main offer lets the landline go, and the other one keeps it. */
const landlineEnds: SwitchStatus = {
  ...matchedWithLandline,
  services: matchedWithLandline.alternative?.services ?? [],
  alternative: { reference: ofAlternative ?? '', services: matchedWithLandline.services ?? [] },
};

describe('the repair that is due (SW-07)', () => {
  it.each([
    [failedWith('1108'), 'details'],
    [failedWith('1106'), 'address'],
    [failedWith('4711'), 'notUnderstood'],
    [{ ...loading, state: 'failed' }, 'notUnderstood'],
    [{ ...failedWith('1108'), state: 'ordered' }, null],
    [matched, null],
  ])('of %j is "%s"', (status, group) => {
    expect(repairGroupOf(status)).toBe(group);
    expect(repairDue(switchingWith(status))?.group ?? null).toBe(group);
  });

  it('is that of the provider who answered, not of one chosen since', () => {
    const switching = switchingWith(failedWith('1108'));
    expect(repairDue({ ...switching, provider: tidewell })).toBeNull();
    expect(repairDue({ ...switching, provider: null })?.group).toBe('details');
    expect(repairDue({ ...switching, status: null })).toBeNull();
  });
});

describe('a landline that may be kept or let go (SW-10)', () => {
  it('has a reference for each answer, whichever of them the provider offers first', () => {
    expect(landlineReferences(matchedWithLandline)).toEqual({ keep: ofOffer, letGo: ofAlternative });
    expect(landlineReferences(landlineEnds)).toEqual({ keep: ofAlternative, letGo: ofOffer });
  });

  it('is no question where the provider makes one offer only, or none', () => {
    const { reference: _, ...withoutReference } = matchedWithLandline;
    expect([null, loading, matched, withoutReference].map(landlineReferences)).toEqual([null, null, null, null]);
  });

  it('goes with the broadband where the provider says nothing of it', () => {
    const { services: _, ...unsaid } = matchedWithLandline;
    expect(landlineReferences(unsaid)).toEqual({ keep: ofAlternative, letGo: ofOffer });
  });
});

describe('what the customer has agreed to (SW-04)', () => {
  it.each([null, 'keep'] as const)('is the offer itself, with the answer %s', (landline) => {
    const { alternative: _, ...offer } = matchedWithLandline;
    expect(agreedStatus(matchedWithLandline, landline)).toEqual({ ...offer, state: 'consented' });
  });

  it('is the other offer where they decide otherwise', () => {
    const { alternative, ...offer } = matchedWithLandline;
    expect(agreedStatus(matchedWithLandline, 'letGo')).toEqual({ ...offer, ...alternative, state: 'consented' });
    expect(agreedStatus(landlineEnds, 'letGo').reference).toBe(ofOffer);
    expect(agreedStatus(landlineEnds, 'keep').reference).toBe(ofAlternative);
  });

  it('is the one offer that there is', () => {
    expect(agreedStatus(matched, 'keep')).toEqual({ ...matched, state: 'consented' });
  });
});
