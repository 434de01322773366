import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import phoneHidden from '../../ui/phone-hidden.module.css';
import classes from './MyOrdersLink.module.css';
import { useMyOrders } from './orders.hooks.ts';
import { ordersMessages } from './orders.messages.ts';

/** Leads down to the member's orders, behind the services; absent before the first order. */
export function MyOrdersLink() {
  const hasOrders = useMyOrders().data?.pages.some(({ items }) => items.length > 0) ?? false;
  if (!hasOrders) return null;
  return (
    <Button
      component="a"
      href="#my-orders"
      variant="default"
      leftSection={<IconReceipt size={18} aria-hidden />}
      classNames={{ root: classes.root ?? '', label: phoneHidden.root ?? '' }}
    >
      {ordersMessages.title}
    </Button>
  );
}
