import type { growthTipMessages as english } from '#src/console/network/growth-tips.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const growthTipMessages: Translation<typeof english> = {
  fields: {
    lookingFor: 'اذكر ما تبحث عنه لنجد من يقدّمه.',
    servicesOffered: 'اذكر الخدمات التي تقدّمها: سيظهر ملفك الشخصي للأعضاء الذين يحتاجون إليها.',
    skills: 'أضف مهاراتك. المهارات المشتركة بينك وبين الأعضاء الآخرين تحسّن تطابقاتك.',
    industry: 'اختر قطاعك لتتعرّف إلى آخرين في مجالك.',
    professionalSummary: 'اكتب ملخّصًا مهنيًا قصيرًا: يردّ الناس أسرع عندما يعرفون من يسأل.',
    location: 'أضف موقعك للعثور على أعضاء بالقرب منك.',
    jobTitle: 'أضف مسمّاك الوظيفي ليرى الناس فورًا ما تعمل.',
    company: 'أضف شركتك ليثق الناس بطلباتك.',
    avatarKey: 'ارفع صورة. يسهل تذكّر الوجه أكثر من الأحرف الأولى.',
    interests: 'أضف بعض اهتماماتك؛ فهي تسهّل بدء الحديث.',
  },
  general: [
    'أضف ملاحظة شخصية إلى كل طلب تواصل.',
    'شارك في المنشورات ما تعلّمته هذا الأسبوع.',
    'عرّف بين اثنتين من جهات اتصالك يجدر بهما أن تتعارفا.',
  ],
};
