/** What an application says where the applicant writes nothing, and what the form of the page begins with. */
export const applicationMessages = {
  applicationFor: (title: string) => `I would like to apply for “${title}”.`,
};
