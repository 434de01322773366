import type { mergeMessages as english } from '#src/features/admin/users/merge.messages.ts';
import type { Audience } from '#src/lib/audiences.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const RECORDS: Record<string, string> = {
  posts: 'المنشورات',
  post_comments: 'التعليقات',
  post_likes: 'الإعجابات',
  articles: 'المقالات',
  businesses: 'الأنشطة التجارية',
  business_reviews: 'التقييمات',
  business_employees: 'عضويات الفِرق',
  connections: 'جهات الاتصال',
  messages: 'الرسائل',
  referrals: 'الإحالات',
  opportunities: 'الفرص',
  opportunity_applications: 'طلبات التقدّم',
  service_orders: 'طلبات الشراء',
  blocks: 'عمليات الحظر',
};
const OTHER = 'سجلات أخرى';

const AUDIENCE: Record<Audience, string> = {
  everyone: 'الجميع، حتى الزوار',
  members: 'الأعضاء',
  connections: 'جهات الاتصال',
  nobody: 'لا أحد',
};

export const mergeMessages: Translation<typeof english> = {
  open: 'دمج حساب آخر',
  title: 'دمج حساب آخر في هذا الحساب',
  intro: (name, email) => `لشخص واحد لديه حسابان. يبقى حساب ${name} (${email}) بعنوانه وكلمة مروره.`,
  search: { label: 'الحساب المراد دمجه وإغلاقه', placeholder: 'الاسم أو البريد الإلكتروني أو رقم العضوية' },
  results: 'الحسابات التي عُثر عليها',
  nobody: 'لم يُعثر على حساب آخر.',
  loading: 'جارٍ فحص الحسابين...',
  ends: (name, email) =>
    `يُسجَّل خروج ${name} (${email}) ولا يعود تسجيل الدخول بهذا الحساب ممكنًا. لا يمكن التراجع عن ذلك.`,
  moves: 'ما يُنقل',
  nothing: 'ليس في هذا الحساب ما يُنقل.',
  record: (table) => RECORDS[table] ?? OTHER,
  count: (moved, dropped) => (dropped === 0 ? number(moved) : `${number(moved)}، وتُتخطى ${number(dropped)}`),
  droppedHint: 'ما يُتخطى: ما يوجد في الحسابين معًا، مثل الإعجاب بالمنشور نفسه، وما أرسله أحدهما إلى الآخر.',
  filled: (count) =>
    plural(count, {
      one: 'يُملأ حقل فارغ واحد من الحساب الآخر.',
      two: 'يُملأ حقلان فارغان من الحساب الآخر.',
      few: `تُملأ ${number(count)} حقول فارغة من الحساب الآخر.`,
      many: `يُملأ ${number(count)} حقلًا فارغًا من الحساب الآخر.`,
      other: `يُملأ ${number(count)} حقل فارغ من الحساب الآخر.`,
    }),
  restricted: {
    title: 'الخصوصية',
    hint: 'يبقى الخيار الأكثر تقييدًا من خيارات الحسابين:',
    emailAudience: (audience) => `عنوان البريد الإلكتروني: ${AUDIENCE[audience]}`,
    phoneAudience: (audience) => `رقم الهاتف: ${AUDIENCE[audience]}`,
    suggestable: 'عدم الاقتراح على الأعضاء الآخرين',
    readReceipts: 'عدم إظهار وقت قراءة الرسائل',
    searchEngines: 'عدم الإدراج في محركات البحث',
  },
  submit: 'دمج',
  merged: (name) => ({
    title: 'تم دمج الحسابين',
    description: `أصبح لدى ${name} كل ما في الحسابين.`,
  }),
};
