import type { adminServicesMessages as english } from '#src/features/admin/services/admin-services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminServicesMessages: Translation<typeof english> = {
  title: 'الخدمات',
  description: 'ما يمكن للأعضاء طلبه، بالترتيب الذي يعرضه المتجر. تحتفظ طلبات الشراء الحالية بالاسم والسعر.',
  list: 'الخدمات',
  failed: 'تعذّر تحميل الخدمات',
  add: 'إضافة خدمة',
  editTitle: (name) => `تعديل ${name}`,
  empty: { title: 'لا توجد خدمات بعد', text: 'أضف الخدمة الأولى ليتمكن الأعضاء من طلبها.' },
  onOffer: 'متاحة',
  off: 'غير متاحة',
  created: { title: 'تمت إضافة الخدمة' },
  saved: { title: 'تم حفظ التغييرات' },
  deleted: { title: 'تم حذف الخدمة' },
  confirm: {
    title: (name) => `هل تريد حذف ${name}؟`,
    action: 'حذف الخدمة',
    text: 'تختفي من المتجر فورًا. لا يمكن التراجع عن ذلك.',
  },
  fields: {
    name: 'الاسم',
    description: 'الوصف',
    category: 'الفئة',
    price: (currency) => `السعر بعملة ${currency}`,
    priceHint: 'اتركه فارغًا لتقديم عرض سعر لكل طلب.',
    invalidPrice: (example) => `أدخل مبلغًا مثل 1290 أو ${example}`,
    deliveryTime: 'مدة التسليم',
    deliveryHint: 'مثال: أسبوعان',
    features: 'ما تشمله الخدمة',
    featuresHint: 'بند في كل سطر',
  },
};
