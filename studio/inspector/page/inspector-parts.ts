import { layersSource, type LayersSource } from '../layers/layers-source.ts';
import { startDrawer } from '../../charts/chart-drawer.ts';
import type { ChartDrawer } from '../../charts/keep-drawings.ts';
import { channelPort, connectInspector, type Live } from '../live/live.ts';
import { startRegister } from '../register/register.ts';
import type { Register } from '../register/register.types.ts';
import { screensSource, type ScreensSource } from '../screens/screens-source.ts';
import { startSearch } from '../search/search-source.ts';
import type { SearchSource } from '../search/search.types.ts';

/** What an inspector is made of: in the browser workers and a channel, in a test the same without them. */
export type InspectorParts = {
  register: Register;
  draw: ChartDrawer;
  live: Live;
  layers: LayersSource;
  search: SearchSource;
  screens: ScreensSource;
};

let parts: InspectorParts | null = null;

/** Begun with the first inspector of a page, and kept: what was heard and drawn is there when it is opened again. */
export function inspectorParts(): InspectorParts {
  parts ??= {
    register: startRegister(),
    draw: startDrawer(),
    live: connectInspector(channelPort()),
    layers: layersSource,
    search: startSearch(),
    screens: screensSource(),
  };
  return parts;
}
