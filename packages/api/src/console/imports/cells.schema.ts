import { z } from 'zod';
import { optionalName, splitCommas, text, textList } from '../../ground/values/fields.ts';

/** Text of a cell; null when the cell is blank. */
export const cellText = (max: number) =>
  text(max)
    .transform((value) => value || null)
    .nullable()
    .default(null);

/** One line of a cell that is shown as a name; null when the cell is blank. */
export const cellName = (max: number) =>
  optionalName(max)
    .transform((value) => value || null)
    .nullable()
    .default(null);

/** A cell with a list, separated by commas or semicolons. */
export const cellList = z
  .string()
  .default('')
  .transform((value) => splitCommas(value.replaceAll(';', ',')))
  .pipe(textList());

/** Spreadsheets leave out how a web address begins. */
export const withScheme = (value: string): string => (/^[a-z]+:/i.test(value) ? value : `https://${value}`);
