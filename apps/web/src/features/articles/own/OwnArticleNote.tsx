import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { showError } from '../../../lib/show-error.ts';
import { type OwnArticle, useWithdrawArticle } from './own-articles.hooks.ts';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';

const COLORS = { waiting: 'brass', declined: 'red', published: 'forest', hidden: 'gray' };

/** What became of an article, and what happens next. */
export function OwnArticleNote({ article }: { article: OwnArticle }) {
  const { id, state, declineReason, slug, can } = article;
  const withdrawal = useWithdrawArticle();
  if (state === 'draft') return declineReason === null ? null : <Declined reason={declineReason} />;
  if (state === 'declined') return <Declined reason={declineReason ?? ''} />;
  const { title, text } = messages[state];
  return (
    <Alert color={COLORS[state]} variant="light" title={title} role="status" mb="lg">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{text}</Text>
        {can.withdraw && (
          <Button
            variant="default"
            size="sm"
            loading={withdrawal.isPending}
            onClick={() => withdrawal.mutate({ id }, { onError: showError })}
          >
            {messages.waiting.withdraw}
          </Button>
        )}
        {slug !== null && (
          <Anchor component={Link} to={paths.article(slug)} size="sm" underline="always">
            {messages.published.read}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
}

function Declined({ reason }: { reason: string }) {
  return (
    <Alert color={COLORS.declined} variant="light" title={messages.declined.title} mb="lg">
      <Stack gap="xs">
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
          {messages.reason(reason)}
        </Text>
        <Text size="sm">{messages.declined.text}</Text>
      </Stack>
    </Alert>
  );
}
