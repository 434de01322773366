import { DIRECTION } from '../lib/locale.ts';
import { Anchor, Notification } from '@mantine/core';
import * as RadixToast from '@radix-ui/react-toast';
import { dismissToast, useToast } from '../lib/toast.ts';
import classes from './ToastRegion.module.css';
import { commonMessages } from '../lib/common.messages.ts';
import { focusOnMount } from './focus-on-mount.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

type Props = { /** Takes the focus as soon as it is mounted. */ isFocused?: boolean };

/** The toast region; F8 moves the focus there. */
export function ToastRegion({ isFocused = false }: Props) {
  const toast = useToast();
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection={DIRECTION === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_PX}
      label={commonMessages.notification}
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          type={toast.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={classes.toast}
        >
          <Notification
            // Radix announces toasts in a live region of its own; an alert is one itself.
            {...(toast.isAlert
              ? { role: 'alert', 'data-radix-toast-announce-exclude': '' }
              : { role: 'none' })}
            color={toast.destructive ? 'red' : 'forest'}
            className={classes.body ?? ''}
            withBorder
            title={<RadixToast.Title>{toast.title}</RadixToast.Title>}
            onClose={() => dismissToast(toast.id)}
            closeButtonProps={{ 'aria-label': commonMessages.dismiss, size: 28 }}
          >
            {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
            {toast.action && (
              <RadixToast.Action asChild altText={toast.action.label}>
                <Anchor component="button" type="button" size="sm" py={4} onClick={toast.action.run}>
                  {toast.action.label}
                </Anchor>
              </RadixToast.Action>
            )}
          </Notification>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={classes.viewport} {...(isFocused && { ref: focusOnMount })} />
    </RadixToast.Provider>
  );
}
