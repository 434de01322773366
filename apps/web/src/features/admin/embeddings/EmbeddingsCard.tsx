import { Alert, Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import { Query } from '../../../ui/Query.tsx';
import blocks from '../../../ui/blocks.module.css';
import { useEmbeddingsStatus, useTryEmbeddings } from './embeddings.hooks.ts';
import { embeddingsMessages as messages } from './embeddings.messages.ts';

/** How far the embeddings service has come, and what is wrong with it; nothing where none is set up. */
export function EmbeddingsCard() {
  const { localMoment } = useFormats();
  const tryNow = useTryEmbeddings();
  const query = useEmbeddingsStatus(tryNow.submittedAt);
  return (
    <Query query={query} skeleton={null} failed={messages.failed}>
      {(data) => {
        if (data === null) return null;
        const { host, model, done, total, lastError, retryAt, succeededAt } = data;
        const progress = messages.progress(done, total);
        return (
          <Card component="section" aria-labelledby="embeddings-service">
            <Group justify="space-between" gap="8px 16px" mb={8}>
              <Title order={2} size="h3" id="embeddings-service">
                {messages.title}
              </Title>
              <Button variant="default" size="sm" loading={tryNow.isPending} onClick={() => tryNow.mutate()}>
                {messages.tryNow}
              </Button>
            </Group>
            <Text className={blocks.words ?? ''}>{messages.purpose(model, host)}</Text>
            <Progress
              value={total === 0 ? 100 : Math.floor((100 * done) / total)}
              aria-label={progress}
              mt="sm"
              mb={4}
            />
            <Text size="sm" c="dimmed">
              {progress} ·{' '}
              {succeededAt ? messages.answered(localMoment(succeededAt)) : messages.neverAnswered}
            </Text>
            {lastError && (
              <Alert color="red" variant="light" title={messages.problem.title} mt="sm">
                <span className={blocks.words}>
                  {messages.problem.text(lastError)} {retryAt && messages.problem.retry(localMoment(retryAt))}
                </span>
              </Alert>
            )}
          </Card>
        );
      }}
    </Query>
  );
}
