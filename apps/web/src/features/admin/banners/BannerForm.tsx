import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { ImageField } from '../../pictures/ImageField.tsx';
import {
  BANNER_PAGES,
  type BannerFormValues,
  EMPTY_BANNER,
  toBannerFields,
  toBannerValues,
  validateBanner,
} from './banner.form.ts';
import { type Banner, useSaveBanner } from './banners.hooks.ts';

type Props = { banner: Banner | null; onSaved: () => void };

export function BannerForm({ banner, onSaved }: Props) {
  const { creation, change } = useSaveBanner(onSaved);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: banner ? toBannerValues(banner) : EMPTY_BANNER,
    validate: validateBanner,
  });
  const field = (name: keyof BannerFormValues) => form.getInputProps(name);
  const error = creation.error ?? change.error;
  const onError = { onError: (refusal: NonNullable<typeof error>) => form.setErrors(formIssues(refusal)) };
  const save = (values: BannerFormValues) => {
    const fields = toBannerFields(values);
    if (banner) change.mutate({ ...fields, id: banner.id }, onError);
    else creation.mutate(fields, onError);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(save, focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput label="Title" required {...(banner && { ref: focusOnMount })} {...field('title')} />
        <ImageField form={form} name="imageUrl" label="Image URL" kind="banner" required />
        <UrlInput label="Target URL" required {...field('targetUrl')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <TextInput label="Start date" type="date" {...field('startsAt')} />
          <TextInput label="End date" type="date" {...field('endsAt')} />
        </SimpleGrid>
        <Checkbox.Group label="Display pages" {...field('pages')}>
          <Group gap="md" mt={4}>
            {BANNER_PAGES.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <Switch label="Active" {...form.getInputProps('isActive', { type: 'checkbox' })} />
        {error && <Alert color="red" variant="light" role="alert" title={error.message} />}
        <Group justify="flex-end">
          <Button type="submit" loading={creation.isPending || change.isPending}>
            {banner ? 'Save Changes' : 'Create Banner'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
