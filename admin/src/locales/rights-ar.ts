import type { RightsWords } from './rights-fr.ts';

export const rightsAr: RightsWords = {
  subjects: {
    academy: 'الأكاديمية، للجمهور', academySeasons: 'مواسم الأكاديمية', academySessions: 'حصص الأكاديمية', addons: 'الخدمات الإضافية',
    attendance: 'الحضور في الأكاديمية', audit: 'سجل الأعمال', auth: 'حسابه الخاص', availability: 'الأوقات المتاحة', bankLines: 'التحويلات المستلمة',
    bankProfiles: 'صيغ كشوف البنك', blocks: 'الملاعب المحجوبة', bookings: 'الحجوزات', calendars: 'التقويم', cashSessions: 'الصندوق',
    chats: 'المحادثات', communityReports: 'البلاغات', contact: 'رسائل الموقع', customers: 'بطاقات الزبائن', desk: 'الاستقبال',
    discussions: 'النقاشات', failedMails: 'رسائل بريد لم تصل', files: 'الملفات الخاصة', matchAsks: 'طلبات الانضمام', matchShares: 'أماكن المباريات', matches: 'مباريات الدوريات',
    medias: 'الصور والفيديوهات', messages: 'الرسائل الخاصة', notifications: 'الإشعارات', offers: 'وقت معروض بالبريد',
    openMatches: 'المباريات المفتوحة', partners: 'الشركاء', payments: 'المدفوعات', pitches: 'الملاعب', players: 'اللاعبون', pricings: 'الأثمنة',
    promos: 'العروض', registrations: 'التسجيل في الأكاديمية', reports: 'التقارير', series: 'الساعات الأسبوعية', subscriptions: 'الباقات',
    system: 'الخدمة نفسها', tariffs: 'لوائح الأثمنة', teams: 'الفرق', tournaments: 'الدوريات', users: 'الحسابات', venue: 'إعدادات المركز',
    waiting: 'قائمة الانتظار',
  },
  acts: {
    accept: 'قبول', adjust: 'تصحيح الساعات', ahead: 'الاطلاع على ما يبرمجه المركز', ask: 'طلب مكان', block: 'حظر شخص', calendar: 'إضافة إلى التقويم',
    cancel: 'إلغاء', changePassword: 'تغيير كلمة المرور', close: 'إغلاق', confirm: 'تأكيد', count: 'عدّ النقد', create: 'إنشاء',
    day: 'الاطلاع على اليوم', decideProof: 'البت في إثبات تحويل', decline: 'رفض', declineByToken: 'رفض عبر الرابط', delete: 'حذف',
    demoMailbox: 'قراءة بريد العرض التجريبي', dismiss: 'حفظ جانبًا', docs: 'قراءة الوثائق', draw: 'إجراء القرعة', endFeed: 'إيقاف التقويم',
    endSession: 'فصل جهاز', endSessions: 'الفصل من كل الأجهزة', erase: 'محو الحساب', export: 'تنزيل بياناته', freeze: 'تجميد',
    health: 'معرفة إن كانت تعمل', hide: 'إخفاء', history: 'الاطلاع على التاريخ', import: 'استيراد ملف', invite: 'دعوة إلى الفريق', join: 'الانضمام أو الضم',
    leave: 'مغادرة', like: 'إبداء الإعجاب', list: 'عرض القائمة', listOwn: 'عرض ما يخصه', listSessions: 'عرض الأجهزة المتصلة', lock: 'قفل',
    login: 'تسجيل الدخول', logout: 'تسجيل الخروج', mark: 'وضع علامة مقروء', markNoShow: 'تسجيل غياب', me: 'عرض بياناته', metrics: 'قراءة القياسات',
    move: 'إدخال نقد أو إخراجه', moves: 'معرفة أين تُنقل', offer: 'عرض وقت', offers: 'الاطلاع على المعروض للبيع', open: 'فتح',
    payInHours: 'الأداء بالساعات', plan: 'البرمجة على الملاعب', preview: 'معاينة', quote: 'طلب ثمن', read: 'قراءة', readAll: 'قراءة كل التواريخ',
    readByToken: 'قراءة عبر الرابط', readFeed: 'متابعة في التقويم', receipt: 'الحصول على وصل', register: 'التسجيل', renewFeed: 'تجديد رابط التقويم',
    reply: 'الرد', report: 'التبليغ', requestReset: 'نسيان كلمة المرور', resetPassword: 'اختيار كلمة مرور جديدة', retry: 'إعادة الإرسال',
    reverse: 'عكس أداء', sanction: 'توقيف', send: 'إرسال', see: 'الاحتساب عند المشاهدة', sendVerification: 'استلام رمز', settle: 'معالجة', standing: 'الاطلاع على العقوبات',
    stateFloat: 'تحديد رصيد البداية', take: 'أخذ', takeByToken: 'أخذ عبر الرابط', update: 'تعديل', updateProfile: 'تعديل الملف الشخصي',
    uploadProof: 'إرسال إثبات تحويل', validateReset: 'التحقق من رمز', verify: 'تأكيد العنوان', verifyInPerson: 'تأكيد شخص حضر بنفسه', waiting: 'الاطلاع على ما ينتظر', withdraw: 'الانسحاب',
  },
};
