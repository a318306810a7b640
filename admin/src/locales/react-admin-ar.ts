import type { TranslationMessages } from 'ra-core';

/**
 * react-admin's own texts in Arabic. The published Arabic package is for another major version and
 * contains no built code.
 */
export const reactAdminArabic: TranslationMessages = {
  ra: {
    action: {
      add_filter: 'إضافة مرشح',
      add: 'إضافة',
      back: 'رجوع',
      bulk_actions:
        'لم يُحدد أي عنصر |||| عنصر واحد محدد |||| عنصران محددان |||| %{smart_count} عناصر ' +
        'محددة |||| %{smart_count} عنصرًا محددًا |||| %{smart_count} عنصر محدد',
      cancel: 'إلغاء',
      clear_array_input: 'إفراغ القائمة',
      clear_input_value: 'مسح القيمة',
      clone: 'نسخ',
      confirm: 'تأكيد',
      create: 'إنشاء',
      create_item: 'إنشاء %{item}',
      delete: 'حذف',
      edit: 'تعديل',
      export: 'تصدير',
      list: 'قائمة',
      refresh: 'تحيين',
      remove_filter: 'إزالة هذا المرشح',
      remove_all_filters: 'إزالة كل المرشحات',
      remove: 'إزالة',
      reset: 'استرجاع القيم الأولى',
      save: 'حفظ',
      search: 'بحث',
      search_columns: 'البحث في الأعمدة',
      select_all: 'تحديد الكل',
      select_all_button: 'تحديد الكل',
      select_row: 'تحديد هذا السطر',
      show: 'عرض',
      sort: 'ترتيب',
      undo: 'تراجع',
      unselect: 'إلغاء التحديد',
      expand: 'توسيع',
      close: 'إغلاق',
      open_menu: 'فتح القائمة',
      close_menu: 'إغلاق القائمة',
      update: 'تحديث',
      move_up: 'نقل إلى أعلى',
      move_down: 'نقل إلى أسفل',
      open: 'فتح',
      toggle_theme: 'تبديل المظهر الفاتح والداكن',
      select_columns: 'الأعمدة',
      update_application: 'إعادة تحميل التطبيق',
    },
    boolean: { true: 'نعم', false: 'لا', null: ' ' },
    page: {
      create: 'إنشاء %{name}',
      dashboard: 'الرئيسية',
      edit: '%{name} %{recordRepresentation}',
      error: 'حدث خطأ ما',
      list: '%{name}',
      loading: 'جارٍ التحميل',
      not_found: 'غير موجود',
      show: '%{name} %{recordRepresentation}',
      empty: 'لا يوجد %{name} بعد.',
      invite: 'هل تريدون إضافة واحد؟',
      access_denied: 'الدخول مرفوض',
      authentication_error: 'خطأ في التحقق من الهوية',
    },
    input: {
      file: {
        upload_several: 'اسحبوا ملفات إلى هنا لرفعها، أو انقروا لاختيار ملف.',
        upload_single: 'اسحبوا ملفًا إلى هنا لرفعه، أو انقروا لاختياره.',
      },
      image: {
        upload_several: 'اسحبوا صورًا إلى هنا لرفعها، أو انقروا لاختيار صورة.',
        upload_single: 'اسحبوا صورة إلى هنا لرفعها، أو انقروا لاختيارها.',
      },
      references: {
        all_missing: 'تعذر العثور على البيانات المرتبطة.',
        many_missing: 'لم يعد أحد العناصر المرتبطة متوفرًا.',
        single_missing: 'لم يعد العنصر المرتبط متوفرًا.',
      },
      password: { toggle_visible: 'إخفاء كلمة المرور', toggle_hidden: 'إظهار كلمة المرور' },
    },
    message: {
      about: 'حول',
      access_denied: 'ليست لديكم صلاحية الدخول إلى هذه الصفحة',
      are_you_sure: 'هل أنتم متأكدون؟',
      authentication_error: 'أجاب خادم الدخول بخطأ وتعذر التحقق من هويتكم.',
      auth_error: 'حدث خطأ أثناء التحقق من رمز الدخول.',
      bulk_delete_content:
        'هل تريدون فعلًا حذف %{name}؟ |||| هل تريدون فعلًا حذف %{name}؟ |||| هل تريدون ' +
        'فعلًا حذف هذين العنصرين؟ |||| هل تريدون فعلًا حذف هذه العناصر (%{smart_count})؟ ' +
        '|||| هل تريدون فعلًا حذف %{smart_count} عنصرًا؟ |||| هل تريدون فعلًا حذف ' +
        '%{smart_count} عنصر؟',
      bulk_delete_title:
        'حذف %{name} |||| حذف %{name} |||| حذف عنصرين من %{name} |||| حذف %{smart_count} ' +
        'عناصر من %{name} |||| حذف %{smart_count} عنصرًا من %{name} |||| حذف ' +
        '%{smart_count} عنصر من %{name}',
      bulk_update_content:
        'هل تريدون فعلًا تعديل %{name} %{recordRepresentation}؟ |||| هل تريدون فعلًا تعديل ' +
        '%{name} %{recordRepresentation}؟ |||| هل تريدون فعلًا تعديل هذين العنصرين؟ |||| ' +
        'هل تريدون فعلًا تعديل هذه العناصر (%{smart_count})؟ |||| هل تريدون فعلًا تعديل ' +
        '%{smart_count} عنصرًا؟ |||| هل تريدون فعلًا تعديل %{smart_count} عنصر؟',
      bulk_update_title:
        'تعديل %{name} %{recordRepresentation} |||| تعديل %{name} %{recordRepresentation} ' +
        '|||| تعديل عنصرين من %{name} |||| تعديل %{smart_count} عناصر من %{name} |||| ' +
        'تعديل %{smart_count} عنصرًا من %{name} |||| تعديل %{smart_count} عنصر من %{name}',
      clear_array_input: 'هل تريدون فعلًا إفراغ القائمة كلها؟',
      delete_content: 'هل تريدون فعلًا حذف %{name}؟',
      delete_title: 'حذف %{name} %{recordRepresentation}',
      details: 'التفاصيل',
      error: 'حدث خطأ في التطبيق ولم يكتمل طلبكم.',
      invalid_form: 'الاستمارة غير صحيحة. تحققوا من الأخطاء المشار إليها',
      loading: 'يرجى الانتظار',
      no: 'لا',
      not_found: 'العنوان خاطئ، أو أن الرابط الذي اتبعتموه غير صالح.',
      select_all_limit_reached: 'العناصر كثيرة ولا يمكن تحديدها كلها. حُدد أول %{max} عنصر فقط.',
      unsaved_changes: 'بعض تغييراتكم لم تُحفظ. هل تريدون فعلًا تجاهلها؟',
      yes: 'نعم',
      placeholder_data_warning: 'مشكل في الشبكة: تعذر تحيين البيانات.',
    },
    navigation: {
      clear_filters: 'إزالة المرشحات',
      no_filtered_results: 'لا توجد نتائج في %{name} بهذه المرشحات.',
      no_results: 'لا توجد نتائج في %{name}',
      no_more_results: 'رقم الصفحة %{page} خارج الحدود. جرّبوا الصفحة السابقة.',
      page_out_of_boundaries: 'رقم الصفحة %{page} خارج الحدود',
      page_out_from_end: 'هذه آخر صفحة',
      page_out_from_begin: 'هذه أول صفحة',
      page_range_info: '%{offsetBegin}-%{offsetEnd} من %{total}',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd} من أكثر من %{offsetEnd}',
      current_page: 'الصفحة %{page}',
      page: 'الذهاب إلى الصفحة %{page}',
      first: 'الذهاب إلى أول صفحة',
      last: 'الذهاب إلى آخر صفحة',
      next: 'الصفحة التالية',
      previous: 'الصفحة السابقة',
      page_rows_per_page: 'عدد الأسطر في الصفحة:',
      skip_nav: 'الانتقال إلى المحتوى',
    },
    sort: { sort_by: 'ترتيب حسب %{field_lower_first} %{order}', ASC: 'تصاعديًا', DESC: 'تنازليًا' },
    auth: {
      auth_check_error: 'يرجى تسجيل الدخول للمتابعة',
      user_menu: 'الحساب',
      username: 'اسم المستخدم',
      password: 'كلمة المرور',
      email: 'البريد الإلكتروني',
      sign_in: 'تسجيل الدخول',
      sign_in_error: 'تعذر تسجيل الدخول، حاولوا مرة أخرى',
      logout: 'تسجيل الخروج',
    },
    notification: {
      updated:
        'لم يُحدَّث أي عنصر |||| تم تحديث العنصر |||| تم تحديث عنصرين |||| تم تحديث ' +
        '%{smart_count} عناصر |||| تم تحديث %{smart_count} عنصرًا |||| تم تحديث ' +
        '%{smart_count} عنصر',
      created: 'تم إنشاء العنصر',
      deleted:
        'لم يُحذف أي عنصر |||| تم حذف العنصر |||| تم حذف عنصرين |||| تم حذف %{smart_count} ' +
        'عناصر |||| تم حذف %{smart_count} عنصرًا |||| تم حذف %{smart_count} عنصر',
      bad_item: 'عنصر غير صحيح',
      item_doesnt_exist: 'هذا العنصر غير موجود',
      http_error: 'خطأ في التواصل مع الخادم',
      data_provider_error: 'خطأ في قراءة البيانات. التفاصيل في سجل المتصفح.',
      i18n_error: 'تعذر تحميل نصوص اللغة المطلوبة',
      canceled: 'تم إلغاء العملية',
      logged_out: 'انتهت جلستكم، يرجى تسجيل الدخول من جديد.',
      not_authorized: 'ليست لديكم صلاحية الوصول إلى هذا العنصر.',
      application_update_available: 'تتوفر نسخة جديدة.',
      offline: 'لا يوجد اتصال. تعذر جلب البيانات.',
    },
    validation: {
      required: 'إلزامي',
      minLength: 'عدد الأحرف على الأقل: %{min}',
      maxLength: 'عدد الأحرف على الأكثر: %{max}',
      minValue: '%{min} على الأقل',
      maxValue: '%{max} على الأكثر',
      number: 'يجب أن يكون رقمًا',
      email: 'يجب أن يكون بريدًا إلكترونيًا صحيحًا',
      oneOf: 'يجب أن يكون واحدًا من: %{options}',
      regex: 'يجب أن يوافق الصيغة: %{pattern}',
      unique: 'يجب ألا يتكرر',
    },
    saved_queries: {
      label: 'عمليات البحث المحفوظة',
      query_name: 'اسم البحث',
      new_label: 'حفظ البحث الحالي…',
      new_dialog_title: 'حفظ البحث الحالي باسم',
      remove_label: 'حذف البحث المحفوظ',
      remove_label_with_name: 'حذف البحث «%{name}»',
      remove_dialog_title: 'هل تريدون حذف البحث المحفوظ؟',
      remove_message: 'هل تريدون فعلًا حذف هذا البحث من قائمتكم؟',
      help: 'استعملوا المرشحات ثم احفظوا البحث للرجوع إليه',
    },
    guesser: { empty: { title: 'لا توجد بيانات', message: 'تحققوا من مصدر البيانات' } },
    configurable: {
      customize: 'تخصيص',
      configureMode: 'إعداد هذه الصفحة',
      inspector: {
        title: 'أداة التخصيص',
        content: 'مرّروا المؤشر على عناصر الواجهة لإعدادها',
        reset: 'استرجاع الإعدادات',
        hideAll: 'إخفاء الكل',
        showAll: 'إظهار الكل',
      },
      Datagrid: { title: 'جدول', unlabeled: 'عمود بلا عنوان رقم %{column}' },
      SimpleForm: { title: 'استمارة', unlabeled: 'حقل بلا عنوان رقم %{input}' },
      SimpleList: {
        title: 'قائمة',
        primaryText: 'النص الأول',
        secondaryText: 'النص الثاني',
        tertiaryText: 'النص الثالث',
      },
    },
  },
};
