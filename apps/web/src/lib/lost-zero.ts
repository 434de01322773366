import { lacksZero, withLostZero } from '@guildhall/api/ground/values/lost-zero';
import { trpc } from './trpc.ts';
import { lostZeroMessages as messages } from './lost-zero.messages.ts';

/** Hints for numbers whose zero in front a spreadsheet took, in the community's country. */
export function useLostZeroHints() {
  const { data: site } = trpc.site.config.useQuery();
  const locale = site?.community.dateLocale ?? '';
  const region = locale === '' ? undefined : new Intl.Locale(locale).region;
  return {
    phone: (number: string) => (lacksZero(number, region) ? messages.phone : undefined),
    postcode: (postcode: string) => {
      const whole = withLostZero(postcode, region);
      return whole === undefined ? undefined : messages.postcode(whole);
    },
  };
}
