import { type Locale, directionOf } from '@guildhall/locale/locales';
import { Modal, Skeleton, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { Query } from '../../../ui/Query.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';

const { versions: messages } = adminPagesMessages;

type Props = { id: number; number: number; onClose: () => void };

/** A version as it was published. */
export function VersionDialog({ id, number, onClose }: Props) {
  const [chosen, setChosen] = useState<Locale>();
  const query = trpc.admin.pages.version.useQuery({ id, number });
  return (
    <Modal opened onClose={onClose} size="lg" title={messages.version(number)}>
      <Query query={query} skeleton={<Skeleton height={240} />} failed={messages.failed}>
        {({ texts }) => {
          const shown = texts.find(({ locale }) => locale === chosen) ?? texts[0];
          return (
            <>
              {shown && texts.length > 1 && (
                <LanguageSelect
                  languages={texts.map(({ locale }) => locale)}
                  value={shown.locale}
                  onChange={setChosen}
                  labelOf={(language) => language}
                />
              )}
              {shown && (
                <div lang={shown.locale} dir={directionOf(shown.locale)}>
                  <Title order={3} my="md">
                    {shown.title}
                  </Title>
                  <RichText text={shown.body} />
                </div>
              )}
            </>
          );
        }}
      </Query>
    </Modal>
  );
}
