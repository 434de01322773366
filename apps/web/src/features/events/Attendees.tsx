import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { PagedItems } from '../../ui/PagedItems.tsx';
import { useAttendees } from './attendance.hooks.ts';
import { attendanceMessages } from './attendance.messages.ts';
import classes from './EventDetails.module.css';

const { attendees: messages } = attendanceMessages;

/** Who comes to a date, for members. */
export function Attendees({ date }: { date: { id: number; dateId: number } }) {
  const attendees = useAttendees(date);
  const guests = attendees.data?.pages[0]?.guests ?? 0;
  return (
    <section aria-labelledby="event-attendees">
      <Title order={2} size="h4" id="event-attendees" mb="xs">
        {messages.title}
      </Title>
      <PagedItems
        query={attendees}
        loading={<CardListSkeleton label={messages.loading} />}
        failed={messages.failed}
        empty={guests === 0 ? <Text c="dimmed">{messages.empty}</Text> : null}
      >
        {(people) => (
          <ul className={classes.people}>
            {people.map(({ id, username, name, jobTitle, avatar }) => (
              <li key={id} className={classes.person}>
                <MemberAvatar name={name} avatar={avatar} />
                <span>
                  <Anchor component={Link} to={paths.profile(username)} dir="auto">
                    {name}
                  </Anchor>
                  {jobTitle !== null && (
                    <Text size="sm" c="dimmed" dir="auto">
                      {jobTitle}
                    </Text>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
      {guests > 0 && (
        <Text c="dimmed" mt="xs">
          {messages.guests(guests)}
        </Text>
      )}
    </section>
  );
}
