/** The labels of a form's fields by name. */
export const labelsOf = (fields: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]));
