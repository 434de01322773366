import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import type { Locale } from '@guildhall/locale/locales';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useCommunityTimeZone, useLanguages } from '../../../lib/site.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { ImageField } from '../../uploads/ImageField.tsx';
import {
  BANNER_PAGES,
  type BannerFormValues,
  EMPTY_BANNER,
  bannerFieldOf,
  isMissingIn,
  toBannerFields,
  toBannerValues,
  validateBanner,
} from './banner.form.ts';
import { type Banner, useSaveBanner } from './banners.hooks.ts';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { BannerTranslation } from './BannerTranslation.tsx';
import { adminMessages } from '../admin.messages.ts';
import { bannersMessages as messages } from './banners.messages.ts';

const { fields: labels } = messages;

type Props = { banner: Banner | null; onSaved: () => void };

export function BannerForm({ banner, onSaved }: Props) {
  const timeZone = useCommunityTimeZone();
  const [own, ...others] = useLanguages();
  const [chosen, setChosen] = useState<Locale>();
  const locale = others.find((each) => each === chosen);
  const { form, formKey, draft } = useDraftForm(banner ? `banner:${banner.id}` : 'banner', {
    mode: 'uncontrolled',
    initialValues: banner ? toBannerValues(banner, timeZone) : EMPTY_BANNER,
    validate: validateBanner(timeZone),
  });
  const { creation, change } = useSaveBanner(() => {
    draft.reset();
    onSaved();
  });
  const field = (name: keyof BannerFormValues) => form.getInputProps(name);
  const missingIn = (each: Locale) => Number(isMissingIn(form.getValues().texts, each));
  const error = creation.error ?? change.error;
  const onError = {
    onError: (rejected: NonNullable<typeof error>) => form.setErrors(formIssues(rejected, bannerFieldOf)),
  };
  const save = (values: BannerFormValues) => {
    const fields = toBannerFields(values, timeZone);
    if (banner) change.mutate({ ...fields, id: banner.id }, onError);
    else creation.mutate(fields, onError);
  };
  const showErrors = (errors: FormErrors) => {
    // The fields of another language are not there to take the focus.
    const [, first] = Object.keys(errors)[0]?.split('texts.') ?? [];
    const failed = others.find((each) => first?.startsWith(`${each}.`));
    if (failed !== locale) flushSync(() => setChosen(failed));
    focusInvalid(form)(errors);
  };
  return (
    <form key={formKey} noValidate onSubmit={form.onSubmit(save, showErrors)}>
      <Stack gap="sm">
        <DraftNote draft={draft} />
        {own && others.length > 0 && (
          <LanguageSelect
            languages={[own, ...others]}
            value={locale ?? own}
            onChange={setChosen}
            labelOf={(language, each) =>
              each === own ? language : textLanguagesMessages.missing(language, missingIn(each))
            }
          />
        )}
        {locale ? (
          <BannerTranslation key={locale} form={form} locale={locale} />
        ) : (
          <>
            <TextInput
              label={labels.title}
              required
              {...(banner && { ref: focusOnMount })}
              {...field('title')}
            />
            <ImageField form={form} name="imageUrl" label={labels.image} kind="banner" required />
            <UrlInput label={labels.target} required {...field('targetUrl')} />
          </>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <TextInput label={labels.start} type="date" {...field('startsAt')} />
          <TextInput label={labels.end} type="date" {...field('endsAt')} />
        </SimpleGrid>
        <Checkbox.Group label={labels.pages} {...field('pages')}>
          <Group gap="md" mt={4}>
            {BANNER_PAGES.map((page) => (
              <Checkbox key={page} value={page} label={messages.pages[page]} />
            ))}
          </Group>
        </Checkbox.Group>
        <Switch label={labels.active} {...form.getInputProps('isActive', { type: 'checkbox' })} />
        {error && <Alert color="red" variant="light" role="alert" title={error.message} />}
        <Group justify="flex-end">
          <Button type="submit" loading={creation.isPending || change.isPending}>
            {banner ? adminMessages.saveChanges : messages.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
