import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/formats.ts';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import classes from './ServiceCard.module.css';
import { useLookOf } from './useLookOf.ts';
import type { Service } from './service-list.ts';
import { servicesMessages } from './services.messages.ts';

type Props = { service: Service; isSignedIn: boolean; onOrder: () => void };

export function ServiceCard({ service, isSignedIn, onOrder }: Props) {
  const money = useMoney();
  const { name, category, price, deliveryTime, description, features } = service;
  const { label, Icon } = useLookOf()(category);
  const { button } = servicesMessages;
  const joinLink = useJoinLink();
  const titleId = `service-${service.id}`;

  return (
    <Card component="article" aria-labelledby={titleId} className={classes.root}>
      <Group gap="sm" wrap="nowrap">
        <span className={classes.icon}>
          <Icon size={22} aria-hidden />
        </span>
        <Badge variant="light" color="gray" tt="none" size="lg" fw={500}>
          {label}
        </Badge>
      </Group>
      <Title order={2} size="h3" id={titleId}>
        {name}
      </Title>
      <div className={classes.terms}>
        <span className={classes.price}>{money(price)}</span>
        {deliveryTime && (
          <span className={classes.delivery}>
            <IconClock size={16} aria-hidden /> {deliveryTime}
          </span>
        )}
      </div>
      <Text className={classes.description ?? ''}>{description}</Text>
      {features.length > 0 && (
        <ul className={classes.features} aria-label={servicesMessages.included}>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck size={18} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {isSignedIn ? (
          <Button fullWidth size="md" aria-describedby={titleId} onClick={onOrder}>
            {price === 0 ? button.quote : button.order}
          </Button>
        ) : (
          <Button
            fullWidth
            size="md"
            variant="default"
            component={Link}
            {...joinLink(
              { reason: 'order', name },
              { dialog: 'either', open: { order: String(service.id) } },
            )}
            aria-describedby={titleId}
          >
            {button.visitor}
          </Button>
        )}
      </div>
    </Card>
  );
}
