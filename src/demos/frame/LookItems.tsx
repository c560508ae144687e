import { useDocsConfig } from '../../config/index.ts';
import { DarkIcon, PhoneIcon, RtlIcon, TabletIcon, WideIcon } from './icons.tsx';
import { MenuItem } from './ToolbarMenu.tsx';
import { demoWidths, type DemoLook } from './useDemoLook.ts';

const widthIcons = { phone: <PhoneIcon />, tablet: <TabletIcon />, full: <WideIcon /> };

/** How a demo looks on another screen, in the other mode and direction. */
export function LookItems({ look }: { look: DemoLook }) {
  const { demo } = useDocsConfig().strings;
  return (
    <>
      {demoWidths.map((width) => (
        <MenuItem
          key={width}
          icon={widthIcons[width]}
          choice="radio"
          checked={look.width === width}
          onClick={() => look.setWidth(width)}
        >
          {demo.widths[width]}
        </MenuItem>
      ))}
      <MenuItem
        icon={<DarkIcon />}
        choice="checkbox"
        checked={look.isDark}
        onClick={look.toggleDark}
      >
        {demo.dark}
      </MenuItem>
      <MenuItem icon={<RtlIcon />} choice="checkbox" checked={look.isRtl} onClick={look.toggleRtl}>
        {demo.rtl}
      </MenuItem>
    </>
  );
}
