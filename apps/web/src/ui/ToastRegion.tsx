import '@mantine/core/styles/Notification.layer.css';
import { Notification } from '@mantine/core';
import * as RadixToast from '@radix-ui/react-toast';
import { dismissToast, useToast } from '../lib/toast.ts';
import classes from './ToastRegion.module.css';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** The notification region; F8 moves the focus there. */
export function ToastRegion() {
  const toast = useToast();
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label="Notification"
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          type={toast.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={classes.toast}
        >
          <Notification
            // The region announces its toasts itself.
            role="none"
            color={toast.destructive ? 'red' : 'forest'}
            className={classes.body ?? ''}
            withBorder
            title={<RadixToast.Title>{toast.title}</RadixToast.Title>}
            onClose={() => dismissToast(toast.id)}
            closeButtonProps={{ 'aria-label': 'Dismiss', size: 28 }}
          >
            {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
          </Notification>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={classes.viewport} />
    </RadixToast.Provider>
  );
}
