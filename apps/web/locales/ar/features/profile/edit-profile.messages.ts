import type { editProfileMessages as english } from '#src/features/profile/edit-profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const COMMAS = 'افصل بينها بفواصل';

export const editProfileMessages: Translation<typeof english> = {
  title: 'تعديل الملف الشخصي',
  picture: {
    choose: 'اختيار صورة',
    saving: 'جارٍ حفظ الصورة...',
    uploading: 'جارٍ رفع صورتك',
    remove: 'إزالة الصورة',
    hint: 'PNG أو JPEG أو WebP',
  },
  groups: { about: 'عنك', matching: 'ما تُبنى عليه تطابقاتك', contact: 'كيفية الوصول إليك' },
  fields: {
    firstName: { label: 'الاسم الأول' },
    lastName: { label: 'اسم العائلة' },
    jobTitle: { label: 'المسمّى الوظيفي' },
    company: { label: 'الشركة' },
    industry: { label: 'القطاع' },
    location: { label: 'الموقع' },
    languages: { label: 'اللغات', placeholder: 'مثال: العربية، الإنجليزية', description: COMMAS },
    bio: { label: 'نبذة عنك' },
    professionalSummary: { label: 'الملخّص المهني' },
    lookingFor: { label: 'أبحث عن', placeholder: 'مثال: محاسب لمخبزي' },
    servicesOffered: {
      label: 'الخدمات التي أقدّمها',
      placeholder: 'مثال: كعكات الأعراس والخبز للمقاهي',
    },
    skills: { label: 'المهارات', description: COMMAS },
    interests: { label: 'الاهتمامات', description: COMMAS },
    targetAudience: { label: 'الجمهور المستهدف' },
    preferredConnectionTypes: { label: 'أنواع جهات الاتصال المفضّلة', description: COMMAS },
    phoneNumber: { label: 'رقم الهاتف' },
    linkedinUrl: { label: 'LinkedIn' },
    websiteUrl: { label: 'الموقع الإلكتروني' },
    website: { label: 'موقع إلكتروني ثانٍ' },
    bookingUrl: {
      label: 'صفحة الحجز',
      description: 'حيث يحجز الناس مكالمة معك، مثل صفحتك على Calendly أو Cal.com',
    },
    availabilityForMeetings: { label: 'أوقات إتاحتك للاجتماعات' },
    communicationPreferences: { label: 'وسائل التواصل المفضّلة', description: COMMAS },
  },
  selectIndustry: 'اختر قطاعك',
  draftKept: { title: 'تم حفظ المسودة', description: 'ستجد ما كتبته عند فتح هذه النافذة مرة أخرى.' },
  submit: 'حفظ التغييرات',
  busy: 'جارٍ الحفظ...',
};
