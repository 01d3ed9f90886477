import { expect, test } from 'vitest';
import { appointment, bothVisits, installationWith, noVisit, onlyInHome, onlyOutside } from './book-install.cases.ts';
import type { Installation } from './book-install.types.ts';
import { appointmentOf, isVisitRequired } from './needed-visits.rules.ts';

const needed = (installation: Installation | null) => ({
  outside: isVisitRequired(installation, 'outsideVisit'),
  inHome: isVisitRequired(installation, 'inHomeVisit'),
});

const appointments = (installation: Installation | null) => ({
  outside: appointmentOf(installation, 'outsideVisit'),
  inHome: appointmentOf(installation, 'inHomeVisit'),
});

test('a home needs the visits that its installation says (BK-04)', () => {
  expect(needed(bothVisits)).toEqual({ outside: true, inHome: true });
  expect(needed(onlyOutside)).toEqual({ outside: true, inHome: false });
  expect(needed(onlyInHome)).toEqual({ outside: false, inHome: true });
  expect(needed(noVisit)).toEqual({ outside: false, inHome: false });
});

test('each visit has its own appointment', () => {
  expect(appointments(bothVisits)).toEqual({
    outside: appointment('PRE_WORK'),
    inHome: appointment('IN_HOME'),
  });
  expect(appointments(onlyOutside)).toEqual({ outside: appointment('PRE_WORK'), inHome: null });
});

test('a single visit for both works is the in-home visit, and the only one, wherever it stands (BK-31)', () => {
  const both = { visitType: 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME' } as const;
  const atHome = installationWith({ outsideVisit: true, inHomeVisit: both });
  expect(needed(atHome)).toEqual({ outside: false, inHome: true });
  expect(appointments(atHome)).toEqual({ outside: null, inHome: atHome.inhomeAppointment });
  const atTheWall = installationWith({ outsideVisit: both });
  expect(needed(atTheWall)).toEqual({ outside: false, inHome: true });
  expect(appointments(atTheWall)).toEqual({ outside: null, inHome: atTheWall.preworkAppointment });
});

test('nothing is needed before the installation is known', () => {
  expect(needed(null)).toEqual({ outside: false, inHome: false });
  expect(appointments(null)).toEqual({ outside: null, inHome: null });
});
