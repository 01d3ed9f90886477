import { LabelledSelect } from '../side/LabelledSelect.tsx';
import classes from './LayerChoice.module.css';
import { layerNames } from './layer-words.ts';
import type { Layer } from './layers.types.ts';

type LayerChoiceProps = { value: Layer; onChange: (layer: Layer) => void };

/** What is drawn over the chart. */
export function LayerChoice({ value, onChange }: LayerChoiceProps) {
  const layers = Object.keys(layerNames) as Layer[];
  return (
    <div className={classes.choice}>
      <LabelledSelect
        label="Layer"
        value={value}
        onChoose={(chosen) => onChange(layers.find((layer) => layer === chosen) ?? 'none')}
      >
        {layers.map((layer) => (
          <option key={layer} value={layer}>
            {layerNames[layer]}
          </option>
        ))}
      </LabelledSelect>
    </div>
  );
}
