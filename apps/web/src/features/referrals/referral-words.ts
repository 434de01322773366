import type { Referral } from './referrals.hooks.ts';

/** What a referral is about, as its reader would say it. */
export function headlineOf({ role, isIntroduction, referrer, referee, target }: Referral): string {
  if (role === 'referrer')
    return isIntroduction
      ? `You introduce ${referee.name} to ${target.name}`
      : `You offer yourself to ${target.name}`;
  if (role === 'target')
    return isIntroduction
      ? `${referrer.name} would introduce ${referee.name} to you`
      : `${referrer.name} would like to work with you`;
  return `${referrer.name} would introduce you to ${target.name}`;
}

const who = (person: { name: string }, isMe: boolean) => (isMe ? 'You have' : `${person.name} has`);

/** Who has agreed to an introduction so far; null when that says nothing. */
export function agreementOf({
  status,
  isIntroduction,
  accepted,
  referee,
  target,
  role,
}: Referral): string | null {
  if (status !== 'pending' || !isIntroduction) return null;
  if (accepted.target) return `${who(target, role === 'target')} agreed; the other side is being asked.`;
  if (accepted.referee) return `${who(referee, role === 'referee')} agreed; the other side is being asked.`;
  return 'Both sides are being asked.';
}

/** The one whose face stands beside it: never the reader. */
export const faceOf = ({ role, isIntroduction, referrer, target, referee }: Referral) => {
  if (role === 'referrer') return target;
  return role === 'target' && isIntroduction ? referee : referrer;
};
