import type { overviewMessages as english } from '#src/features/admin/overview/overview.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

const counted = (count: number, one: string, two: string, few: string, many: string, other: string) =>
  plural(count, {
    one,
    two,
    few: `${number(count)} ${few}`,
    many: `${number(count)} ${many}`,
    other: `${number(count)} ${other}`,
  });

export const overviewMessages: Translation<typeof english> = {
  passkeys: {
    title: (members) =>
      plural(members, {
        one: 'مفاتيح المرور لعضو واحد لم تعد تعمل',
        two: 'مفاتيح المرور لعضوين لم تعد تعمل',
        few: `لم تعد مفاتيح المرور تعمل لدى ${number(members)} أعضاء`,
        many: `لم تعد مفاتيح المرور تعمل لدى ${number(members)} عضوًا`,
        other: `لم تعد مفاتيح المرور تعمل لدى ${number(members)} عضو`,
      }),
    text: (former, now) =>
      `أُنشئت للعنوان ${former}، بينما أصبح هذا المجتمع الآن على العنوان ${now}. لا يعمل مفتاح المرور إلا على عنوانه. لا يزال بإمكان هؤلاء الأعضاء تسجيل الدخول بكلمة المرور، أو اختيار كلمة مرور جديدة عبر البريد الإلكتروني، ثم إضافة مفتاح مرور من جديد.`,
  },
  stats: {
    failed: 'تعذّر تحميل الإحصاءات',
    users: 'إجمالي المستخدمين',
    active: 'المستخدمون النشطون',
    posts: 'إجمالي المنشورات',
    engagement: 'معدل التفاعل',
    today: (count) => `${number(count)} جديد اليوم`,
    retention: (percent) => `نسبة الاستبقاء ${percent}%`,
    engagementHint: 'من الأعضاء النشطين خلال 30 يومًا',
  },
  checklist: {
    title: 'إكمال الإعداد',
    dismiss: 'تجاهل',
    dismissLabel: (label) => `تجاهل: ${label}`,
    items: {
      name: { label: 'تسمية مجتمعك', text: 'يظهر الاسم في كل صفحة وفي كل رسالة.' },
      look: { label: 'إضافة الشعار والألوان', text: 'تظهر في كل مكان على الفور.' },
      words: { label: 'كتابة الصفحة الرئيسية', text: 'أول ما يقرؤه الزوار.' },
      footer: {
        label: 'نشر الشروط وسياسة الخصوصية',
        text: 'تبدأ بمسودة، ويظهر رابطها في تذييل كل صفحة.',
      },
      mail: {
        label: 'إرسال رسالة تجريبية إلى نفسك',
        text: 'تُرسل الدعوات ورسائل كلمات المرور بالبريد الإلكتروني. لا يمكن لأحد الانضمام قبل وصول رسالة واحدة.',
      },
      members: { label: 'استيراد الأعضاء', text: 'من جدول بيانات، أو واحدًا تلو الآخر.' },
      services: { label: 'إضافة الخدمات', text: 'لا يوجد ما يمكن طلبه قبل ذلك.' },
      secondAdministrator: {
        label: 'تعيين مسؤول آخر',
        text: 'حتى لا يتعطل المجتمع في غيابك.',
      },
      backupElsewhere: {
        label: 'تخزين النسخ الاحتياطية في مكان ثانٍ',
        text: 'النسخ الاحتياطية في مجلد البيانات نفسه. اطلب من القائم على التشغيل ضبط BACKUP_DIR على قرص آخر.',
      },
    },
  },
  waiting: {
    title: 'في انتظارك',
    loading: 'جارٍ تحميل ما ينتظرك...',
    failed: 'تعذّر تحميل ما ينتظرك',
    none: 'لا شيء في انتظارك.',
    since: 'أطول انتظار:',
    kinds: {
      applicants: (count) =>
        plural(count, {
          one: 'شخص واحد يرغب في الانضمام',
          two: 'شخصان يرغبان في الانضمام',
          few: `${number(count)} أشخاص يرغبون في الانضمام`,
          many: `${number(count)} شخصًا يرغبون في الانضمام`,
          other: `${number(count)} شخص يرغبون في الانضمام`,
        }),
      dataRequests: (count) =>
        counted(count, 'طلب بيانات واحد', 'طلبا بيانات', 'طلبات بيانات', 'طلب بيانات', 'طلب بيانات'),
      reports: (count) =>
        counted(count, 'بلاغ مفتوح واحد', 'بلاغان مفتوحان', 'بلاغات مفتوحة', 'بلاغًا مفتوحًا', 'بلاغ مفتوح'),
      objections: (count) =>
        counted(
          count,
          'اعتراض واحد على قرار',
          'اعتراضان على قرارات',
          'اعتراضات على قرارات',
          'اعتراضًا على قرارات',
          'اعتراض على قرارات',
        ),
      posts: (count) =>
        counted(
          count,
          'منشور واحد في انتظار الموافقة',
          'منشوران في انتظار الموافقة',
          'منشورات في انتظار الموافقة',
          'منشورًا في انتظار الموافقة',
          'منشور في انتظار الموافقة',
        ),
      articles: (count) =>
        counted(
          count,
          'مقال واحد في انتظار الموافقة',
          'مقالان في انتظار الموافقة',
          'مقالات في انتظار الموافقة',
          'مقالًا في انتظار الموافقة',
          'مقال في انتظار الموافقة',
        ),
      orders: (count) =>
        counted(
          count,
          'طلب شراء جديد واحد',
          'طلبا شراء جديدان',
          'طلبات شراء جديدة',
          'طلب شراء جديدًا',
          'طلب شراء جديد',
        ),
    },
    about: (name, excerpt) => [name, excerpt && `«${excerpt}»`].filter(Boolean).join(': '),
  },
  growth: {
    title: 'النمو خلال 30 يومًا',
    failed: 'تعذّر تحميل بيانات النمو',
    total: (count) => `الإجمالي: ${number(count)}`,
    caption: 'الجديد كل يوم',
    day: 'اليوم',
    members: 'أعضاء جدد',
    posts: 'المنشورات',
    connections: 'جهات الاتصال',
    referrals: 'الإحالات',
  },
  suggestions: {
    title: 'الأعضاء المقترحون',
    failed: 'تعذّر تحميل إحصاءات الاقتراحات',
    intro:
      'هل يؤدي التطابق الأفضل إلى مزيد من جهات الاتصال؟ الطلبات المرسلة إلى الأعضاء المقترحين خلال آخر 90 يومًا، حسب الدرجة التي عُرضوا بها. لا تُحسب نسبة لعدد قليل جدًا من الطلبات.',
    empty: 'لم تُرسل أي طلبات إلى الأعضاء المقترحين خلال آخر 90 يومًا.',
    score: 'درجة التطابق',
    band: (from, to) => {
      if (from === null || to === null) return 'بلا درجة';
      if (from === 0) return `أقل من ${to + 1}`;
      return to === 100 ? `${from} أو أكثر` : `من ${from} إلى ${to}`;
    },
    asked: 'الطلبات المرسلة',
    accepted: 'المقبولة',
    rate: 'النسبة',
    nobody: '–',
    percent: (rate) => (rate === null ? 'قليل جدًا' : `${rate}%`),
  },
  activity: {
    title: 'أحدث النشاط',
    failed: 'تعذّر تحميل النشاط',
    loading: 'جارٍ تحميل النشاط...',
    empty: 'لا توجد منشورات بعد.',
    hidden: 'مخفي',
  },
};
