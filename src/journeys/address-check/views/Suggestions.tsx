import { Button } from '../../../ui/Button/Button.tsx';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { enteringAddressCopy as copy } from '../address-check.entering.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import classes from './Suggestions.module.css';

/** What matches the text: homes to pick, and streets or buildings to open (AD-08). */
export function Suggestions({ model, send }: Pick<AddressCheckViewProps, 'model' | 'send'>) {
  const { search, suggestions, container } = model;
  return (
    <div className={classes.panel}>
      {container !== null && search !== 'searching' && (
        <Button variant="link" onClick={() => send({ type: 'container.closed' })}>
          <Icon name="arrow-left" size={24} /> {copy.back}
        </Button>
      )}
      {search === 'suggesting' && (
        <ul className={classes.list} aria-label={container ?? copy.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <button
                type="button"
                className={classes.option}
                onClick={() => send({ type: 'suggestion.chosen', suggestion })}
              >
                <Icon name={suggestion.type === 'Address' ? 'home' : 'pin'} size={24} />
                <span className={classes.words}>
                  <span className={classes.text}>{suggestion.text}</span>
                  <span className={classes.description}>{suggestion.description}</span>
                </span>
                {suggestion.type !== 'Address' && <Icon name="chevron-right" size={24} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {search === 'nothingFound' && (
          <Text>
            {copy.nothingFound}{' '}
            <Button variant="link" onClick={() => send({ type: 'manualEntry.requested' })}>
              {copy.nothingFoundLink}
            </Button>
          </Text>
        )}
        {search === 'failed' && (
          <Alert kind="error" weight="minor">
            {copy.failed}{' '}
            <Button variant="link" onClick={() => send({ type: 'retry.requested' })}>
              {copy.failedAction}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}
