import { Button, Card, Container, Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { profileMessages } from './profile.messages.ts';
import { commonMessages } from '../../lib/common.messages.ts';

export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  const { username = '' } = useParams();
  const { title, text, username: label } = profileMessages.failed;
  return (
    <>
      <PageHead title={title} description={text} noIndex />
      <Container size="sm" py="xl">
        <Card role="alert">
          <Stack gap="sm" align="flex-start">
            <Title order={1} size="h2">
              {title}
            </Title>
            <Text>{text}</Text>
            <Text c="dimmed" size="sm">
              {label(username)}
            </Text>
            <Button onClick={onRetry}>{commonMessages.tryAgain}</Button>
          </Stack>
        </Card>
      </Container>
    </>
  );
}
