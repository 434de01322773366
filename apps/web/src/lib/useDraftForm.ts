import { type UseFormInput, useForm } from '@mantine/form';
import { useLayoutEffect, useRef } from 'react';
import type { Fields } from './draft-storage.ts';
import { useStoredDraft } from './useStoredDraft.ts';

type Options<T> = Omit<UseFormInput<T>, 'onValuesChange'> & {
  initialValues: T;
  /** The version of the initial values, where there are versions. */
  version?: number | undefined;
};

/**
 * A form whose values are kept as the viewer's draft of a place until it is submitted. `formKey` is the key of its
 * `<form>`, so that uncontrolled inputs show values that were replaced as a whole.
 */
export function useDraftForm<T extends Fields>(place: string, { version, ...options }: Options<T>) {
  const { opened, keep, draftOf } = useStoredDraft(place, options.initialValues, version);
  const form = useForm<T>({ ...options, initialValues: opened.values, onValuesChange: keep });
  const shown = useRef(opened.id);
  useLayoutEffect(() => {
    if (shown.current === opened.id) return;
    shown.current = opened.id;
    form.setInitialValues(opened.values);
    form.setValues(opened.values);
  }, [form, opened]);
  return { form, formKey: form.key('form'), ...draftOf(form.getValues) };
}
