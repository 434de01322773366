/** The eight fields whose share is the profile completion. A first name counts for both when it is the only one. */
export type CompletionFields = {
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  company: string | null;
  industry: string | null;
  professionalSummary: string | null;
  skills: string[];
  lookingFor: string | null;
};

/** Whole percent, 0 to 100. A list counts when it has an item, text when it is not blank. */
export function profileCompletion(profile: CompletionFields): number {
  const { firstName, lastName, jobTitle, company, industry, professionalSummary, skills, lookingFor } =
    profile;
  const values = [
    firstName,
    lastName || firstName,
    jobTitle,
    company,
    industry,
    professionalSummary,
    skills,
    lookingFor,
  ];
  const filled = values.filter((value) =>
    Array.isArray(value) ? value.length > 0 : (value ?? '').trim() !== '',
  );
  return Math.round((100 * filled.length) / values.length);
}
