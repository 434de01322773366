import { Button, Stack, Text } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { chooseFile } from '../../../lib/choose-file.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import type { ProfileFormValues } from '../edit-profile.form.ts';
import { fillMessages as messages } from './fill.messages.ts';
import type { Offer } from './found.types.ts';
import { useProfileFile } from './useProfileFile.ts';

const FillPreview = lazyChunk(() =>
  import('./FillPreview.tsx').then((module) => ({ default: module.FillPreview })),
);

const ACCEPTED = '.vcf,.zip,text/vcard,text/x-vcard,application/zip';

type Props = {
  getValues: () => ProfileFormValues;
  /** Puts values into the form, which keeps them as a draft. */
  onFill: (values: Partial<ProfileFormValues>) => void;
};

/** Fills blank fields of the form from a contact card or the archive of LinkedIn, after a preview. */
export function FillFromFile({ getValues, onFill }: Props) {
  const { file, choose, finish } = useProfileFile();
  const button = useRef<HTMLButtonElement>(null);
  const end = (filled?: number) => {
    flushSync(() => finish(filled));
    button.current?.focus();
  };
  const fill = (offers: Offer[]) => {
    // Something may have been typed beside the preview.
    const values = getValues();
    const blank = offers.filter(({ field }) => values[field].trim() === '');
    onFill(Object.fromEntries(blank.map(({ field, value }) => [field, value])));
    end(blank.length);
  };
  return (
    <Stack gap={6} mb="lg" align="flex-start">
      <Button
        ref={button}
        variant="default"
        size="xs"
        disabled={file.state === 'reading'}
        onClick={() => chooseFile(ACCEPTED, (chosen) => void choose(chosen))}
      >
        {file.state === 'reading' ? messages.reading : messages.choose}
      </Button>
      <Text size="sm" c="dimmed">
        {messages.hint}
      </Text>
      <Text size="sm" role="status">
        {file.state === 'filled' && messages.filled(file.count)}
      </Text>
      {file.state === 'failed' && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {file.problem}
        </Text>
      )}
      {file.state === 'read' && (
        <Suspense>
          <FillPreview
            key={file.id}
            fileName={file.name}
            found={file.found}
            form={getValues()}
            onFill={fill}
            onDismiss={() => end()}
          />
        </Suspense>
      )}
    </Stack>
  );
}
