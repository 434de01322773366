/** Those that a language has, and `other`, which stands in for any that a sentence does not tell apart. */
type Forms<Form extends Intl.LDMLPluralRule> = Partial<Record<Intl.LDMLPluralRule, string>> &
  Record<Form | 'other', string>;

/**
 * Chooses among the plural forms of a language by the rules of CLDR, and writes numbers as the language does.
 * @param locale a BCP 47 tag, such as 'de'
 * @returns `plural(2, { one: 'ein Mitglied', other: '2 Mitglieder' })`: the form of the number, or `other` where the
 * language has the form and the sentence does not; `number(1234)`: '1.234'
 */
export function pluralsOf<Form extends Intl.LDMLPluralRule>(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return {
    plural: (count: number, forms: Forms<Form>): string => forms[rules.select(count)] ?? forms.other,
    number: (value: number) => format.format(value),
  };
}
