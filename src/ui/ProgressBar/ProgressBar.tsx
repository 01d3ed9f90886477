import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './ProgressBar.module.css';

/** The journey's three steps (specification, point 2). */
export const orderSteps = ['Plan', 'Install', 'Review'] as const;

export type OrderStep = (typeof orderSteps)[number];

const spoken = { done: 'done', active: 'you are here', todo: 'to do' };

/** How far the order is: done before the current step, active on it, to-do after it (RT-05). */
export function ProgressBar({ current }: { current: OrderStep }) {
  const at = orderSteps.indexOf(current);
  return (
    <nav aria-label="Your order" className={classes.bar}>
      <ol className={classes.steps}>
        {orderSteps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'active' : 'todo';
          return (
            <li
              key={step}
              className={classes.step}
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden>
                {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={classes.name}>{step}</span>
              <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
