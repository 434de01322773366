import { ARROW_STEPS } from '../../lib/locale.ts';
import { ActionIcon, Text } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconEye,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
} from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { composerMessages as messages } from './composer.messages.ts';
import { editField } from './edit-field.ts';
import { type Format, formatText } from './format-text.ts';
import classes from './MarkdownTextarea.module.css';
import { useFieldEvents } from './useFieldEvents.ts';

const MarkdownPreview = lazyChunk(() =>
  import('../MarkdownPreview.tsx').then((module) => ({ default: module.MarkdownPreview })),
);

const FORMATS = [
  { format: 'bold', Icon: IconBold, key: 'B' },
  { format: 'italic', Icon: IconItalic, key: 'I' },
  { format: 'heading', Icon: IconHeading, key: null },
  { format: 'link', Icon: IconLink, key: 'K' },
  { format: 'list', Icon: IconList, key: null },
  { format: 'quote', Icon: IconBlockquote, key: null },
  { format: 'code', Icon: IconCode, key: null },
] as const;

type Props = { field: HTMLTextAreaElement; value: string; isArticle: boolean; hasTopics: boolean };

/** The toolbar below a text field: one stop of the Tab key, with arrow keys from button to button. */
export function FormatBar({ field, value, isArticle, hasTopics }: Props) {
  const [current, setCurrent] = useState(0);
  const [isPreviewing, setPreviewing] = useState(false);
  const previewId = useId();
  const format = (name: Format) =>
    editField(
      field,
      formatText(name, { value: field.value, start: field.selectionStart, end: field.selectionEnd }),
    );
  useFieldEvents(field, format);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = ARROW_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  const formats = FORMATS.filter((entry) => isArticle || entry.format !== 'heading');
  return (
    <>
      <div
        className={classes.bar}
        role="toolbar"
        aria-label={messages.toolbar}
        tabIndex={-1}
        onKeyDown={move}
        // The field keeps the focus and its selection.
        onMouseDown={(event) => event.preventDefault()}
      >
        {formats.map(({ format: name, Icon, key }, index) => (
          <ActionIcon
            key={name}
            variant="subtle"
            color="gray"
            size={32}
            tabIndex={index === current ? 0 : -1}
            aria-label={messages.formats[name]}
            title={key === null ? messages.formats[name] : messages.withShortcut(messages.formats[name], key)}
            onFocus={() => setCurrent(index)}
            onClick={() => format(name)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
        {!isArticle && (
          <ActionIcon
            variant={isPreviewing ? 'light' : 'subtle'}
            color="gray"
            size={32}
            ms="auto"
            tabIndex={current === formats.length ? 0 : -1}
            aria-label={messages.preview}
            title={messages.preview}
            aria-expanded={isPreviewing}
            aria-controls={previewId}
            onFocus={() => setCurrent(formats.length)}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            <IconEye size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <section
        id={previewId}
        className={classes.preview}
        aria-label={messages.preview}
        hidden={!isPreviewing}
      >
        <Suspense>
          {value.trim() === '' ? (
            <Text c="dimmed">{messages.nothingToPreview}</Text>
          ) : (
            isPreviewing && <MarkdownPreview markdown={value} hasTopics={hasTopics} />
          )}
        </Suspense>
      </section>
    </>
  );
}
