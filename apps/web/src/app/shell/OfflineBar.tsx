import { IconWifiOff } from '@tabler/icons-react';
import { useOffline } from '../../lib/online.ts';
import classes from './OfflineBar.module.css';
import { shellMessages } from './shell.messages.ts';

/** Says that there is no network; the live region stays mounted, so that screen readers hear of it. */
export function OfflineBar() {
  const isOffline = useOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className={classes.root}>
          <IconWifiOff size={18} aria-hidden />
          {shellMessages.offline}
        </p>
      )}
    </div>
  );
}
