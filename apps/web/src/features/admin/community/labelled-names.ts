import { SERVICE_CATEGORIES } from '@guildhall/api/ground/settings/categories.schema';
import type { LabelsOfLanguage } from '@guildhall/api/ground/settings/labels.schema';
import { PRODUCT_NAMES } from '@guildhall/api/ground/values/product-names';
import type { Locale } from '@guildhall/locale/locales';
import { type CommunityValues, listedFields } from './community.form.ts';

export type LabelKind = keyof LabelsOfLanguage;

const OURS = new Set<string>([...PRODUCT_NAMES, ...SERVICE_CATEGORIES]);

/**
 * What the community named itself, each name once. A retired industry is there while it has a label. Endings of addresses,
 * such as .org, are the same in every language.
 */
export function labelledNames(
  values: CommunityValues,
  industries: readonly string[],
): Record<LabelKind, string[]> {
  const { articleCategories, serviceCategories, ecosystem } = listedFields(values);
  const named = [...industries, ...articleCategories, ...serviceCategories].filter((name) => !OURS.has(name));
  const labelled = Object.values(values.labels).flatMap(({ names }) => Object.keys(names));
  const footer = values.footerColumns.flatMap(({ title, links }) => [
    title,
    ...links.map(({ label }) => label),
  ]);
  return {
    names: [...new Set([...named, ...labelled])],
    footer: [...new Set([...footer.map((text) => text.trim()), ...ecosystem])].filter(
      (text) => text !== '' && !text.startsWith('.'),
    ),
  };
}

/** The label as it is typed; a name may be called like a method of objects. */
export function typedLabel(
  labels: CommunityValues['labels'],
  locale: Locale,
  kind: LabelKind,
  name: string,
): string {
  const ofKind = labels[locale]?.[kind] ?? {};
  return (Object.hasOwn(ofKind, name) && ofKind[name]) || '';
}
