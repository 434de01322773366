import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useCommunityTimeZone } from '../../../lib/site.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { ImageField } from '../../uploads/ImageField.tsx';
import {
  BANNER_PAGES,
  type BannerFormValues,
  EMPTY_BANNER,
  toBannerFields,
  toBannerValues,
  validateBanner,
} from './banner.form.ts';
import { type Banner, useSaveBanner } from './banners.hooks.ts';
import { adminMessages } from '../admin.messages.ts';
import { bannersMessages as messages } from './banners.messages.ts';

const { fields: labels } = messages;

type Props = { banner: Banner | null; onSaved: () => void };

export function BannerForm({ banner, onSaved }: Props) {
  const timeZone = useCommunityTimeZone();
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
  const error = creation.error ?? change.error;
  const onError = { onError: (rejected: NonNullable<typeof error>) => form.setErrors(formIssues(rejected)) };
  const save = (values: BannerFormValues) => {
    const fields = toBannerFields(values, timeZone);
    if (banner) change.mutate({ ...fields, id: banner.id }, onError);
    else creation.mutate(fields, onError);
  };
  return (
    <form key={formKey} noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
      <Stack gap="sm">
        <DraftNote draft={draft} />
        <TextInput label={labels.title} required {...(banner && { ref: focusOnMount })} {...field('title')} />
        <ImageField form={form} name="imageUrl" label={labels.image} kind="banner" required />
        <UrlInput label={labels.target} required {...field('targetUrl')} />
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
