import type { SettingsStrings } from '../preferences/index.ts';
import type {
  DemoStrings,
  EditorStrings,
  PlaygroundStrings,
  GalleryStrings,
} from './strings/demos.ts';
import type {
  PageStrings,
  TranslationStrings,
  TwinStrings,
  CodeBlockStrings,
  FeedbackStrings,
  ReadingStrings,
} from './strings/page.ts';
import type { PlanTableStrings } from './strings/planTable.ts';
import type {
  ApiStrings,
  SizesStrings,
  WhatsNewStrings,
  NamesStrings,
  CodemodStrings,
} from './strings/reference.ts';
import type { SearchStrings } from './strings/search.ts';
import type {
  HeaderStrings,
  ProductStrings,
  VersionStrings,
  SidebarStrings,
  FooterStrings,
  SiteThemeStrings,
  NotFoundStrings,
  OfflineStrings,
  SponsorStrings,
  AnnouncementStrings,
} from './strings/shell.ts';
import type { ThemeBuilderStrings } from './strings/themeBuilder.ts';

export type * from './strings/demos.ts';
export type * from './strings/page.ts';
export type * from './strings/planTable.ts';
export type * from './strings/reference.ts';
export type * from './strings/search.ts';
export type * from './strings/shell.ts';
export type * from './strings/themeBuilder.ts';

/**
 * Every text of the shell. Plain strings only, so that a language travels as data;
 * `{name}` marks a place that `fill` replaces. A language that misses one does not compile.
 * To add a text, declare it in `strings/`, then write it in the file of the same name in `english/`.
 */
export interface Strings {
  header: HeaderStrings;
  search: SearchStrings;
  products: ProductStrings;
  versions: VersionStrings;
  /** The panel's words are the preferences room's; `open` and `switchMode` are buttons in the header. */
  settings: SettingsStrings & { open: string; switchMode: string };
  sidebar: SidebarStrings;
  page: PageStrings;
  translation: TranslationStrings;
  twin: TwinStrings;
  plans: { pro: string; premium: string };
  /** Beside the marker in running text. */
  planNames: { pro: string; premium: string };
  /** What the marker means: shown on hover, focus or touch. */
  planTexts: { pro: string; premium: string };
  planTable: PlanTableStrings;
  chips: { new: string; planned: string; preview: string };
  codeBlock: CodeBlockStrings;
  callouts: { note: string; tip: string; warning: string };
  demo: DemoStrings;
  editor: EditorStrings;
  playground: PlaygroundStrings;
  names: NamesStrings;
  codemods: CodemodStrings;
  api: ApiStrings;
  feedback: FeedbackStrings;
  reading: ReadingStrings;
  footer: FooterStrings;
  gallery: GalleryStrings;
  sizes: SizesStrings;
  whatsNew: WhatsNewStrings;
  themeBuilder: ThemeBuilderStrings;
  siteTheme: SiteThemeStrings;
  notFound: NotFoundStrings;
  offline: OfflineStrings;
  sponsor: SponsorStrings;
  announcements: AnnouncementStrings;
}
