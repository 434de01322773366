import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormats, useMoney } from '../../../lib/formats.ts';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import blocks from '../../../ui/blocks.module.css';
import classes from './AdminOrderCard.module.css';
import type { ManagedOrder } from './admin-orders.hooks.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { adminOrdersMessages as messages } from './admin-orders.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { Readable } from '../../../ui/Readable.tsx';

/** An order that expands to its details and actions. */
export function AdminOrderCard({ order }: { order: ManagedOrder }) {
  const { localDate } = useFormats();
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { member } = order;
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <div className={classes.line}>
        <div className={classes.words}>
          <Text fw={600}>{order.serviceName}</Text>
          <Text size="sm" c="dimmed">
            {messages.number(order.id)} · {order.projectName} · {localDate(order.orderDate)}
          </Text>
          <Text size="sm">
            {fullName(member)},{' '}
            <Anchor href={`mailto:${member.email}`} inherit>
              <Readable>{member.email}</Readable>
            </Anchor>
          </Text>
        </div>
        <Group gap="md" className={classes.side ?? ''}>
          {order.askedAt && (
            <Badge variant="light" color="brass">
              {messages.asked}
            </Badge>
          )}
          <OrderStatusBadge status={order.status} />
          <Text fw={600} className={classes.amount ?? ''}>
            {money(order.totalAmount)}
          </Text>
          <Button
            size="xs"
            variant="default"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={messages.manageLabel(order.id)}
            rightSection={<IconChevronDown size={16} aria-hidden className={classes.chevron} />}
            onClick={() => setOpen(!isOpen)}
          >
            {messages.manage}
          </Button>
        </Group>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <OrderDetails order={order} />}
      </div>
    </Card>
  );
}
