import { lazy, Suspense, type ReactNode } from 'react';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { ClockControls } from '../../tester-pages/ClockControls.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import { RecordingPanel } from '../recording/RecordingPanel.tsx';
import type { DrawnJourney } from '../register/register.types.ts';
import { DataPanel } from './DataPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { NowPanel } from './NowPanel.tsx';
import { SendPanel } from './SendPanel.tsx';
import { SequencePanel } from './SequencePanel.tsx';

/** Comes with the first layer that is chosen: whoever chooses none loads none of it. */
const LayerPanel = lazy(async () => ({ default: (await import('../layers/LayerPanel.tsx')).LayerPanel }));

type PanelProps = { inspector: Inspector; journey: DrawnJourney };

type Panel = { name: string; draw: (props: PanelProps) => ReactNode };

const panelsByTab = {
  Now: {
    State: (props) => <NowPanel {...props} />,
    Data: ({ inspector }) => <DataPanel inspector={inspector} />,
  },
  Details: {
    Selected: (props) => <DetailsPanel {...props} />,
    Layer: (props) => (
      <Suspense fallback={<LazyLoader />}>
        <LayerPanel {...props} />
      </Suspense>
    ),
  },
  History: {
    Log: ({ inspector }) => <LogPanel inspector={inspector} />,
    Sequence: ({ inspector }) => <SequencePanel inspector={inspector} />,
    Replay: ({ inspector }) => <RecordingPanel inspector={inspector} />,
  },
  Try: {
    Send: (props) => <SendPanel {...props} />,
    Clock: () => <ClockControls />,
  },
} as const satisfies Record<string, Record<string, Panel['draw']>>;

export type TabName = keyof typeof panelsByTab;

/**
 * What stands beside the map and the chart, a tab for each task, with panels to choose from: what is, what something is, what was, and
 * what to do. Whatever is added to the inspector gets a panel here, and no tab of its own.
 */
export const tabs: readonly { name: TabName; panels: readonly Panel[] }[] = (Object.keys(panelsByTab) as TabName[]).map(
  (name) => ({
    name,
    panels: Object.entries<Panel['draw']>(panelsByTab[name]).map(([panel, draw]) => ({ name: panel, draw })),
  }),
);
