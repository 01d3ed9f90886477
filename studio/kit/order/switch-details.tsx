import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Modal } from '../../../src/ui/Modal/Modal.tsx';
import { SwitchDetails } from '../../../src/ui/SwitchDetails/SwitchDetails.tsx';
import { Chooser } from '../Chooser.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Row } from '../Row.tsx';

const facts = {
  GAINING: {
    reference: '5b1f6a0e-7d2c-4a57-9f61-0c8f4a7e21d3',
    provider: 'Kestrel Telecom',
    completionDate: '2026-01-19',
    accountNumber: 'KT-204-881',
  },
  LOSING: {
    reference: 'c4d0e9b2-1f35-4b0e-8a94-6d7b2f10aa57',
    provider: 'Heron Fibre',
    completionDate: null,
    accountNumber: '',
  },
} as const;

type Side = keyof typeof facts;

function Details({ side }: { side: Side }) {
  return (
    <SwitchDetails type={side} {...facts[side]} address="7 Skylark Lane, Larkfield, LK1 1AA" lastName="Fairweather" />
  );
}

function InDialog() {
  const [side, setSide] = useState<Side | null>(null);
  return (
    <Row>
      <Button onClick={() => setSide('GAINING')}>Open for somebody who comes to us</Button>
      <Button onClick={() => setSide('LOSING')}>Open for somebody who leaves us</Button>
      {side !== null && (
        <Modal title="Switch ready to start" onClose={() => setSide(null)}>
          <Details side={side} />
        </Modal>
      )}
    </Row>
  );
}

export const switchDetailsEntry: Entry = {
  slug: 'switch-details',
  name: 'Switch details',
  group: 'Order',
  purpose: 'Everything about a switch from or to another provider, for the dialog "Switch ready to start".',
  // Its facts and what is explained stand on the page of a switch that is set up by themselves.
  files: [
    'src/ui/SwitchDetails/SwitchDetails.tsx',
    'src/ui/SwitchDetails/SwitchFacts.tsx',
    'src/ui/SwitchDetails/SwitchExplained.tsx',
  ],
  props: propsOf<typeof SwitchDetails>({
    type: 'GAINING: the customer comes to us. LOSING: they leave us.',
    reference: 'The One Touch Switch reference.',
    provider: 'The other provider.',
    completionDate: 'YYYY-MM-DD, or null until a day is planned.',
    address: 'The home, in a line.',
    lastName: 'The name that the other provider knows.',
    accountNumber: 'At the other provider; an empty text where none was given.',
    isFolded: 'Where there is something to decide: the facts and how it works are a press away.',
    onChat: 'Told when the chat is asked for, so that a dialog can close.',
  }),
  rules: [
    'Who comes to us is switched by us on their go-live day; who leaves us on the day that they have asked the new provider for.',
  ],
  rows: ['SW-10', 'SW-11', 'SW-12'],
  examples: [
    { id: 'dialog', title: 'In its dialog', rows: ['SW-10'], Draw: InDialog },
    {
      id: 'sides',
      title: 'Both sides',
      rows: ['SW-11', 'SW-12'],
      Draw: () => <Chooser label="Side" names={['GAINING', 'LOSING']} renderOne={(side) => <Details side={side} />} />,
    },
  ],
};
