import { Suspense, useEffect, useRef } from 'react';
import type { selectLookUpCharges } from '../../../../machines/look-up-charges/look-up-charges.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { lateView } from '../../../journey-host/late-view.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { searchCopy as copy } from '../look-up-charges.search.copy.ts';
import classes from './LookingUpCharges.module.css';

// What a search finds is no part of the first page.
const found = () => import('./ChargesFound.tsx');
const CountriesFound = lateView(async () => (await found()).CountriesFound);
const ChargesOfCountry = lateView(async () => (await found()).ChargesOfCountry);

/** The country that has been chosen takes the focus, as the link to it has gone; the one that the page came with does not. */
function useFocusOfCountry(code: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(code);
  const isTouched = useRef(false);
  useEffect(() => {
    if (code !== before.current && isTouched.current) heading.current?.focus();
    before.current = code;
  }, [code]);
  return {
    heading,
    touch: () => {
      isTouched.current = true;
    },
  };
}

/** Countries come up as they are typed; beside them stands what the chosen one costs. */
export function LookingUpCharges({ model, send }: ViewPropsOf<typeof selectLookUpCharges>) {
  const { path, text, refusal, country, isLoading } = model;
  const { heading, touch } = useFocusOfCountry(country?.code);
  return (
    // Listens only: what is pressed and typed are its links and its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby="look-up" className={classes.lookUp} onInput={touch} onClick={touch}>
      <div className={classes.search}>
        <h2 id="look-up">{copy.heading[path]}</h2>
        <JourneyForm
          // What was typed has led to the country: the field is there for the next one.
          key={country?.code ?? ''}
          name="charges"
          initial={{ text }}
          errors={refusal === null ? undefined : { text: copy.refusals[refusal] }}
          submitLabel={copy.submit}
          level={3}
          onSubmit={({ text: typed = '' }) => send({ type: 'search.submitted', text: typed })}
        >
          <TextField
            name="text"
            type="search"
            label={copy.label}
            description={copy.hint[path]}
            autoComplete="off"
            autoCapitalize="words"
            onChange={(typed) => send({ type: 'country.typed', text: typed })}
          />
        </JourneyForm>
        <div className={classes.found}>
          {isLoading ? (
            <p className={classes.loading}>{copy.loading}</p>
          ) : (
            <Suspense>
              <CountriesFound model={model} send={send} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={classes.charges}>
        {!isLoading && (
          <Suspense>
            <ChargesOfCountry model={model} heading={heading} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
