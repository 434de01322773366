import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { businessPageMessages } from './business-page.messages.ts';
import classes from './ServicesTab.module.css';

export function ServicesTab({ services }: { services: string[] }) {
  if (services.length === 0) return <Text c="dimmed">{businessPageMessages.noServices}</Text>;
  return (
    <ul className={classes.list}>
      {services.map((service) => (
        <li key={service}>
          <IconCheck size={18} aria-hidden /> {service}
        </li>
      ))}
    </ul>
  );
}
