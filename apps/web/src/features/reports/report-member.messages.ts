/** Interface text of reports of members; apart from the others, which are loaded with pages. */
export const reportMemberMessages = {
  action: (firstName: string) => `Report ${firstName}`,
  title: (name: string) => `Report ${name}`,
  quote: "Administrators can't read your messages. Quote what they should see.",
  sent: { title: 'Thank you', description: "The member was reported. We'll take a look." },
};
