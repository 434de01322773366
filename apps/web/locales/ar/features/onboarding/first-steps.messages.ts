import type { firstStepsMessages as english } from '#src/features/onboarding/first-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/ar';

export const firstStepsMessages: Translation<typeof english> = {
  title: 'احصل على أول تعريف',
  text: 'ثلاث خطوات قصيرة. تخطَّ ما تشاء وعُد إلى ملفك الشخصي في أي وقت.',
  progress: (done, count) => `أُنجز ${number(done)} من ${number(count)}`,
  states: { open: 'لم تُنجز بعد', done: 'أُنجزت', skipped: 'تم تخطّيها' },
  skip: 'تخطٍّ',
  skipLabel: (title) => `تخطّي: ${title}`,
  steps: {
    offer: { title: 'اذكر ما تقدّمه' },
    seek: { title: 'اذكر عمّن تبحث' },
    contact: {
      title: 'اطلب التواصل مع أحد',
      text: 'اختر أحد الأعضاء الذين نقترحهم وألقِ تحية قصيرة.',
      action: 'عرض اقتراحاتنا',
    },
  },
  finished: {
    title: 'كل شيء جاهز',
    text: 'يستطيع الأعضاء الآن العثور عليك، ونستطيع أن نخبرك بمن يجدر بك لقاؤه. يمكنك إضافة المزيد إلى ملفك الشخصي في أي وقت.',
  },
  examples: {
    technology: {
      offer: ['تطوير الويب', 'الدعم التقني', 'تحليل البيانات'],
      seek: ['عملاء تجريبيون', 'مصمم تجربة مستخدم', 'شريك مبيعات'],
    },
    healthcare: {
      offer: ['العلاج الطبيعي', 'الاستشارات الغذائية', 'الفحوص الصحية في أماكن العمل'],
      seek: ['أطباء يحيلون المرضى', 'إدارة العيادات', 'خدمات الفوترة'],
    },
    finance: {
      offer: ['مسك الدفاتر', 'الاستشارات الضريبية', 'قروض الأعمال'],
      seek: ['أصحاب أعمال صغيرة', 'محامٍ أحيل إليه العملاء', 'وسطاء عقاريون'],
    },
    marketing: {
      offer: ['تصميم الهوية التجارية', 'وسائل التواصل الاجتماعي', 'كتابة المحتوى الإعلاني'],
      seek: ['مصوّر', 'مطوّر ويب', 'أنشطة تجارية محلية'],
    },
    education: {
      offer: ['ورش العمل', 'دروس اللغات', 'الإرشاد المهني'],
      seek: ['متحدثون ضيوف', 'شركات تقدّم التدريب', 'قاعة'],
    },
    other: {
      offer: ['الاستشارات', 'العمل الميداني', 'تنظيم الفعاليات'],
      seek: ['ماسك دفاتر', 'محاسب', 'مصمم مواقع'],
    },
  },
};
