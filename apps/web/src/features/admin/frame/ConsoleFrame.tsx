import { Button } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { ConsoleGate } from './ConsoleGate.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';
import classes from './ConsoleFrame.module.css';
import { frameMessages as messages } from './frame.messages.ts';

const ConsoleSheet = lazyChunk(() => import('./ConsoleSheet.tsx').then((m) => ({ default: m.ConsoleSheet })));

/** The page of the console that is open, beside the navigation, which a phone shows in a sheet. */
export function ConsoleFrame() {
  const { key } = useLocation();
  // Open for one history entry only, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className={classes.root}>
      <a href="#console-page" className={classes.skip}>
        {messages.skip}
      </a>
      <div className={classes.side}>
        <ConsoleNav />
      </div>
      <Button
        variant="default"
        leftSection={<IconMenu2 size={18} aria-hidden />}
        aria-haspopup="dialog"
        className={classes.menu ?? ''}
        onClick={() => setOpenAt(key)}
      >
        {messages.menu}
      </Button>
      {openAt === key && (
        <Suspense>
          <ConsoleSheet onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
      <div id="console-page" tabIndex={-1} className={classes.content}>
        <ConsoleGate />
      </div>
    </div>
  );
}
