import {
  CreateChapterInput,
  type Joining,
  UpdateChapterInput,
} from '@guildhall/api/chapters/chapters/chapters.schema';
import { validateWith } from '../../../lib/validate-with.ts';
import type { Chapter } from '../chapters.hooks.ts';

export const EMPTY_CHAPTER = {
  name: '',
  description: '',
  place: '',
  timeZone: '',
  joining: 'request' as Joining,
  question: '',
  isHidden: false,
  oneSeatPerTrade: false,
  seat: '',
};
export type ChapterFormValues = typeof EMPTY_CHAPTER;

/** The form's values for a chapter there is. */
export const toFormValues = (chapter: Chapter): ChapterFormValues => ({
  name: chapter.name,
  description: chapter.description,
  place: chapter.place ?? '',
  timeZone: chapter.timeZone,
  joining: chapter.joining,
  question: chapter.question ?? '',
  isHidden: chapter.isHidden,
  oneSeatPerTrade: chapter.oneSeatPerTrade,
  seat: '',
});

/** What an edit sends: a hidden chapter is joined by invitation, whatever was chosen before. */
export const toChapter = ({ oneSeatPerTrade: _fixed, seat: _own, ...values }: ChapterFormValues) =>
  withJoining(values);

export const toNewChapter = (values: ChapterFormValues) => withJoining(values);

const withJoining = <Values extends { isHidden: boolean; joining: Joining }>(values: Values): Values =>
  values.isHidden ? { ...values, joining: 'invited' } : values;

const checkNew = validateWith(CreateChapterInput);
const checkEdited = validateWith(UpdateChapterInput);

export const validateNew = (values: ChapterFormValues) => checkNew(toNewChapter(values));
export const validateEdited = (values: ChapterFormValues) => checkEdited({ ...toChapter(values), slug: '' });
