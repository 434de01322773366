import type { Locale } from '@guildhall/locale/locales';
import { Anchor, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLanguages } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageForm } from './PageForm.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { PageTextForm } from './PageTextForm.tsx';
import { PageVersions } from './PageVersions.tsx';
import { adminPagesMessages as messages } from './admin-pages.messages.ts';

type Props = { id: number; onClose: () => void };

/** A page as it was opened: a change by someone else never replaces the text under an administrator's hands. */
export function PageEditor({ id, onClose }: Props) {
  const { data, error, isFetching, refetch } = trpc.admin.pages.get.useQuery({ id });
  const [page, setPage] = useState<typeof data>();
  if (data && !page && !isFetching) setPage(data);
  const offered = useLanguages();
  const languages = page ? [...new Set([page.locale, ...offered])] : [];
  const [chosen, setChosen] = useState<Locale>();
  const locale = languages.find((each) => each === chosen) ?? page?.locale;
  return (
    <Stack gap="lg">
      <Anchor component="button" type="button" onClick={onClose} style={{ alignSelf: 'flex-start' }}>
        {messages.back}
      </Anchor>
      {error && !page && (
        <ErrorState title={messages.editorFailed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!page && !error && <Skeleton height={480} radius="lg" />}
      {page && locale && languages.length > 1 && (
        <PageLanguage page={page} languages={languages} value={locale} onChange={setChosen} />
      )}
      {page && locale === page.locale && <PageForm page={page} onSaved={setPage} onClose={onClose} />}
      {page && locale && locale !== page.locale && (
        <PageTextForm key={locale} page={page} locale={locale} onSaved={setPage} />
      )}
      {page && page.versions.length > 0 && <PageVersions page={page} />}
    </Stack>
  );
}
