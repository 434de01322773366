/** Interface text of writing to a business, loaded with its dialog. */
export const contactDialogMessages = {
  title: 'Contact Business',
  label: 'Your message',
  placeholder: 'What would you like to know?',
  about: (service: string) => `I’m interested in “${service}”. `,
  waits: (name: string, business: string) =>
    `Your message to ${name}, who answers for ${business}, waits for a reply. You can ask here once they answer.`,
  send: 'Send Message',
  sent: { title: 'Message sent', description: 'The owner will see it in Messages.' },
};
