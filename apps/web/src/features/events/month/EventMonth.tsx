import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { eventsMessages } from '../events.messages.ts';
import { monthInput } from '../events-page.ts';
import { useEventTimes } from '../event-times.ts';
import classes from './EventMonth.module.css';
import { firstWeekdayOf, monthBeside, weeksOf } from './month-days.ts';

const { month: messages } = eventsMessages;

type Item = Outputs['events']['month']['items'][number];

/** The month of the address: a calendar at a desk, on a phone the days on which something takes place. */
export function EventMonth() {
  const [parameters] = useSearchParams();
  const query = trpc.events.month.useQuery(monthInput(parameters));
  return (
    <Query
      query={query}
      skeleton={<CardListSkeleton label={eventsMessages.loading} />}
      failed={eventsMessages.failed}
    >
      {(month) => <Month {...month} />}
    </Query>
  );
}

function Month({ month, items, isCut }: Outputs['events']['month']) {
  const { locale } = useFormats();
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const isOver =
    today.startsWith(month) && items.length > 0 && items.every(({ localStart }) => localStart < today);
  const title = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  return (
    <Stack component="section" gap="md" aria-labelledby="month-title">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id="month-title">
          {title}
        </Title>
        <Group gap="xs">
          <Step to={paths.events('month', monthBeside(month, -1))} label={messages.before} isBack />
          <Button component={Link} to={paths.events('month')} replace variant="default" size="sm">
            {messages.today}
          </Button>
          <Step to={paths.events('month', monthBeside(month, 1))} label={messages.after} />
        </Group>
      </Group>
      {!items.some(({ localStart }) => localStart.startsWith(month)) && (
        <Text c="dimmed">{messages.none}</Text>
      )}
      {isOver && (
        <Text c="dimmed" className={classes.over ?? ''}>
          {messages.over}
        </Text>
      )}
      <Weeks month={month} items={items} today={today} />
      {isCut && (
        <Text size="sm" c="dimmed">
          {messages.cut}
        </Text>
      )}
    </Stack>
  );
}

function Step({ to, label, isBack = false }: { to: string; label: string; isBack?: boolean }) {
  const Icon = isBack ? IconChevronLeft : IconChevronRight;
  return (
    <Button component={Link} to={to} replace variant="default" size="sm" px={10} aria-label={label}>
      <Icon size={18} aria-hidden className={classes.step ?? ''} />
    </Button>
  );
}

type WeeksProps = { month: string; items: Item[]; today: string };

function Weeks({ month, items, today }: WeeksProps) {
  const { locale } = useFormats();
  const weeks = weeksOf(month, firstWeekdayOf(locale));
  const weekday = (day: string, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(day));
  /** With the month where it is not the one of the heading. */
  const dayLabel = (day: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      ...(!day.startsWith(month) && { month: 'long' }),
      timeZone: 'UTC',
    }).format(new Date(day));
  return (
    <table
      className={classes.month}
      aria-labelledby="month-title"
      data-current={today.startsWith(month) || undefined}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const held = items.filter(({ localStart }) => localStart.startsWith(day));
              return (
                <td
                  key={day}
                  data-other={!day.startsWith(month) || undefined}
                  data-empty={held.length === 0 || undefined}
                  data-past={day < today || undefined}
                  {...(day === today && { 'aria-current': 'date' as const })}
                >
                  <time dateTime={day}>
                    <span className={classes.weekday}>{dayLabel(day)}</span>
                    <span className={classes.number} aria-hidden>
                      {Number(day.slice(8))}
                    </span>
                  </time>
                  {held.length > 0 && (
                    <ul>
                      {held.map((item) => (
                        <li key={item.date.id}>
                          <Entry item={item} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ item: { slug, title, timeZone, date } }: { item: Item }) {
  const { hour } = useEventTimes(timeZone);
  return (
    <Link
      to={paths.event(slug, date.id)}
      className={classes.entry}
      data-mine={date.mine === 'going' || undefined}
    >
      <span className={classes.hour}>{hour(date.startsAt)}</span> <bdi>{title}</bdi>
    </Link>
  );
}
