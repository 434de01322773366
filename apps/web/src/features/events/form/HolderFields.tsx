import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { eventsMessages } from '../events.messages.ts';
import type { EventFormValues } from './event.form.ts';
import type { HeldChapter } from './holders.hooks.ts';

const { form: messages } = eventsMessages;

/** Whose event it may be. */
export type Holders = { chapters: HeldChapter[]; isCommunity: boolean };

type Props = { form: UseFormReturnType<EventFormValues>; holders: Holders };

/** Whose event it is; nothing where there is no choice. A chapter’s is for its members until more is chosen. */
export function ChapterField({ form, holders: { chapters, isCommunity } }: Props) {
  if (chapters.length === 0) return null;
  const choices = chapters.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <NativeSelect
      data={isCommunity ? [{ value: '', label: messages.community }, ...choices] : choices}
      {...messages.fields.chapter}
      {...form.getInputProps('chapter')}
      onChange={({ currentTarget: { value } }) =>
        form.setValues({ chapter: value, audience: value === '' ? 'members' : 'chapter' })
      }
    />
  );
}

type AudienceProps = {
  form: UseFormReturnType<EventFormValues>;
  /** Whether the chosen chapter is hidden; undefined where there is none. */
  chapter: { isHidden?: boolean } | undefined;
};

/** Who can see it: of a hidden chapter its members alone. */
export function AudienceField({ form, chapter }: AudienceProps) {
  const wider = chapter?.isHidden ? [] : (['members', 'public'] as const);
  const audiences = chapter ? (['chapter', ...wider] as const) : wider;
  return (
    <NativeSelect
      data={audiences.map((value) => ({ value, label: messages.audiences[value] }))}
      description=" "
      {...messages.fields.audience}
      {...form.getInputProps('audience')}
    />
  );
}
