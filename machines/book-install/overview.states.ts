import { failsTo, failureOf } from '../shared/failure.ts';
import { paths } from '../shared/paths.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';

/** The first page; also where the installation is fetched, so that the page can be opened before it is known. */
export const readingOverview = s.createStateConfig({
  id: 'readingOverview',
  description: 'Read which visits this home needs and what happens at them.',
  route: {},
  meta: { view: 'ReadingOverview', path: paths.bookInstall },
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'Uses the installation known already, or fetches it.',
      always: [
        { guard: 'isAnyVisitRequired', target: 'visitsListed' },
        { guard: 'hasInstallation', target: 'visitsNotNeeded' },
        { target: 'loadingInstallation' },
      ],
    },
    loadingInstallation: {
      meta: { rows: ['BK-07'] },
      description: 'We fetch what this home needs, or have it worked out.',
      tags: ['busy'],
      invoke: {
        id: 'loadInstallation',
        src: 'loadInstallation',
        input: ({ context: { planId, switchId, isV2 } }) => ({ planId, switchId, isV2 }),
        onDone: [
          {
            guard: { type: 'isBookable', params: ({ event }) => event.output },
            target: 'decidingStart',
            actions: { type: 'storeInstallation', params: ({ event }) => event.output },
          },
          { target: 'installationMissing' },
        ],
        onError: [
          {
            guard: { type: 'isInstallationMissing', params: failureOf },
            target: 'installationMissing',
          },
          failsTo('installationNotLoaded'),
        ],
      },
    },
    installationMissing: {
      description: 'There is no installation for this plan; look again or talk to us.',
      meta: { view: 'InstallationMissing', rows: ['BK-19'] },
      on: { 'retry.requested': 'loadingInstallation' },
    },
    installationNotLoaded: {
      description: 'What this home needs could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'InstallationNotLoaded', rows: ['BK-20'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'loadingInstallation' },
    },
    visitsListed: {
      meta: { rows: ['BK-01', 'BK-28'] },
      description: 'The visits this home needs, in their order.',
      on: { 'overview.read': '#readingKeyInfo' },
    },
    visitsNotNeeded: {
      description: 'This home is connected already and needs no visit.',
      meta: { view: 'VisitsNotNeeded', rows: ['BK-04'] },
      on: { 'overview.read': '#visitsHeld' },
    },
  },
});
