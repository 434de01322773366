import { BANNER_TITLE_MAX } from '@guildhall/api/community/banners/banners.schema';
import type { Locale } from '@guildhall/locale/locales';
import { Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { ImageField } from '../../uploads/ImageField.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import type { BannerFormValues } from './banner.form.ts';
import { bannersMessages as messages } from './banners.messages.ts';

type Props = { form: UseFormReturnType<BannerFormValues>; locale: Locale };

/** A banner in a further language, with a picture and an address of its own where it has them. */
export function BannerTranslation({ form, locale }: Props) {
  const { title, targetUrl, texts } = form.getValues();
  const path = `texts.${locale}`;
  const image = `${path}.imageUrl`;
  const pictureForm = {
    getValues: () => ({ [image]: texts[locale].imageUrl }),
    getInputProps: () => form.getInputProps(image),
    key: () => form.key(image),
    setFieldValue: (_name: string, value: string) => form.setFieldValue(image, value),
    setFieldError: (_name: string, message: string) => form.setFieldError(image, message),
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {textLanguagesMessages.hint}
      </Text>
      <TextInput
        label={messages.fields.title}
        description={title}
        lang={locale}
        dir="auto"
        maxLength={BANNER_TITLE_MAX}
        {...form.getInputProps(`${path}.title`)}
      />
      <ImageField form={pictureForm} name={image} label={messages.fields.image} kind="banner" />
      <UrlInput
        label={messages.fields.target}
        {...form.getInputProps(`${path}.targetUrl`)}
        placeholder={targetUrl}
      />
      <Text size="sm" c="dimmed">
        {messages.sameAsFirst}
      </Text>
    </>
  );
}
