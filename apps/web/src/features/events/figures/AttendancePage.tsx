import { Anchor, Button, Container, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { ATTENDANCE_TEXTS } from '@guildhall/api/chapters/events/figures/figure-texts.messages';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Query } from '../../../ui/Query.tsx';
import { EventFailure } from '../EventFailure.tsx';
import { useEventTimes } from '../event-times.ts';
import { AttendancePeople } from './AttendancePeople.tsx';
import { AttendanceTable, type Figure } from './AttendanceTable.tsx';
import classes from './AttendanceTable.module.css';
import { figuresMessages as messages } from './figures.messages.ts';

/** The address of a file with the figures, by date or by person. */
const fileOf = (id: number, by?: 'people') => `/api/events/${id}/attendance${by ? `/${by}` : ''}.csv`;

const FIGURES: Figure[] = ['saidYes', 'came', 'late', 'walkIns', 'guests', 'excused', 'absent'];

/** Who came to the dates of an event, for those who are at its door. */
export function AttendancePage() {
  const { slug = '' } = useParams();
  const { data: event, error, refetch } = trpc.events.get.useQuery({ slug });
  if (error && !event) return <EventFailure status={error.data?.httpStatus} onRetry={() => void refetch()} />;
  return (
    <Container size="md" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      {event ? <EventAttendance id={event.id} slug={slug} /> : <Loader aria-label={messages.loading} />}
    </Container>
  );
}

function EventAttendance({ id, slug }: { id: number; slug: string }) {
  const figures = trpc.events.figures.get.useQuery({ id });
  return (
    <Query query={figures} skeleton={<Loader aria-label={messages.loading} />} failed={messages.failed}>
      {(data) => (
        <>
          <PageHeader title={messages.title} description={data.title} />
          <Stack gap="lg">
            <Group gap="xs">
              <Button component="a" href={fileOf(id)} download="attendance.csv" variant="default">
                {messages.datesCsv}
              </Button>
              <Button
                component="a"
                href={fileOf(id, 'people')}
                download="attendance-people.csv"
                variant="default"
              >
                {messages.peopleCsv}
              </Button>
              <Anchor component={Link} to={paths.event(slug)} size="sm">
                {messages.back}
              </Anchor>
            </Group>
            {data.dates.length === 0 ? (
              <Text c="dimmed">{messages.empty}</Text>
            ) : (
              <>
                <Dates figures={data} />
                <AttendancePeople id={id} />
              </>
            )}
            <Definitions />
          </Stack>
        </>
      )}
    </Query>
  );
}

function Dates({ figures: { dates, total, timeZone } }: { figures: Outputs['events']['figures']['get'] }) {
  const { short } = useEventTimes(timeZone);
  return (
    <AttendanceTable
      title={messages.dates}
      head={messages.date}
      figures={FIGURES}
      rows={dates.map((date) => ({
        key: String(date.id),
        counts: date.isRecorded ? date : { saidYes: date.saidYes },
        head: (
          <>
            {short(date)}
            {!date.isRecorded && (
              <Text size="sm" c="dimmed">
                {messages.notRecorded}
              </Text>
            )}
          </>
        ),
      }))}
      {...(dates.length > 1 && { total: { key: 'total', head: messages.total, counts: total } })}
    />
  );
}

function Definitions() {
  return (
    <section aria-labelledby="definitions">
      <Title order={2} size="h4" id="definitions" mb="xs">
        {messages.definitions}
      </Title>
      <dl className={classes.definitions}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{ATTENDANCE_TEXTS[figure].label}</dt>
            <dd>{ATTENDANCE_TEXTS[figure].definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
