/** The same for what schemas say of a field, which forms in the browser say too. */
export const issueMessages: Readonly<Record<string, string>> = {};
