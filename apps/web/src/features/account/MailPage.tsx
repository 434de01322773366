import { Card, Container, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { Logo } from '../../lib/Logo.tsx';

type Props = { title: string; description: string; children: ReactNode };

/** Layout of a page that an email or a full page load leads to: a title, a sentence and one action. */
export function MailPage({ title, description, children }: Props) {
  return (
    <Container size={480} py={64}>
      <PageHead title={title} description={description} noIndex />
      <Card padding="xl">
        <Stack gap="md">
          <Logo size={40} />
          <div>
            <Title order={1} size="h2">
              {title}
            </Title>
            <Text c="dimmed" mt={4}>
              {description}
            </Text>
          </div>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
