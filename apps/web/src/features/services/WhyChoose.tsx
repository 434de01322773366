import { SimpleGrid, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconListCheck, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './WhyChoose.module.css';
import { servicesMessages } from './services.messages.ts';

const ICONS: Record<string, ReactNode> = {
  price: <IconReceipt size={26} aria-hidden />,
  steps: <IconListCheck size={26} aria-hidden />,
  'way-out': <IconArrowBackUp size={26} aria-hidden />,
};

/** The promises to members who order. */
export function WhyChoose() {
  const { heading, points } = servicesMessages.why;
  return (
    <section className={classes.root} aria-labelledby="why-choose">
      <Title order={2} id="why-choose" mb="lg">
        {heading}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl" verticalSpacing="lg">
        {points.map(({ key, title, text }) => (
          <div key={key} className={classes.point}>
            <span className={classes.icon}>{ICONS[key]}</span>
            <Title order={3} size="h4">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </div>
        ))}
      </SimpleGrid>
    </section>
  );
}
