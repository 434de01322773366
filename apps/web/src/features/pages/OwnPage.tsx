import { directionOf } from '@guildhall/locale/locales';
import { Container, Loader, Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocalDate } from '../../lib/useLocalDate.ts';
import { Query } from '../../ui/Query.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { MissingPage } from '../errors/MissingPage.tsx';
import { pageHead } from './page-head.ts';
import classes from './OwnPage.module.css';
import { pagesMessages as messages } from './pages.messages.ts';

/** A page of the community's own, such as its terms. */
export function OwnPage() {
  const { slug = '' } = useParams();
  const query = trpc.pages.get.useQuery({ slug });
  const localDate = useLocalDate();
  if (query.error?.data?.httpStatus === 404) return <MissingPage {...messages.notFound} to={paths.home()} />;
  const loading = (
    <Stack align="center" gap="sm" py="xl" aria-busy="true">
      <Loader aria-hidden />
      <Text component="output">{messages.loading}</Text>
    </Stack>
  );
  return (
    <Container size="sm" py="xl">
      <Query query={query} skeleton={loading} failed={messages.failed}>
        {(page) => (
          <article>
            <PageHead {...pageHead(page)} />
            <Title order={1} dir="auto" lang={page.lang}>
              {page.title}
            </Title>
            <Text size="sm" c="dimmed" mt="xs">
              {messages.updated} <time dateTime={page.publishedAt}>{localDate(page.publishedAt)}</time>
            </Text>
            <div className={classes.text} dir={page.lang && directionOf(page.lang)}>
              <RichText text={page.body} lang={page.lang} />
            </div>
          </article>
        )}
      </Query>
    </Container>
  );
}
