// Separate from the schemas, so that pages that only list the options do not load zod.

/** The numbers of employees that the form offers (spec, section 5). */
export const EMPLOYEE_COUNTS = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
