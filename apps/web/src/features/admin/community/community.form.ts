import {
  type Community,
  type CommunityText,
  type CommunityTexts,
  type FooterColumn,
  type LandingItem,
  UpdateCommunityInput,
} from '@guildhall/api/ground/settings/community.schema';
import type { LabelsOfLanguage } from '@guildhall/api/ground/settings/labels.schema';
import type { OwnTerms } from '@guildhall/api/ground/settings/own-words.schema';
import type { Locale } from '@guildhall/locale/locales';
import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { categoryLabelled, lookOf } from '../../services/service-categories.ts';
import { fieldOf } from '../../../lib/form-issues.ts';
import { validateWith } from '../../../lib/validate-with.ts';

/**
 * While they are edited, columns and links have a key, because a row may be removed above them. Those that are stored
 * have their place as the key, so that the same footer has the same values each time.
 */
export type LinkValues = FooterColumn['links'][number] & { key: string };
export type ColumnValues = { key: string; title: string; links: LinkValues[] };

/** The labels of the ecosystem are one line of text while they are edited, and each item of the front page is a line. */
type Listed =
  | 'ecosystem'
  | 'footerColumns'
  | 'featureItems'
  | 'stepItems'
  | 'articleCategories'
  | 'serviceCategories';

/** The texts in other languages, items as lines here, too. */
export type TranslatedValues = Partial<Record<Locale, Partial<Record<CommunityText, string>>>>;

export type CommunityValues = Omit<Community, Listed | 'translations'> & {
  translations: TranslatedValues;
  articleCategories: string;
  serviceCategories: string;
  ecosystem: string;
  featureItems: string;
  stepItems: string;
  footerColumns: ColumnValues[];
};
export type CommunityFormApi = UseFormReturnType<CommunityValues>;

export const newLink = (): LinkValues => ({ key: randomId(), label: '', url: '' });
export const newColumn = (): ColumnValues => ({ key: randomId(), title: '', links: [] });

/** 'Title: text', one a line. */
const linesOf = (items: LandingItem[]) =>
  items.map(({ title, text }) => (text === '' ? title : `${title}: ${text}`)).join('\n');

const itemsOf = (lines: string): LandingItem[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [title = '', ...rest] = line.split(':');
      return { title: title.trim(), text: rest.join(':').trim() };
    });

const NO_TEXTS: Record<CommunityText, string> = {
  description: '',
  landingHeading: '',
  landingText: '',
  featuresHeading: '',
  featuresText: '',
  featureItems: '',
  stepsHeading: '',
  stepItems: '',
  closingHeading: '',
  closingText: '',
  shopHeading: '',
  shopText: '',
  welcome: '',
};

const toLines = (texts: CommunityTexts): Record<CommunityText, string> => ({
  ...texts,
  featureItems: linesOf(texts.featureItems),
  stepItems: linesOf(texts.stepItems),
});

const toTexts = (lines: Partial<Record<CommunityText, string>>): CommunityTexts => {
  const all = { ...NO_TEXTS, ...lines };
  return { ...all, featureItems: itemsOf(all.featureItems), stepItems: itemsOf(all.stepItems) };
};

const mapValues = <From, To>(record: Partial<Record<Locale, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([locale, value]): [string, To] => [locale, change(value)]));

const namesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const toCommunityValues = (community: Community): CommunityValues => ({
  ...community,
  ecosystem: community.ecosystem.join(', '),
  articleCategories: community.articleCategories.join('\n'),
  serviceCategories: community.serviceCategories.map((name) => lookOf(name).label).join('\n'),
  featureItems: linesOf(community.featureItems),
  stepItems: linesOf(community.stepItems),
  translations: mapValues(community.translations, toLines),
  footerColumns: community.footerColumns.map(({ title, links }, index) => ({
    key: String(index),
    title,
    links: links.map((link, position) => ({ key: String(position), ...link })),
  })),
});

/** Words of which no form is given are left out: ours stay. */
export const givenTerms = (terms: OwnTerms): OwnTerms =>
  Object.fromEntries(Object.entries(terms).filter(([, forms]) => forms.some((form) => form.trim() !== '')));

/** What is one text while it is edited. */
export const listedFields = (values: CommunityValues) => ({
  ecosystem: values.ecosystem
    .split(/[,،、]/)
    .map((label) => label.trim())
    .filter(Boolean),
  articleCategories: namesOf(values.articleCategories),
  serviceCategories: namesOf(values.serviceCategories).map(categoryLabelled),
});

const givenLabels = ({ names, footer }: LabelsOfLanguage): LabelsOfLanguage => ({
  names: withoutBlanks(names),
  footer: withoutBlanks(footer),
});
const withoutBlanks = (labels: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).filter(([, label]) => label.trim() !== ''));

const toFields = (values: CommunityValues) => ({
  ...values,
  ...listedFields(values),
  ownWords: mapValues(values.ownWords, givenTerms),
  labels: mapValues(values.labels, givenLabels),
  featureItems: itemsOf(values.featureItems),
  stepItems: itemsOf(values.stepItems),
  translations: mapValues(values.translations, toTexts),
  footerColumns: values.footerColumns.map(({ title, links }) => ({
    title,
    links: links.map(({ label, url }) => ({ label, url })),
  })),
});

/** The input of a path: within the footer each text has its own. */
export const communityFieldOf = (path: string): string =>
  /^footerColumns\.\d+\.(?:title|links\.\d+\.\w+)$/.test(path) ? path : fieldOf(path);

const validate = validateWith(UpdateCommunityInput, communityFieldOf);
export const validateCommunity = (values: CommunityValues) => validate(toFields(values));

/** The changed fields as the form found them, as JSON, so that the server notices what someone else changed meanwhile. */
export function foundBefore(
  changes: UpdateCommunityInput,
  base: CommunityValues,
  isKnown: (field: string) => boolean,
): Record<string, string> {
  const before: Record<string, unknown> = toFields(base);
  return Object.fromEntries(
    Object.keys(changes)
      .filter((field) => !isKnown(field))
      .map((field) => [field, JSON.stringify(before[field])]),
  );
}

/** Only what differs from the values that the form opened with: two administrators do not undo each other's changes. */
export function changedFields(values: CommunityValues, base: CommunityValues): UpdateCommunityInput {
  const before: Record<string, unknown> = toFields(base);
  const changed = Object.entries(toFields(values)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  return UpdateCommunityInput.parse(Object.fromEntries(changed));
}
