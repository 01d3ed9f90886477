import type { logOutMachine } from '../../../machines/log-out/log-out.machine.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { LoggedOut } from './views/LoggedOut.tsx';
import { LoggingOut } from './views/LoggingOut.tsx';
import { LogOutFailed } from './views/LogOutFailed.tsx';

export const logOutViews: ViewsOf<typeof logOutMachine, null> = { LoggedOut, LoggingOut, LogOutFailed };
