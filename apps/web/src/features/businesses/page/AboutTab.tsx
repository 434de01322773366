import { Stack, Text } from '@mantine/core';
import { IconCalendar, IconUsers } from '@tabler/icons-react';
import { businessesMessages } from '../businesses.messages.ts';
import type { Business } from '../businesses.types.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import classes from './AboutTab.module.css';

export function AboutTab({ business }: { business: Business }) {
  const { description, yearEstablished, employeeCount } = business;
  return (
    <Stack gap="lg">
      <Text className={classes.text ?? ''} {...(!description && { c: 'dimmed' })}>
        {description || businessesMessages.page.noDescription}
      </Text>
      {(yearEstablished || employeeCount) && (
        <dl className={classes.facts}>
          {yearEstablished && (
            <div>
              <IconCalendar size={20} aria-hidden />
              <dt>{businessesMessages.page.established}</dt>
              <dd>{yearEstablished}</dd>
            </div>
          )}
          {employeeCount && (
            <div>
              <IconUsers size={20} aria-hidden />
              <dt>{businessesMessages.page.employees}</dt>
              <dd>{employeeCount}</dd>
            </div>
          )}
        </dl>
      )}
      <Gallery business={business} />
    </Stack>
  );
}
