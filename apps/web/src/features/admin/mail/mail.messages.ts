import type { TestMail } from '@guildhall/api/console/admin/mail/mail.schema';

const emails = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'}`;

/** Interface text of the page about email, and of what the console says of it elsewhere. */
export const mailMessages = {
  title: 'Email',
  description: 'Whether emails reach your members, and what your invitation says.',
  open: 'Open the email page',
  alert: {
    files: {
      title: 'Emails aren’t sent: no mail server is set up',
      text: (written: number) =>
        written === 0
          ? 'Invitations and passwords would only be written to files on the server. Ask whoever runs the server to set SMTP_URL.'
          : `${emails(written)} of the last 30 days ${written === 1 ? 'was' : 'were'} only written to files on the server: nobody got ${written === 1 ? 'it' : 'them'}. Ask whoever runs the server to set SMTP_URL.`,
    },
    failing: {
      title: (server: string) => `Emails aren’t getting through: ${server}`,
      text: (waiting: number, error: string) =>
        `${emails(waiting)} ${waiting === 1 ? 'waits' : 'wait'} and ${waiting === 1 ? 'is' : 'are'} tried again for a day. Last answer: ${error}`,
    },
    unknown: 'none',
  },
  status: {
    title: 'Delivery',
    failed: 'The state of email could not be loaded',
    working: (server: string) => `Emails are sent by ${server}.`,
    lastSent: (when: string) => `It last took one on ${when}.`,
    neverSent: 'It has not taken any email in the last 30 days. Send yourself one to be sure.',
    waiting: (count: number) => `${emails(count)} ${count === 1 ? 'waits' : 'wait'} to be sent.`,
    bounced: (count: number) =>
      count === 1
        ? '1 member has an address that was refused for good'
        : `${count.toLocaleString('en-US')} members have an address that was refused for good`,
  },
  test: {
    title: 'Test',
    text: 'Goes to the address you sign in with.',
    send: 'Send yourself a test email',
    outcomes: {
      waiting: () => 'On its way...',
      retrying: ({ error }) => `Not sent yet: ${error ?? 'no answer'}. It’s tried again.`,
      sent: ({ address }) =>
        `The mail server took it. Look into the inbox of ${address}, and into its spam folder.`,
      written: () => 'It was only written to a file: no mail server is set up.',
      failed: ({ error }) => `Not sent: ${error ?? 'it was dropped'}.`,
    } satisfies Record<TestMail['outcome'], (mail: TestMail) => string>,
  },
  invitation: {
    title: 'Invitation',
    text: 'Members you enter or import get this email. It greets them by their first name and ends with the link.',
    label: 'Your words',
    description:
      'Two or three sentences: who writes, and what they find here. Leave a blank line between paragraphs. Empty for ours.',
    failed: 'The invitation could not be loaded',
    preview: 'Preview',
    subject: 'Subject:',
    save: 'Save',
    saved: { title: 'Invitation saved' },
    sendToMe: 'Save and send it to me',
  },
  bounce: {
    title: 'Emails to this address are refused',
    text: (reason: string) => `No more are sent to it. The mail server said: ${reason || 'nothing'}`,
    tryAgain: 'Try this address again',
    cleared: { title: 'Emails go to this address again' },
  },
};
