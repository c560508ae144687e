import type { ReactNode } from 'react';
import { createIcon } from '../../ui/index.ui.ts';

const icon = (children: ReactNode) => createIcon(children, 18);

export const CodeIcon = icon(<path d="m8 7-5 5 5 5m8-10 5 5-5 5" />);
export const EditIcon = icon(<path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17v3Zm10.5-12 3 3" />);
export const CopyIcon = icon(
  <path d="M9 9h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9Zm6-4a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2" />,
);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1" />,
);
export const ResetIcon = icon(<path d="M4 4v5h5M4.6 9A8 8 0 1 1 4 13.5" />);
export const FullScreenIcon = icon(
  <path d="M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4" />,
);
export const LeaveFullScreenIcon = icon(<path d="M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5" />);
export const MoreIcon = icon(
  <>
    <circle cx="5" cy="12" r="1.2" fill="currentColor" />
    <circle cx="12" cy="12" r="1.2" fill="currentColor" />
    <circle cx="19" cy="12" r="1.2" fill="currentColor" />
  </>,
);
export const PageIcon = icon(
  <path d="M13 5h6v6m0-6-8.5 8.5M10 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-4" />,
);
export const PlaygroundIcon = icon(<path d="M3 5h18v14H3V5Zm9 0v14M6.5 9.5 8.5 11.5l-2 2" />);
export const ThemeIcon = icon(
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.4 0 2-.9 1.6-2.1-.5-1.6.4-2.9 2-2.9h2.2c1.7 0 2.7-1 2.7-2.8C20.5 7.5 16.7 3.5 12 3.5ZM7.5 12h.01M9.5 8h.01M14.5 8h.01" />,
);
export const StackBlitzIcon = icon(<path d="M13 3 5 13.5h6L10.5 21 19 10h-6V3Z" />);
export const CodeSandboxIcon = icon(
  <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9v9m0-9 8-4.5M12 12 4 7.5" />,
);
export const DownloadIcon = icon(<path d="M12 4v11m-5-4.5 5 5 5-5M4 20h16" />);
export const PhoneIcon = icon(<path d="M8 3h8v18H8zM11 18h2" />);
export const TabletIcon = icon(<path d="M4 3h16v18H4zM11 18h2" />);
export const WideIcon = icon(<path d="M3 12h18M6 9l-3 3 3 3m12-6 3 3-3 3" />);
export const DarkIcon = icon(<path d="M20 14a8 8 0 1 1-10-10 6.5 6.5 0 0 0 10 10Z" />);
export const RtlIcon = icon(<path d="M20 7H10a3 3 0 0 0 0 6h3M7 17H4m3-3-3 3 3 3m-3-3h16" />);
