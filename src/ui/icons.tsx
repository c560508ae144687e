import { createIcon } from './createIcon.tsx';

export const MenuIcon = createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = createIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const SettingsIcon = createIcon(
  <>
    <path d="M4 8h9m4 0h3M4 16h3m4 0h9" />
    <circle cx="15" cy="8" r="2" />
    <circle cx="9" cy="16" r="2" />
  </>,
);
export const MoonIcon = createIcon(
  <path d="M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5Z" />,
);
export const SunIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4" />
  </>,
);
export const CodeIcon = createIcon(<path d="m9 7-5 5 5 5m6-10 5 5-5 5" />);
export const ChevronIcon = createIcon(<path d="m7 10 5 5 5-5" />);
export const ArrowUpIcon = createIcon(<path d="M12 19V5m-6 6 6-6 6 6" />);
export const NoteIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5m0-8.5v.2" />
  </>,
);
export const TipIcon = createIcon(
  <path d="M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.6 10.8c.7.5 1 1 1.1 2.2h5c.1-1.2.4-1.7 1.1-2.2A6 6 0 0 0 12 3Z" />,
);
export const WarningIcon = createIcon(<path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.2" />);
