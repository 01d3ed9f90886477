import { describe, expect, it } from 'vitest';
import { bothVisits, installationWith, onlyOutside } from './book-install.cases.ts';
import { inHome, outside, planned } from './planned-visits.cases.ts';
import * as visits from './book-install.rules.ts';

describe('the first date that a visit can have (BK-05)', () => {
  const start = (startDateForAppointment: string) => ({ startDateForAppointment });
  const settled = { ...planned, outsideVisit: outside('chosen', '2026-02-17') };

  it('outside is its own first date, where the network has told one', () => {
    const installation = installationWith({ outsideVisit: start('2026-02-19'), inHomeVisit: start('2026-02-20') });
    expect(visits.earliestDateOf({ ...planned, installation }, 'outsideVisit')).toBe('2026-02-19');
    expect(visits.earliestDateOf(planned, 'outsideVisit')).toBeNull();
  });

  it('in the home is the latest of its own, the installation’s, and the lead time after the outside visit', () => {
    const earliest = (own: string, earliestInhomeStartDate: string) =>
      visits.earliestDateOf(
        {
          ...settled,
          installation: {
            ...installationWith({ outsideVisit: true, inHomeVisit: start(own) }),
            earliestInhomeStartDate,
          },
        },
        'inHomeVisit',
      );
    expect(earliest('2026-02-25', '2026-02-24')).toBe('2026-02-25');
    expect(earliest('2026-02-23', '2026-02-26')).toBe('2026-02-26');
    expect(earliest('2026-02-20', '2026-02-21')).toBe('2026-02-22');
  });

  it('in the home does not count an outside date that is not settled, nor a lead time that is not known', () => {
    const proposed = { ...planned, outsideVisit: outside('proposed') };
    expect(visits.earliestDateOf(proposed, 'inHomeVisit')).toBe('2026-02-16');
    expect(visits.earliestDateOf({ ...settled, inHomeLeadTimeInDays: null }, 'inHomeVisit')).toBe('2026-02-16');
    expect(visits.earliestDateOf(planned, 'inHomeVisit')).toBe('2026-02-16');
  });
});

describe('the customer’s yes', () => {
  const both = { ...planned, outsideVisit: outside('proposed', '2026-02-20'), inHomeVisit: inHome('chosen') };

  it('to the in-home date leaves the outside visit alone', () => {
    const context = { ...planned, outsideVisit: outside('held'), inHomeVisit: inHome('proposed') };
    expect(visits.confirmVisit(context, 'inHomeVisit')).toEqual({ inHomeVisit: inHome('chosen') });
  });

  it('to an outside date asks again for an in-home date that is now too early (BK-05)', () => {
    expect(visits.confirmVisit(both, 'outsideVisit')).toEqual({
      outsideVisit: outside('chosen', '2026-02-20'),
      inHomeVisit: inHome('tooEarly'),
    });
  });

  it('to an outside date keeps an in-home date that is just late enough (BK-05)', () => {
    const inHomeVisit = inHome('held', '2026-02-25');
    expect(visits.confirmVisit({ ...both, inHomeVisit }, 'outsideVisit').inHomeVisit).toEqual(inHomeVisit);
  });

  it('to an outside date has another in-home date proposed where the one proposed is now too early (BK-05)', () => {
    expect(visits.confirmVisit({ ...both, inHomeVisit: inHome('proposed') }, 'outsideVisit').inHomeVisit).toBeNull();
    const late = inHome('proposed', '2026-02-25');
    expect(visits.confirmVisit({ ...both, inHomeVisit: late }, 'outsideVisit').inHomeVisit).toEqual(late);
  });

  it('to an earlier outside date takes up an in-home date that was too early only for the one before', () => {
    const inHomeVisit = inHome('tooEarly', '2026-02-25');
    expect(visits.confirmVisit({ ...both, inHomeVisit }, 'outsideVisit').inHomeVisit).toEqual(
      inHome('chosen', '2026-02-25'),
    );
    const still = inHome('tooEarly');
    expect(visits.confirmVisit({ ...both, inHomeVisit: still }, 'outsideVisit').inHomeVisit).toEqual(still);
  });

  it('to an outside date keeps an in-home date as long as nobody knows how early is too early', () => {
    const installation = { ...bothVisits, earliestInhomeStartDate: null };
    const inHomeVisit = inHome('proposed');
    const unknown = { ...both, installation, inHomeVisit, inHomeLeadTimeInDays: null };
    expect(visits.confirmVisit(unknown, 'outsideVisit').inHomeVisit).toEqual(inHomeVisit);
  });

  it('to an outside date changes nothing where the in-home date is lost, or none is needed', () => {
    expect(visits.confirmVisit({ ...both, inHomeVisit: inHome('expired') }, 'outsideVisit').inHomeVisit).toEqual(
      inHome('expired'),
    );
    const alone = { ...both, installation: onlyOutside, inHomeVisit: null };
    expect(visits.confirmVisit(alone, 'outsideVisit')).toEqual({
      outsideVisit: outside('chosen', '2026-02-20'),
      inHomeVisit: null,
    });
  });
});
