import { personas } from '../../personas/personas.ts';
import type { Inspector } from '../page/use-inspector.ts';
import { LabelledSelect } from '../side/LabelledSelect.tsx';
import classes from './Persona.module.css';

const everybody = '';

/** Whose way is shown over the map. Whoever is chosen is shown where they begin, unless they come by here anyway. */
export function PersonaChoice({ inspector }: { inspector: Inspector }) {
  const { persona, entry, choose, showJourney } = inspector;
  function be(id: string): void {
    const next = personas.find((one) => one.id === id);
    choose({ personaId: next?.id ?? null });
    if (next && next.legs.every(({ journey }) => journey !== entry?.name)) showJourney(next.legs[0].journey);
  }
  return (
    <div className={classes.choice}>
      <LabelledSelect label="Who am I?" value={persona.persona?.id ?? everybody} onChoose={be}>
        <option value={everybody}>Everybody</option>
        {personas.map(({ id, name, who }) => (
          <option key={id} value={id}>
            {name}: {who}
          </option>
        ))}
      </LabelledSelect>
    </div>
  );
}
