import type { Referral } from './referrals.hooks.ts';
import { referralsMessages } from './referrals.messages.ts';

const { headline, agreement } = referralsMessages;

/** What a referral is about, from the viewer's side. */
export function headlineOf({ role, isIntroduction, referrer, referee, target }: Referral): string {
  if (role === 'referrer')
    return isIntroduction
      ? headline.introducedOther(referee.name, target.name)
      : headline.introducedSelf(target.name);
  if (role === 'target')
    return isIntroduction
      ? headline.offeredToMe(referrer.name, referee.name)
      : headline.offersSelf(referrer.name);
  return headline.offersMe(referrer.name, target.name);
}

/** Who has agreed to an introduction so far; null when there is nothing to report. */
export function agreementOf(referral: Referral): string | null {
  const { status, isIntroduction, accepted, role } = referral;
  if (status !== 'pending' || !isIntroduction) return null;
  const side = (['target', 'referee'] as const).find((one) => accepted[one]);
  if (!side) return agreement.none;
  return role === side ? agreement.youAgreed : agreement.agreed(referral[side].name);
}

/** The member whose avatar is shown: never the viewer. */
export const counterpartOf = ({ role, isIntroduction, referrer, target, referee }: Referral) => {
  if (role === 'referrer') return target;
  return role === 'target' && isIntroduction ? referee : referrer;
};
