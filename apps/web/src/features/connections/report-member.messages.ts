/** Interface text of reports of members; apart from the others, which the dashboard loads. */
export const reportMemberMessages = {
  action: (firstName: string) => `Report ${firstName}`,
  title: (name: string) => `Report ${name}`,
  sent: { title: 'Thank you', description: "The member was reported. We'll take a look." },
};
