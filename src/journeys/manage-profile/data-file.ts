import type { Wire } from '../../../machines/shared/wire.ts';
import { brand } from '../../pages/content/brand.ts';
import type { TextFile } from '../../runtime/save-file.ts';
import { dayInUk } from '../../ui/format/date.ts';

/** Everything that we hold of the member as a file, named by the day, that a person can read as well. */
export const dataFile = (data: Wire<'MemberData'>): TextFile => ({
  name: `${brand.slug}-data-${dayInUk(new Date(data.madeAt))}.json`,
  type: 'application/json',
  text: JSON.stringify(data, null, 2),
});
