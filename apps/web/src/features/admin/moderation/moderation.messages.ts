import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';
import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';

/** Interface text of decisions on content and accounts. */
export const moderationMessages = {
  reason: {
    label: 'What do we tell the author?',
    description: 'They read it on their page, as a notification and by email, and can object once.',
  },
  reasonOfAccount: {
    label: 'What do we tell them?',
    description: 'They read it at sign-in and by email, and can object once.',
  },
  note: { label: 'Note (optional)', description: 'Only administrators can see it.' },
  until: {
    label: 'Paused until (optional)',
    description: 'They can sign in again on this day. Leave it empty to decide later.',
  },
  post: {
    hide: {
      title: 'Hide this post?',
      text: 'It disappears from every page. Its author still sees it, with your reason.',
      action: 'Hide',
      done: { title: 'Post hidden' },
    },
    delete: {
      title: 'Delete this post?',
      text: 'It disappears from every page. You can restore it for 30 days.',
      action: 'Delete',
      done: { title: 'Post deleted' },
    },
    decline: {
      title: 'Decline this post?',
      text: 'It is not published. Its author still sees it, with your reason.',
      action: 'Decline',
      done: { title: 'Post declined' },
    },
  },
  all: {
    open: (author: string) => `All posts by ${author}`,
    title: (author: string) => `Take down all posts by ${author}?`,
    text: 'Every post that is on the feed or waits for approval. The author gets one message.',
    how: 'What happens to them?',
    ways: { hide: 'Hide them', delete: 'Delete them (you can restore each for 30 days)' },
    action: 'Take down all posts',
    done: (count: number) => ({ title: count === 1 ? '1 post taken down' : `${count} posts taken down` }),
  },
  business: {
    title: (name: string) => `Hide ${name}?`,
    text: 'It disappears from the directory. Its owner still sees it.',
    action: 'Hide',
  },
  member: {
    warn: {
      button: 'Warn',
      title: (name: string) => `Warn ${name}?`,
      text: 'They get your message as a notification and by email. Your name isn’t shown.',
      action: 'Send warning',
      done: { title: 'Warning sent' },
    },
    suspend: {
      button: 'Pause account',
      title: (name: string) => `Pause the account of ${name}?`,
      text: 'They are signed out everywhere, and nothing of theirs is shown. At sign-in they read that the account is paused.',
      action: 'Pause account',
      done: { title: 'Account paused' },
    },
  },
  objections: {
    noun: 'objections',
    empty: 'Objections to your decisions will appear here.',
    about: (decision: string, type: DecidedType) => `${DECISIONS[decision]} · ${DECIDED_NOUNS[type]}`,
    decided: (name: string | null) => (name === null ? 'Our reason' : `Reason by ${name}`),
    none: 'No reason was given.',
    objection: (name: string) => `Objection by ${name}`,
    answerBy: (name: string | null) => (name === null ? 'Answer' : `Answer by ${name}`),
    mine: 'You made this decision. Another administrator answers.',
    uphold: 'Uphold',
    reverse: 'Take back',
    label: (action: string, name: string) => `${action}: objection by ${name}`,
    answers: {
      upheld: {
        title: 'Uphold the decision?',
        text: 'Everything stays as it is. Your answer is final.',
        action: 'Uphold',
      },
      reversed: {
        title: 'Take the decision back?',
        text: 'What was hidden is shown again, and a paused account is reactivated. What somebody has changed since stays as it is.',
        action: 'Take back',
      },
    },
    outcomes: { upheld: 'Upheld', reversed: 'Taken back' },
    done: ({ restored, left }: { restored: number; left: number }) => ({
      title: 'Objection answered',
      ...(left > 0 && {
        description:
          restored === 0
            ? 'Nothing was shown again or reactivated, because somebody has changed it since.'
            : `${restored} shown again. ${left} changed or deleted since, which ${left === 1 ? 'stays' : 'stay'} as ${left === 1 ? 'it is' : 'they are'}.`,
      }),
    }),
  },
};

const DECISIONS: Record<string, string> = {
  hide: 'Hidden',
  delete: 'Deleted',
  decline: 'Declined',
  warn: 'Warned',
  suspend: 'Paused',
};
