import type {
  kindMessages as englishKinds,
  noticeMessages as englishNotices,
  targetMessages as englishTargets,
} from '#src/contact/notifications/notice.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

const of = (quote: string | null) => (quote ? `: ${quote}` : '');

const A_MEMBER = 'أحد الأعضاء';
const CHAPTER_ROLES = { leader: 'مسؤول الفرع', organizer: 'منظّم', host: 'مضيف', member: 'عضو' };
const PLACES = { post: 'منشور', comment: 'تعليق' };

// Nouns instead of verbs, which would tell the gender of the person.
export const noticeMessages: Translation<typeof englishNotices> = {
  someone: 'شخص ما',
  aMember: A_MEMBER,
  connectionAsked: (who) => `طلب تواصل من \u2068${who}\u2069`,
  connectionAccepted: (who) => `تمت موافقة \u2068${who}\u2069 على طلب التواصل`,
  message: (who, business) =>
    business === null
      ? `رسالة جديدة من \u2068${who}\u2069`
      : `رسالة جديدة من \u2068${who}\u2069 إلى \u2068${business}\u2069`,
  need: (who, need) => `قد تجد لدى \u2068${who}\u2069 ما تبحث عنه: «\u2068${need}\u2069»`,
  alert: (count, search, title) =>
    count === 1
      ? `جديد في «\u2068${search}\u2069»: \u2068${title}\u2069`
      : `${plural(count, {
          one: 'فرصة جديدة',
          two: 'فرصتان جديدتان',
          few: `${number(count)} فرص جديدة`,
          many: `${number(count)} فرصة جديدة`,
          other: `${number(count)} فرصة جديدة`,
        })} في «\u2068${search}\u2069»، منها \u2068${title}\u2069`,
  reply: (who, quote) => `ردّ جديد من \u2068${who}\u2069 على تعليقك${of(quote)}`,
  comment: (who, where, quote) =>
    `تعليق جديد من \u2068${who}\u2069 على ${where === 'post' ? 'منشورك' : 'مقالك'}${of(quote)}`,
  mention: (who, business, where, quote) =>
    `إشارة ${business === null ? 'إليك' : `إلى \u2068${business}\u2069`} من \u2068${who}\u2069 في ${PLACES[where]}${of(quote)}`,
  review: (who, business, stars) =>
    `تقييم جديد من \u2068${who}\u2069 بشأن \u2068${business}\u2069: ${stars} من 5 نجوم`,
  approval: (quote) => `تمت الموافقة على منشورك، وهو الآن بين المنشورات${of(quote)}`,
  article: {
    published: (title, _reason) => `نُشر مقالك «\u2068${title}\u2069» في الأخبار`,
    declined: (title, reason) => `لم يُنشر مقالك «\u2068${title}\u2069»${of(reason)}`,
  },
  teamInvited: (who, business) => `دعوة من \u2068${who}\u2069 للانضمام إلى فريق \u2068${business}\u2069`,
  teamJoined: (who, business) => `عضو جديد في فريق \u2068${business}\u2069: \u2068${who}\u2069`,
  opportunity: {
    applied: (who, title) => `طلب جديد من \u2068${who}\u2069 للفرصة «\u2068${title}\u2069»`,
    withdrawn: (who, title) => `سُحب طلب \u2068${who}\u2069 للفرصة «\u2068${title}\u2069»`,
    accepted: (who, title) => `تمت موافقة \u2068${who}\u2069 على طلبك للفرصة «\u2068${title}\u2069»`,
    declined: (who, title) => `اعتذار من \u2068${who}\u2069 عن قبول طلبك للفرصة «\u2068${title}\u2069»`,
    reopened: (who, title) =>
      `سُحب رد \u2068${who}\u2069 على طلبك للفرصة «\u2068${title}\u2069»، وعاد الطلب إلى الانتظار`,
    closed: (_who, title) => `أُغلقت الفرصة «\u2068${title}\u2069» التي تقدّمت إليها`,
  },
  referral: {
    received: (who, named) =>
      named === null
        ? `إحالة من \u2068${who}\u2069`
        : `عرض من \u2068${who}\u2069 لتعريفك إلى \u2068${named}\u2069`,
    introduced: (who, named) => `عرض من \u2068${who}\u2069 لتعريفك إلى \u2068${named ?? A_MEMBER}\u2069`,
    accepted: (who, _named) => `تمت موافقة \u2068${who}\u2069 على إحالتك`,
    agreed: (_who, named) => `وافق الجميع: يمكنك الآن التواصل مع \u2068${named ?? A_MEMBER}\u2069`,
    declined: (_who, named) => `رُفضت الإحالة إلى \u2068${named ?? A_MEMBER}\u2069`,
    completed: (who, _named) => `اكتملت إحالتك، بتأكيد من \u2068${who}\u2069`,
    expired: (_who, named) => `انتهت صلاحية الإحالة إلى \u2068${named ?? A_MEMBER}\u2069 دون رد`,
    nudged: (who, _named) => `لا تزال إحالة من \u2068${who}\u2069 في انتظار ردّك`,
  },
  chapter: {
    asked: (who, chapter) => `طلب من \u2068${who}\u2069 للانضمام إلى \u2068${chapter}\u2069`,
    joined: (who, chapter) => `عضو جديد في \u2068${chapter}\u2069: \u2068${who}\u2069`,
    invited: (who, chapter) => `دعوة من \u2068${who}\u2069 للانضمام إلى \u2068${chapter}\u2069`,
    approved: (_who, chapter) => `أنت الآن عضو في \u2068${chapter}\u2069`,
    refused: (_who, chapter) => `رُفض طلب انضمامك إلى \u2068${chapter}\u2069`,
    removed: (_who, chapter) => `لم تعد عضوًا في \u2068${chapter}\u2069`,
    role: (_who, chapter, role) => `دورك الآن في \u2068${chapter}\u2069: ${CHAPTER_ROLES[role]}`,
  },
  event: {
    seat: (title, when) => `لديك مقعد في «\u2068${title}\u2069»: ${when}`,
    canceled: (title, when) => `أُلغيت الفعالية «\u2068${title}\u2069»: ${when}`,
    changed: (title, when) => `تغيّرت الفعالية «\u2068${title}\u2069». الموعد القادم: ${when}`,
    joined: (title, when) => `تم تسجيلك في «\u2068${title}\u2069»: ${when}`,
    left: (title, when) => `لقد تخلّيت عن مقعدك في «\u2068${title}\u2069»: ${when}`,
    lost: (title, when) => `لم يعد لديك مقعد في «\u2068${title}\u2069»: ${when}`,
    reminder: (title, when) => `قريبًا: «\u2068${title}\u2069»، ${when}`,
    thanks: (title, _when) => `شكرًا على حضورك «\u2068${title}\u2069»`,
    planned: (title, when) => `فعالية جديدة لفرعك: «\u2068${title}\u2069»، ${when}`,
    follow_up: (title, _when) => `حضر ضيفك الفعالية «\u2068${title}\u2069». تواصل معه قبل أن ينساها`,
  },
  handover: {
    take: (person) => `مطلوب منك استلام المهام من \u2068${person ?? A_MEMBER}\u2069`,
    give: (person) => `سينتقل دورك إلى \u2068${person ?? A_MEMBER}\u2069. يُرجى تأكيد التسليم.`,
    approve: (person) => `يحتاج تسليم المهام من \u2068${person ?? A_MEMBER}\u2069 إلى اعتماد أحد المسؤولين`,
    took: (person) => `استلمت المهام من \u2068${person ?? A_MEMBER}\u2069. سجّل الدخول من جديد للبدء.`,
    gave: (person) => `انتقل دورك إلى \u2068${person ?? A_MEMBER}\u2069`,
    cancelled: (person) => `أُلغي تسليم المهام مع \u2068${person ?? A_MEMBER}\u2069`,
  },
  console: {
    application: 'طلب انضمام في انتظار قرار',
    answer: 'ورد ردّ من مقدّم طلب انضمام',
    report: 'ورد بلاغ من أحد الأعضاء',
    objection: 'ورد اعتراض على قرار من أحد الأعضاء',
    post: 'منشور في انتظار الموافقة',
    article: 'مقال في انتظار الموافقة',
    data_request: 'طلب بشأن بيانات شخصية يحتاج إلى تأكيدك',
    failed_mails: 'تعذّر تسليم رسائل بريد إلكتروني',
    failed_backup: 'فشلت آخر نسخة احتياطية',
    full_disk: 'القرص ممتلئ تقريبًا',
  },
};

export const kindMessages: Translation<typeof englishKinds> = {
  connection_asked: 'تلقّي طلب تواصل',
  connection_accepted: 'قبول طلب تواصل أرسلته',
  referral: 'تحديث إحالة',
  message: 'تلقّي رسالة',
  opportunity: 'التقدّم إلى إحدى فرصي أو الرد على طلبي',
  need: 'عرض شيء طلبتُ إبلاغي به',
  alert: 'وجود جديد لبحث حفظتُه',
  event: 'تخطيط فعالية في أحد فروعي، أو حصولي على مقعد، أو تغيّر فعالية سجّلتُ فيها',
  chapter: 'دعوتي إلى فرع، أو تغيّر شيء في أحد فروعي',
  comment: 'التعليق على منشوري أو مقالي أو الرد عليّ',
  mention: 'الإشارة إليّ أو إلى نشاطي التجاري',
  review: 'تقييم نشاطي التجاري',
  order: 'تحديث طلب الشراء',
  team: 'دعوتي إلى فريق، أو انضمام شخص إلى فريقي',
  report: 'اتخاذ قرار بشأن شيء أبلغتُ عنه',
  picture: 'تعذّر نسخ صورة وضعتُ رابطها',
};

export const targetMessages: Translation<typeof englishTargets> = {
  connections: 'عرض الطلب',
  referral: 'عرض الإحالة',
  thread: 'قراءة الرسالة',
  opportunity: 'عرض الفرصة',
  opportunities: 'عرض الفرص',
  event: 'عرض الفعالية',
  visitors: 'عرض ضيوفك',
  chapter: 'عرض الفرع',
  post: 'عرض المنشور',
  article: 'عرض المقال',
  own_article: 'عرض مقالك',
  business: 'عرض النشاط التجاري',
  order: 'عرض طلب الشراء',
  profile: 'عرض الملف الشخصي',
  decision: 'عرض القرار',
  console: 'فتح لوحة الإدارة',
  handover: 'عرض تسليم المهام',
};
