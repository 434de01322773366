import { Drawer } from '@mantine/core';
import { ConsoleNav } from './ConsoleNav.tsx';
import classes from './ConsoleFrame.module.css';
import { frameMessages as messages } from './frame.messages.ts';

/** The navigation of the console on a phone. */
export function ConsoleSheet({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      title={messages.menu}
      size="min(320px, 85vw)"
      closeButtonProps={{ 'aria-label': messages.close }}
      classNames={{ body: classes.drawer ?? '' }}
    >
      <ConsoleNav />
    </Drawer>
  );
}
