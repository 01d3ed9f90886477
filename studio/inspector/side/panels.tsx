import type { ReactNode } from 'react';
import { ClockControls } from '../../tester-pages/ClockControls.tsx';
import { LayerPanel } from '../layers/LayerPanel.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import { RecordingPanel } from '../recording/RecordingPanel.tsx';
import type { DrawnJourney } from '../register/register.types.ts';
import { DataPanel } from './DataPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { NowPanel } from './NowPanel.tsx';
import { SendPanel } from './SendPanel.tsx';
import { SequencePanel } from './SequencePanel.tsx';

type PanelProps = { inspector: Inspector; journey: DrawnJourney };

type Panel = { id: string; name: string; draw: (props: PanelProps) => ReactNode };

/** What stands beside the chart, a tab for each. Whatever is added to the inspector gets a line here. */
export const panels: readonly Panel[] = [
  { id: 'now', name: 'Now', draw: (props) => <NowPanel {...props} /> },
  { id: 'log', name: 'Log', draw: ({ inspector }) => <LogPanel inspector={inspector} /> },
  { id: 'data', name: 'Data', draw: ({ inspector }) => <DataPanel inspector={inspector} /> },
  { id: 'send', name: 'Send', draw: (props) => <SendPanel {...props} /> },
  { id: 'details', name: 'Details', draw: (props) => <DetailsPanel {...props} /> },
  { id: 'layer', name: 'Layer', draw: (props) => <LayerPanel {...props} /> },
  { id: 'sequence', name: 'Sequence', draw: ({ inspector }) => <SequencePanel inspector={inspector} /> },
  { id: 'recording', name: 'Replay', draw: ({ inspector }) => <RecordingPanel inspector={inspector} /> },
  { id: 'clock', name: 'Clock', draw: () => <ClockControls /> },
];
