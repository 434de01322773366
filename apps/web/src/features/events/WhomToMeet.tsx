import { DIRECTION } from '../../lib/locale.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { useWhomToMeet } from './attendance.hooks.ts';
import { attendanceMessages } from './attendance.messages.ts';
import classes from './EventDetails.module.css';

const { meet: messages } = attendanceMessages;

/** Who of those that come fits the reader, and why; nothing while there is nobody to name. */
export function WhomToMeet({ date }: { date: { id: number; dateId: number } }) {
  const { data } = useWhomToMeet(date);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="event-meet">
      <Title order={2} size="h4" id="event-meet" mb="xs">
        {messages.title}
      </Title>
      <ul className={classes.meet}>
        {data.items.map(({ person: { id, username, name, avatar }, strength, reason }) => (
          <li key={id} className={classes.person}>
            <MemberAvatar name={name} avatar={avatar} />
            <span>
              <Anchor component={Link} to={paths.profile(username)} fw={600} dir="auto">
                {name}
              </Anchor>{' '}
              {strength && <MatchStrength strength={strength} />}
              {reason !== null && (
                <Text size="sm" dir={DIRECTION}>
                  {reason}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
