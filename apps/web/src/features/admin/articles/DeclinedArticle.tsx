import { Alert, Button, Stack, Text } from '@mantine/core';
import { toArticleValues } from './article.form.ts';
import type { EditedArticle } from './articles.hooks.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

type Props = { article: EditedArticle; onClose: () => void };

/** An article that was declined, to read. */
export function DeclinedArticle({ article, onClose }: Props) {
  return (
    <Stack gap="md" align="stretch">
      <Alert color="gray" variant="light" title={messages.submission.declinedTitle}>
        <Text size="sm">{messages.submission.declinedText}</Text>
      </Alert>
      <ArticlePreview values={toArticleValues(article)} />
      <Button variant="default" onClick={onClose} style={{ alignSelf: 'flex-start' }}>
        {messages.editor.back}
      </Button>
    </Stack>
  );
}
