import { useId } from 'react';
import panel from '../side/panel.module.css';
import classes from './LayerChoice.module.css';
import { layerNames } from './layer-words.ts';
import type { Layer } from './layers.types.ts';

type LayerChoiceProps = { value: Layer; onChange: (layer: Layer) => void };

/** What is drawn over the chart. */
export function LayerChoice({ value, onChange }: LayerChoiceProps) {
  const id = useId();
  const layers = Object.keys(layerNames) as Layer[];
  return (
    <div className={classes.choice}>
      <label htmlFor={id} className={panel.label}>
        Layer
      </label>
      <select
        id={id}
        className={panel.box}
        value={value}
        onChange={(event) => onChange(layers.find((layer) => layer === event.currentTarget.value) ?? 'none')}
      >
        {layers.map((layer) => (
          <option key={layer} value={layer}>
            {layerNames[layer]}
          </option>
        ))}
      </select>
    </div>
  );
}
