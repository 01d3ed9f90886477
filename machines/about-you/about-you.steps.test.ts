import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, starts } from './about-you.cases.ts';
import { aboutYouMachine } from './about-you.machine.ts';

describeSteps(
  { machine: aboutYouMachine, starts, cases, facts },
  {
    begins: { 'a member known by a first name': 'enteringName' },
    steps: {
      enteringName: [
        [
          { type: 'name.submitted', firstName: ' Jo ', lastName: 'Dunnock' },
          'savingName',
          { name: { firstName: 'Jo', lastName: 'Dunnock' }, errors: {}, failure: null },
          { saveName: { firstName: 'Jo', lastName: 'Dunnock' } },
        ],
        [
          { type: 'name.submitted', firstName: 'Jo', lastName: ' ' },
          'enteringName',
          { name: { firstName: 'Jo', lastName: ' ' }, errors: { lastName: 'lastNameMissing' } },
        ],
      ],
      savingName: [
        [answered('saveName'), 'welcomingMember'],
        [failed('saveName', offline), 'nameNotSaved', { failure: offline }],
      ],
      welcomingMember: [
        [answered('welcomeMember'), 'enteringName'],
        [failed('welcomeMember', offline), 'nameNotSaved', { failure: offline }],
      ],
      nameNotSaved: [['retry.requested', 'savingName', {}, { saveName: { firstName: 'Jo', lastName: 'Dunnock' } }]],
    },
  },
);
