// Separate from the schemas, so that pages that only list the options do not load zod.

/** The directory's filter options (spec, section 5). */
export const DIRECTORY_CATEGORIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Consulting',
  'Marketing',
  'Real Estate',
  'Food & Beverage',
  'Professional Services',
] as const;
export const DIRECTORY_INDUSTRIES = [
  'Software Development',
  'Digital Marketing',
  'Financial Services',
  'Healthcare',
  'Education',
  'E-commerce',
  'Manufacturing',
  'Real Estate',
  'Consulting',
  'Food & Beverage',
] as const;

/** The options of the form (spec, section 5). */
export const FORM_INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Marketing',
  'Consulting',
  'Real Estate',
  'Manufacturing',
  'Education',
  'Retail',
  'Other',
] as const;
export const FORM_CATEGORIES = [
  'Software Development',
  'Digital Marketing',
  'Healthcare Services',
  'Financial Services',
  'Consulting',
  'Real Estate',
  'Manufacturing',
  'Education',
  'E-commerce',
  'Other',
] as const;
export const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
