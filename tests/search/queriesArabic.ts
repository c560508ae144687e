import type { Judged } from './queries.ts';

const grid = '/x/react-data-grid';
const pickers = '/x/react-date-pickers';
const charts = '/x/react-charts';
const tree = '/x/react-tree-view';

/** What readers of the Arabic site type: titles, tasks, and Latin names among Arabic words. */
export const arabicQueries: Judged[] = [
  // Titles, with and without the article, with other spellings
  ['الفرز', `${grid}/sorting/`],
  ['تصفية', `${grid}/filtering/`],
  ['تقسيم الصفحات', `${grid}/pagination/`],
  ['التحرير', `${grid}/editing/`],
  ['تعريف الاعمدة', `${grid}/column-definition/`],
  ['تحديث الصفوف', `${grid}/row-updates/`],
  ['التثبيت', '/x/introduction/installation/'],
  ['الترخيص', '/x/introduction/licensing/'],
  ['منتقي التاريخ', `${pickers}/date-picker/`],
  ['المحاور', `${charts}/axis/`],
  ['الأعمدة البيانية', `${charts}/bars/`],
  // Tasks in a developer's words
  ['كيف أرتب الصفوف حسب عدة أعمدة', `${grid}/sorting/`],
  ['ترتيب تنازلي', `${grid}/sorting/`],
  ['الفرز على الخادم', `${grid}/sorting/`],
  ['إخفاء أيقونة الفرز', `${grid}/sorting/`],
  ['تعطيل الفلترة', `${grid}/filtering/`],
  ['نموذج التصفية', `${grid}/filtering/`],
  ['حجم الصفحة', `${grid}/pagination/`],
  ['تحميل الصفحات من الخادم', `${grid}/pagination/`],
  ['تعديل صف كامل', `${grid}/editing/`],
  ['التحقق من القيمة قبل الحفظ', `${grid}/editing/`],
  ['أنواع الأعمدة', `${grid}/column-definition/`],
  ['عرض مخصص للخلية', `${grid}/column-definition/`],
  ['تحديث صف واحد', `${grid}/row-updates/`],
  ['مفتاح الترخيص', '/x/introduction/licensing/'],
  ['إزالة العلامة المائية', '/x/introduction/licensing/'],
  ['تكديس الأعمدة في مخطط', `${charts}/bars/`],
  ['أعمدة أفقية', `${charts}/bars/`],
  ['خطوط مرجعية', `${charts}/axis/`],
  ['تدوير تسميات المحور', `${charts}/axis/`],
  ['البدء السريع مع الشجرة', `${tree}/quickstart/`],
  ['منع اختيار بعض التواريخ', `${pickers}/date-picker/`],
  // Latin names among Arabic words
  ['خاصية pageSizeOptions', `${grid}/pagination/`],
  ['استخدام sortModel', `${grid}/sorting/`],
  ['renderCell خلية', `${grid}/column-definition/`],
  ['إضافة LocalizationProvider', `${pickers}/quickstart/`],
  ['تثبيت Tree View', `${tree}/quickstart/`],
  ['مخططات Charts البدء السريع', `${charts}/quickstart/`],
  ['ضبط TypeScript للسمة في Data Grid', `${grid}/quickstart/`],
  // A reader who knows the English name
  ['sorting', `${grid}/sorting/`],
  ['row updates', `${grid}/row-updates/`],
  ['مقارنة الخطط في Data Grid', `${grid}/`],
];
