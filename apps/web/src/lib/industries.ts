/** The industries that the register and edit-profile forms offer, as they are stored and as they are read. */
export const INDUSTRIES = [
  { value: 'technology', label: 'Technology' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'finance', label: 'Finance' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
];

/** The reader's word for a stored industry; anything not on the list is shown as it is. */
export function industryLabel(value: string): string {
  return INDUSTRIES.find((industry) => industry.value === value)?.label ?? value;
}
