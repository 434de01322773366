import { Alert, Card, Group, Progress, Text } from '@mantine/core';
import classes from './BackupTab.module.css';
import { type BackupJob, jobTitle } from './backup-format.ts';
import { backupMessages as messages } from './backup.messages.ts';

type Props = { jobs: BackupJob[] };

/** Running jobs with their progress, and the error of the latest job if it failed. */
export function JobList({ jobs }: Props) {
  const running = jobs.filter(({ status }) => status === 'running');
  const [latest] = jobs;
  return (
    <>
      <ul className={classes.jobs} aria-live="polite" aria-label={messages.jobs.label}>
        {running.map((job) => (
          <Card key={`${job.job}-${job.id}`} component="li" padding="md">
            <Group justify="space-between" mb={8} gap={8}>
              <Text fw={600}>{jobTitle(job)}</Text>
              <Text size="sm" c="dimmed">
                {stepOf(job)} · {job.progress}%
              </Text>
            </Group>
            <Progress value={job.progress} aria-label={`${jobTitle(job)}: ${stepOf(job)}`} animated />
            <Text size="sm" c="dimmed" mt={8} className={classes.file ?? ''}>
              {job.name}
            </Text>
          </Card>
        ))}
      </ul>
      {latest?.status === 'failed' && (
        <Alert color="red" variant="light" title={jobTitle(latest)}>
          {latest.error ?? messages.jobs.unknownReason} {messages.jobs.unchanged}
        </Alert>
      )}
    </>
  );
}

const stepOf = ({ step }: BackupJob): string =>
  step === null ? messages.jobs.waiting : (messages.jobs.steps[step] ?? step);
