/** The industries of the register and edit-profile forms: stored value and label. */
export const INDUSTRIES = [
  { value: 'technology', label: 'Technology' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'finance', label: 'Finance' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
];

/** The label of a stored industry; an unlisted one is shown as it is. */
export function industryLabel(value: string): string {
  return INDUSTRIES.find((industry) => industry.value === value)?.label ?? value;
}
