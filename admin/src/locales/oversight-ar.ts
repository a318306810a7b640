import type { OversightWords } from './oversight-fr.ts';

export const oversightAr: OversightWords = {
  csv: { save: 'تصدير جدول', saving: 'جارٍ التصدير…', cut: 'يتوقف الملف عند %{count} سطر: ضيّقوا المرشحات للحصول على الباقي.' },
  reports: {
    title: 'التقارير',
    kinds: 'التقارير',
    own_day: 'يومكم بتاريخ %{date}. المدير يرى كل الفترات.',
    days: 'الفترة', from: 'من', to: 'إلى', last: 'آخر %{count} يومًا', today: 'اليوم',
    failed: 'تعذرت قراءة التقرير',
    nothing: 'لا شيء في هذه الفترة', nothing_help: 'اختاروا أيامًا أخرى وستتغير الأرقام.',
    day: 'اليوم', total: 'المجموع', share: 'الحصة', hour: 'الساعة', count: 'العدد', amount: 'المبلغ',
    open_rows: 'عرض السطور: %{name}',
    hours: '%{hours} ساعة', hours_minutes: '%{hours} ساعة و%{minutes} دقيقة',
    as_of: 'إلى غاية %{date}',
  },
  takings: { name: 'المداخيل', help: 'المال المستلم ناقص ما أُرجع، حسب يوم الاستلام.', total: 'مجموع المستلم', bars: 'المستلم حسب اليوم' },
  occupancy: { name: 'نسبة الملء', help: 'الساعات المحجوزة من ساعات فتح الملاعب العاملة. ساعات ما بعد منتصف الليل تُحسب للمساء السابق.', total: 'نسبة الملء', played: '%{played} محجوزة من %{open} مفتوحة', cell: '%{day} على %{hour}: %{share} %، %{played} من %{open}', closed: 'مغلق', less: 'فارغ', more: 'ممتلئ' },
  unpaid: { name: 'غير المدفوع', help: 'ما تبقى عن المباريات المؤكدة أو الملعوبة حسب قِدمها، وعن الباقات.', ahead: 'مباراة قادمة', week: 'آخر 7 أيام', month: 'من 8 إلى 30 يومًا', older: 'أكثر من 30 يومًا', packs: 'باقات مطلوبة', ages: 'حسب القِدم' },
  packs: { name: 'ساعات مستحقة', help: 'ساعات باقات مدفوعة ولم تُلعب بعد.', total: 'مجموع الساعات المستحقة', week: 'تنتهي خلال 7 أيام', month: 'تنتهي خلال 30 يومًا', later: 'تنتهي لاحقًا', frozen: 'باقات مجمدة' },
  no_shows: { name: 'الغياب', help: 'مباريات لم يحضرها أحد، وما تبقى من ثمنها.', total: 'حالات الغياب', owed: 'الباقي', played: 'مباريات لُعبت', people: 'الأكثر غيابًا', customer: 'الزبون' },
  sources: { name: 'مصدر الحجوزات', help: 'حجوزات قام بها اللاعبون على الموقع، وأخرى سجلها الاستقبال.', site: 'الموقع', desk: 'الاستقبال', total: 'الحجوزات' },
  rows: {
    title: 'السطور: %{name}', close: 'إغلاق السطور', sum: 'مجموع هذه السطور', more: 'عرض المزيد', none: 'لا سطور: هذا الرقم صفر.',
    what: 'ماذا', who: 'من', when: 'متى', value: 'القيمة', reference: 'المرجع', received: 'مستلم', given_back: 'مُرجع',
  },
  mails: {
    name: 'رسائل لم تصل', help: 'جُرّب إرسال هذه الرسائل يومًا كاملًا دون نجاح. صححوا العنوان في البطاقة ثم أعيدوا الإرسال.', none: 'كل الرسائل أُرسلت', none_help: 'كل رسالة رُفضت أو بقيت دون جواب يومًا تظهر هنا.',
    to: 'إلى', gone: 'حساب محذوف', tries: 'المحاولات: %{count}', retry: 'إعادة الإرسال', retried: 'جارٍ إعادة الإرسال.', error: 'جواب الخادم',
  },
  audit: {
    title: 'سجل العمليات', help: 'من فعل ماذا، الأحدث أولًا.', own_day: 'عملياتكم أنتم خلال اليوم. المدير يرى السجل كله.',
    actor: 'من', every_actor: 'الجميع', clock: 'تلقائيًا', act: 'العملية', every_act: 'كل العمليات', subject: 'البطاقة (المرجع)', kind: 'نوع البطاقة', every_kind: 'كل الأنواع', from: 'من', to: 'إلى',
    when: 'متى', reason: 'السبب', change: 'التغيير', none: 'لا عملية مطابقة', none_help: 'وسّعوا التواريخ أو أزيلوا تصفية.',
    details: 'التفاصيل',
  },
  people: {
    cards: 'بطاقات الزبائن', title: 'الحسابات', help: 'لاعبون مسجلون في الموقع، والاستقبال، والمديرون.', search: 'الاسم أو البريد أو الهاتف', role: 'الدور', every_role: 'كل الأدوار', state: 'الحالة', every_state: 'كل الحالات', active: 'نشط', inactive: 'معطّل',
    unverified: 'بريد غير موثّق', none: 'لا حساب مطابق', none_help: 'جربوا كلمة أخرى أو أزيلوا تصفية.', invite: 'دعوة إلى الفريق', email: 'البريد', phone: 'الهاتف', since: 'مسجل منذ', tariff: 'التعريفة', city: 'المدينة',
    first_name: 'الاسم الشخصي', name: 'الاسم العائلي', invite_help: 'تصل الشخص رسالة ويختار بنفسه كلمة مرور من 14 حرفًا على الأقل. لا يعرفها أحد غيره.', invite_send: 'إرسال الدعوة', invited: 'أُرسلت الدعوة إلى %{name}',
    staff_help: 'البرنامج والدفعات والباقات والرسائل. دون الإعدادات ولا الأثمنة.', admin_help: 'كل شيء، بما فيه الإعدادات والأثمنة والحسابات والتقارير.', player_help: 'الموقع فقط.',
    change_role: 'تغيير الدور', role_title: 'دور %{name}', role_submit: 'تغيير الدور', role_done: 'تغيّر الدور.', role_password: 'من ينضم إلى الفريق تُغلق جلساته ويختار بالبريد كلمة مرور من 14 حرفًا على الأقل.',
    deactivate: 'تعطيل الحساب', deactivate_help: 'تُغلق جلسات %{name} حالًا ولا يمكنه الدخول بعد ذلك. تبقى حجوزاته. يمكنكم إعادة تنشيط الحساب.', deactivated: 'عُطّل الحساب', activate: 'إعادة تنشيط الحساب', activated: 'أُعيد تنشيط الحساب',
    sessions: 'الأجهزة المتصلة', no_session: 'لا جهاز متصل.', unknown_device: 'جهاز غير معروف', seen: 'آخر ظهور %{ago}', sign_out: 'إغلاق كل الجلسات', signed_out: 'أُغلقت كل الجلسات.',
    own: 'هذا حسابكم: لا يغيّر دوره وحالته إلا مدير آخر.', story: 'سجله', bookings: 'الحجوزات', packs: 'الباقات', payments: 'الدفعات', trail: 'ما حدث له', acts: 'ما قام به', nothing: 'لا شيء حتى الآن.', failed: 'تعذرت قراءة الحساب',
    rights: 'من يمكنه ماذا', rights_help: 'هذا هو الجدول الذي يطبقه الخادم عند كل طلب. لا يرى اللاعب إلا ما يخصه.', right: 'الحق', yes: 'نعم', no: 'لا', verified_only: 'بريد موثّق',
  },
  kinds: {
    chat: 'محادثة', message: 'رسالة خاصة', reply: 'رد', community_report: 'بلاغ',
    booking: 'حجز', customer: 'زبون', user: 'حساب', subscription: 'باقة', payment: 'دفعة', cash_session: 'صندوق', bank_profile: 'صيغة كشف', bank_line: 'تحويل', block: 'إغلاق وقت', pitch: 'ملعب', pricing: 'ثمن',
    tariff: 'تعريفة', addon: 'إضافة', venue: 'إعدادات', tournament: 'بطولة', team: 'فريق', match: 'مباراة', academySeason: 'موسم', academySession: 'حصة', registration: 'تسجيل', discussion: 'نقاش', media: 'وسيط',
    partner: 'شريك', promo: 'عرض', contact: 'رسالة', mail: 'بريد',
  },
  states: { active: 'نشط', inactive: 'معطّل', erased: 'محذوف', verified: 'موثّق', unverified: 'غير موثّق', open: 'مفتوح', closed: 'مغلق', waiting: 'في الانتظار', received: 'مستلم', confirmed: 'مؤكد', cancelled: 'ملغى', given_up: 'متروك', due: 'للإرسال', frozen: 'مجمد', new: 'جديد', read: 'مقروء', answered: 'تم الجواب', dismissed: 'محفوظ', player: 'لاعب', staff: 'الاستقبال', admin: 'مدير' },
  changed: {
    totalCents: 'الثمن', amountCents: 'المبلغ', paidCents: 'مجموع المستلم', totalPaidCents: 'مجموع المستلم', floatCents: 'رصيد البداية', differenceCents: 'الفرق', pitch: 'الملعب', start: 'البداية', end: 'النهاية', date: 'اليوم', startTime: 'البداية', endTime: 'النهاية',
    method: 'الطريقة', hours: 'الساعات', fields: 'الحقول', booking: 'الحجز', subscription: 'الباقة', payment: 'الدفعة', customer: 'الزبون', numberOfHours: 'الساعات', overrides: 'تجاوزات', was: 'من قبل',
  },
};
