import type { onboardingMessages as english } from '#src/features/onboarding/onboarding.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const onboardingMessages: Translation<typeof english> = {
  welcome: {
    title: 'جولة قصيرة',
    text: 'هل تودّ جولة قصيرة؟ تستغرق نحو دقيقة.',
    dontShowAgain: 'عدم العرض مجددًا',
    skip: 'تخطّي الآن',
    start: 'بدء الجولة',
  },
  tour: {
    title: (step, count) => `الخطوة ${number(step)} من ${number(count)}`,
    progress: 'التقدّم في الجولة',
    skip: 'تخطّي الجولة',
    previous: 'السابق',
    next: 'التالي',
    complete: 'إنهاء الجولة',
  },
  steps: (site) => [
    {
      key: 'welcome',
      title: `مرحبًا بك في ${site}`,
      text: `في ${site} نساعدك على لقاء الأشخاص المناسبين. إليك جولة سريعة.`,
    },
    {
      key: 'profile',
      title: 'ملفك الشخصي',
      text: 'اذكر ما تقدّمه وما تبحث عنه. جميع اقتراحاتنا مبنية عليه، فجملتان جيدتان تفيدان كثيرًا.',
    },
    {
      key: 'connections',
      title: 'جهات الاتصال',
      text: 'نقترح أعضاء يجدر بك لقاؤهم ونخبرك بالسبب. تواصل بنقرة واحدة، وستجد طلبات الآخرين في صفحة «جهات الاتصال».',
    },
    {
      key: 'referrals',
      title: 'إحالات ذكية',
      text: 'هل تعرف شخصين ينبغي أن يلتقيا؟ أرسل إحالة. يوافق الطرفان قبل مشاركة أي بيانات اتصال.',
    },
    {
      key: 'opportunities',
      title: 'الفرص',
      text: 'ينشر الأعضاء ما يحتاجون إليه، والأنسب لك يظهر أولًا.',
    },
    {
      key: 'services',
      title: 'الخدمات',
      text: 'اطلب من فريقنا موقعًا إلكترونيًا أو حملة أو هوية تجارية بأسعار ثابتة.',
    },
    {
      key: 'feed',
      title: 'المنشورات',
      text: 'شارك إنجازًا أو رؤية أو فرصة، واقرأ جديد الأعضاء الآخرين.',
    },
  ],
};
