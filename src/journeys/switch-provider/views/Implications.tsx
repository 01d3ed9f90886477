import type { SwitchStatus } from '../../../../machines/switch-provider/switch-provider.types.ts';
import { longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { SwitchTerm } from './SwitchTerm.tsx';
import classes from './parts.module.css';

const copy = switchProviderCopy.SwitchReadyToStart;

type Service = NonNullable<SwitchStatus['services']>[number];

const numberOf = ({ identifier }: Service): string => (identifier === undefined ? '' : copy.number(identifier));

/** " ending in 13", or '' where the landline has no number to tell it by. */
export function landlineNumberOf(status: SwitchStatus): string {
  const landline = status.services?.find(({ serviceType }) => serviceType === 'NBICS');
  return landline ? numberOf(landline) : '';
}

const ending: ReadonlySet<string> = new Set(['ServiceFound', 'OptionToCease', 'ForcedCease']);
const staying: ReadonlySet<string> = new Set(['ServiceNotFound', 'ServiceWithAnotherRCP', 'ServiceWithAnotherCust']);

/** What happens to one service; null where the customer decides it below. Actions are free text: any may come. */
function effectOf(service: Service, provider: string, isOffered: boolean): string | null {
  const { serviceType, switchAction } = service;
  if (serviceType === 'NBICS' && isOffered) return null;
  if (switchAction === 'ForcedCease' && serviceType === 'NBICS') return copy.landlineForced(numberOf(service));
  if (switchAction === 'OptionToRetain' || staying.has(switchAction)) return copy.landlineStays(numberOf(service));
  if (!ending.has(switchAction)) return copy.unknownService(switchAction);
  return serviceType === 'IAS' ? copy.ends.broadband(provider) : copy.ends.landline(numberOf(service));
}

type ImplicationsProps = Pick<ViewPropsOf<typeof selectSwitchProvider>, 'model'> & {
  /** Level of the headings: under the title of a dialog, or of a page. */
  headings?: 'h2' | 'h3';
};

/** What ends, what it may cost, and where and when the provider has sent it; addresses come masked (SW-09). */
export function Implications({ model, headings = 'h3' }: ImplicationsProps) {
  const { status, providerName, isLandlineOffered } = model;
  if (!status) return null;
  const days = new Set(status.implications.map(({ sentAt }) => longDate(sentAt)));
  // A day that all of it was sent on is said once.
  const [oneDay = ''] = days.size === 1 ? days : [];
  const services = status.services ?? [{ serviceType: 'IAS' as const, switchAction: 'ServiceFound' }];
  const effects = services
    .map((service) => effectOf(service, providerName, isLandlineOffered))
    .filter((effect) => effect !== null);
  return (
    <>
      <SwitchTerm id="switch-ends" icon="swap" heading={copy.endsHeading} level={headings}>
        <ul className={classes.list}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </SwitchTerm>
      <SwitchTerm id="switch-cost" icon="pound" heading={copy.costHeading} level={headings}>
        {status.implications.length === 0 ? (
          <Text>{copy.notSent(providerName)}</Text>
        ) : (
          <>
            <Text>{copy.cost(providerName, oneDay)}</Text>
            <ul className={classes.list}>
              {status.implications.map(({ method, sentTo, sentAt }) => (
                <li key={`${method} ${sentTo ?? ''} ${sentAt}`}>
                  {copy.sent(
                    copy.methods[method] ?? method,
                    sentTo === undefined ? '' : copy.sentTo(sentTo),
                    oneDay === '' ? longDate(sentAt) : '',
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </SwitchTerm>
    </>
  );
}
