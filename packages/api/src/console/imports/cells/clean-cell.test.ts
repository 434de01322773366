import { describe, expect, it } from 'vitest';
import type { ImportField } from '../imports.schema.ts';
import { ImportedDay } from '../members/imported-day.schema.ts';
import { cleanCell } from './clean-cell.ts';

describe('a cell', () => {
  it.each<[ImportField, string, string]>([
    ['email', 'mailto:h.eight@b4.test', 'h.eight@b4.test'],
    ['email', 'Kim Eleven <k.eleven@b4.test>', 'k.eleven@b4.test'],
    ['email', 'l.twelve@b4.test.', 'l.twelve@b4.test'],
    ['email', 'o.fifteen@b4.test\u00a0', 'o.fifteen@b4.test'],
    ['email', 'mailto:x@y.test?subject=Hello', 'x@y.test'],
    ['email', 'x@y.test, X@y.test', 'x@y.test'],
    ['phoneNumber', "'+49 171 5550100", '+49 171 5550100'],
    ['phoneNumber', '="+491715550102"', '+491715550102'],
    ['phoneNumber', 'Tel. 0551/123456', '0551/123456'],
    ['phoneNumber', '491715550101.0', '491715550101'],
    ['membershipNumber', "'0012", '0012'],
    ['membershipNumber', '1017,0', '1017'],
    ['company', "'=Equal= Ltd", '=Equal= Ltd'],
    ['lastName', "'t Hart", "'t Hart"],
    ['fullName', 'Ben Bach <mailto:ben@b4.test>', 'Ben Bach'],
    ['email', 'write to Ben <mailto:ben@b4.test>', 'ben@b4.test'],
    ['email', 'info(at)b4.test', 'info@b4.test'],
    ['email', 'ann @ b4.test', 'ann@b4.test'],
  ])('of %s that holds %s is %s', (field, cell, value) => {
    expect(cleanCell(field, cell)).toEqual({ value });
  });

  it.each<[ImportField, string, string, string]>([
    ['email', 'i.nine@b4.test; other@b4.test', 'i.nine@b4.test', '2 addresses, i.nine@b4.test is used'],
    ['phoneNumber', '0551 1234 oder 0171 5550100', '0551 1234', '2 numbers, 0551 1234 is used'],
    ['phoneNumber', '0551 1234 / 0171 5550100', '0551 1234', '2 numbers, 0551 1234 is used'],
    ['email', 'one@b4.test\u001dtwo@b4.test', 'one@b4.test', '2 addresses, one@b4.test is used'],
    ['company', '#N/A', '', '“#N/A” is left out'],
    ['phoneNumber', 'siehe Zentrale', '', '“siehe Zentrale” is no phone number, and is left out'],
  ])('of %s that holds %s is %s, and its row says so', (field, cell, value, note) => {
    expect(cleanCell(field, cell)).toEqual({ value, note });
  });

  it.each<[ImportField, string, string]>([
    ['phoneNumber', '4.91712E+11', 'shortened this number'],
    ['phoneNumber', '4,91712E+11', 'shortened this number'],
    ['membershipNumber', '1E+05', 'shortened this number'],
    ['zipCode', '#####', 'too narrow'],
    ['company', '#WERT!', 'the error “#WERT!”'],
    ['company', '=A1&B1', 'a formula'],
    ['email', '"zoe@mail.test', 'quotation mark'],
  ])('of %s that holds %s is faulty', (field, cell, words) => {
    expect(cleanCell(field, cell).fault).toContain(words);
  });
});

describe('the end of a membership', () => {
  it.each([
    ['31.12.27', '2027-12-31'],
    ['31.12.2027', '2027-12-31'],
    ['31-Dec-2026', '2026-12-31'],
    ['31. Dezember 2026', '2026-12-31'],
    ['31 décembre 2026', '2026-12-31'],
    ['31 de diciembre de 2026', '2026-12-31'],
    ['1. März 2027', '2027-03-01'],
    ['December 31, 2026', '2026-12-31'],
    ['12/31/27', '2027-12-31'],
    ['20271231', '2027-12-31'],
    ['46022', '2025-12-31'],
    ['2027-12-31 00:00:00', '2027-12-31'],
    ['12/2027', '2027-12-31'],
    ['Feb 2028', '2028-02-29'],
    ['unbefristet', null],
    ['Unlimited', null],
    ['illimité', null],
    ['-', null],
  ])('%s is %s', (cell, day) => {
    expect(ImportedDay.parse(cell)).toBe(day);
  });

  it.each([
    ['soon', 'write the date like'],
    ['31.11.2026', 'there is no such day'],
    ['31.2.2027', 'there is no such day'],
    ['29.02.2027', 'there is no such day'],
    ['11/31/2026', 'there is no such day'],
    ['31.12.2300', 'write the date like'],
    ['45.13.2026', 'write the date like'],
    ['04/03/2027', 'could be 2027-04-03 or 2027-03-04'],
  ])('%s is refused with what is understood', (cell, words) => {
    expect(ImportedDay.safeParse(cell).error?.issues[0]?.message).toContain(words);
  });
});
