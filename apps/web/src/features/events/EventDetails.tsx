import { Alert, Anchor, Button, Container, Stack, Text } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useSite } from '../../lib/site.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Attendees } from './Attendees.tsx';
import { EventActions } from './EventActions.tsx';
import { EventDates } from './EventDates.tsx';
import { calendarMessages } from './calendar/calendar.messages.ts';
import { SignUp } from './SignUp.tsx';
import classes from './EventDetails.module.css';
import { WhomToMeet } from './WhomToMeet.tsx';
import { eventHead } from './event-head.ts';
import { placeOf } from './event-place.ts';
import { useEventTimes, useOwnTime } from './event-times.ts';
import type { CommunityEvent } from './events.hooks.ts';
import { eventsMessages } from './events.messages.ts';

const { page: messages } = eventsMessages;

export function EventDetails({ event }: { event: CommunityEvent }) {
  const site = useSite();
  const { viewer } = useViewer();
  const { span } = useEventTimes(event.timeZone);
  const ownTime = useOwnTime({ startsAt: event.date.startsAt, timeZone: event.timeZone });
  const place = placeOf(event);
  const state = stateOf(event);
  return (
    <Container size="md" py="xl" component="article">
      <PageHead {...eventHead(event, site)} />
      <PageHeader title={event.title} actions={<EventActions event={event} />} />
      <Stack gap="lg">
        {state !== null && <Alert color="yellow" variant="light" title={state} />}
        <dl className={classes.facts}>
          <dt>{messages.when}</dt>
          <dd>
            <time dateTime={event.date.startsAt}>{span(event.date)}</time>
            {ownTime !== null && (
              <Text size="sm" c="dimmed">
                {messages.yourTime(ownTime)}
              </Text>
            )}
            {event.repeats && (
              <Text size="sm" c="dimmed">
                {eventsMessages.repeats(event.repeats)}
              </Text>
            )}
          </dd>
          {place !== null && (
            <>
              <dt>{messages.where}</dt>
              <dd dir="auto">
                {place}
                <JoinOnline event={event} />
              </dd>
            </>
          )}
          {event.chapter && (
            <>
              <dt>{messages.chapter}</dt>
              <dd>
                <Anchor component={Link} to={paths.chapter(event.chapter.slug)} dir="auto">
                  {event.chapter.name}
                </Anchor>
              </dd>
            </>
          )}
          {event.organizer && (
            <>
              <dt>{messages.organizer}</dt>
              <dd>
                <Anchor component={Link} to={paths.profile(event.organizer.username)} dir="auto">
                  {event.organizer.name}
                </Anchor>
              </dd>
            </>
          )}
        </dl>
        {!isOver(event) && !event.isCancelled && <SignUp event={event} />}
        {state === null && (
          <Button
            component="a"
            href={paths.eventFile(event.slug, event.date.id)}
            download
            variant="default"
            className={classes.calendar ?? ''}
            leftSection={<IconCalendarPlus size={16} aria-hidden />}
          >
            {calendarMessages.add}
          </Button>
        )}
        {event.description !== '' && (
          <RichText text={richTextOf({ content: event.description, body: event.body })} lang={event.lang} />
        )}
        {viewer && !isOver(event) && !event.isCancelled && (
          <WhomToMeet date={{ id: event.id, dateId: event.date.id }} />
        )}
        {viewer && <Attendees date={{ id: event.id, dateId: event.date.id }} />}
        <EventDates event={event} />
      </Stack>
    </Container>
  );
}

function JoinOnline({ event: { isOnline, link } }: { event: CommunityEvent }) {
  if (!isOnline) return null;
  return (
    <Text size="sm">
      {link === null ? (
        messages.linkForMembers
      ) : (
        <Anchor href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
          {messages.join}
        </Anchor>
      )}
    </Text>
  );
}

/** What keeps the reader from coming, in words; null when nothing does. */
function stateOf(event: CommunityEvent): string | null {
  const { isCancelled, date } = event;
  if (isCancelled) return messages.eventCanceled;
  if (date.isCancelled) return messages.dateCanceled;
  return isOver(event) ? messages.over : null;
}

const isOver = ({ date }: CommunityEvent) => new Date(date.endsAt).getTime() <= serverNow();
