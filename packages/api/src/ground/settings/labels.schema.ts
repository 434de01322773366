import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { optionalName } from '../values/fields.ts';

/** As long as the longest name that may have one, and more of them than a community can have names. */
const LABEL_MAX = 60;
const LABELS_MAX = 250;

const ByName = z
  .record(z.string().min(1).max(LABEL_MAX), optionalName(LABEL_MAX))
  .refine((labels) => Object.keys(labels).length <= LABELS_MAX, 'Too many names');

/** `names`: of its industries and categories; `footer`: of the columns and links of its footer, and of its ecosystem. */
const LabelsOfLanguage = z.object({ names: ByName, footer: ByName });
export type LabelsOfLanguage = z.infer<typeof LabelsOfLanguage>;

/** How the names that a community gave are called in its other languages, by the name that is stored. */
export const Labels = z.partialRecord(z.enum(LOCALES), LabelsOfLanguage);
export type Labels = z.infer<typeof Labels>;

/** What may have a label now. */
export type Labelled = Record<keyof LabelsOfLanguage, ReadonlySet<string>>;

/** A name that stands in the place of another. */
export type Renaming = { from: string; to: string };

/**
 * The labels of what is there: a name that was changed keeps its own, and those of what is gone end, as blank ones do.
 * Another text in the footer says something else, so its labels do not follow.
 */
export const keptLabels = (labels: Labels, labelled: Labelled, renamed: readonly Renaming[]): Labels =>
  Object.fromEntries(
    Object.entries(labels)
      .map(
        ([locale, { names, footer }]) =>
          [
            locale,
            {
              names: keptOf({ ...movedOf(names, renamed), ...keptOf(names, labelled.names) }, labelled.names),
              footer: keptOf(footer, labelled.footer),
            },
          ] as const,
      )
      .filter(([, { names, footer }]) => Object.keys({ ...names, ...footer }).length > 0),
  );

const keptOf = (labels: Record<string, string>, labelled: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(labels).filter(([name, label]) => label !== '' && labelled.has(name)));

const movedOf = (labels: Record<string, string>, renamed: readonly Renaming[]) =>
  Object.fromEntries(
    renamed.flatMap(({ from, to }) => {
      const label = Object.hasOwn(labels, from) ? labels[from] : undefined;
      return label === undefined ? [] : [[to, label]];
    }),
  );

/** The label of a name; undefined where it has none. */
export const labelOf = (labels: Record<string, string> | undefined, name: string): string | undefined =>
  labels !== undefined && Object.hasOwn(labels, name) ? labels[name] : undefined;
