import { Stack, Text } from '@mantine/core';
import { IconCalendar, IconUsers } from '@tabler/icons-react';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import classes from './AboutTab.module.css';

export function AboutTab({ business }: { business: Business }) {
  const { description, yearEstablished, employeeCount } = business;
  return (
    <Stack gap="lg">
      <Text className={classes.text ?? ''} {...(description ? { lang: business.lang } : { c: 'dimmed' })}>
        {description || businessPageMessages.noDescription}
      </Text>
      {(yearEstablished || employeeCount) && (
        <dl className={classes.facts}>
          {yearEstablished && (
            <div>
              <IconCalendar size={20} aria-hidden />
              <dt>{businessPageMessages.established}</dt>
              <dd>{yearEstablished}</dd>
            </div>
          )}
          {employeeCount && (
            <div>
              <IconUsers size={20} aria-hidden />
              <dt>{businessPageMessages.employees}</dt>
              <dd>{employeeCount}</dd>
            </div>
          )}
        </dl>
      )}
      <Gallery business={business} />
    </Stack>
  );
}
