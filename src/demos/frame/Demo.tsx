import { hasLicense } from 'virtual:demo-license';
import type { ReactNode } from 'react';
import { demoAssets } from '../run/index.server.ts';
import { DemoPreviews } from './DemoPreviews.tsx';
import { DemoSource } from './DemoSource.tsx';
import { needsLicense, type DemoHeight, type DemoModule } from '../source/index.ts';
import { DemoFrame } from './DemoFrame.tsx';
import { LicenseNote } from './LicenseNote.tsx';
import { demoPictures } from '../../pictures/index.ts';

interface DemoProps {
  /** Reserved for the running demo, so that nothing shifts when it loads. */
  height: DemoHeight;
  /** Bound at compilation, from `name`. */
  demo: DemoModule;
  /** On the demo's own page. */
  alone?: boolean;
  /** Uses the free margins beside the text: for what needs room, as a calendar of a month. */
  wide?: boolean;
  /** A drawing that is shown while there is no picture; the demo waits until a reader acts. */
  children?: ReactNode;
}

/** A running example and its code. The code is plain HTML; the example is loaded when it comes near. */
export function Demo({ height, demo: { description }, alone, wide, children }: DemoProps) {
  const { id, name, stylings, packages, files } = description;
  const resolved = stylings.map((styling) => [styling, demoAssets(id, styling)] as const);
  const assets = Object.fromEntries(
    resolved.map(([styling, { js, css }]) => [styling, { js, css }]),
  );
  const bytes = Object.fromEntries(resolved.map(([styling, it]) => [styling, it.bytes]));
  const isLicensed = needsLicense(packages);
  return (
    <>
      <DemoFrame
        id={id}
        name={name}
        height={height}
        assets={assets}
        bytes={bytes}
        stylings={stylings}
        fileNames={files.map((file) => file.name)}
        licensed={isLicensed && hasLicense}
        alone={alone}
        wide={wide}
        picture={children}
        pictures={demoPictures(description)}
        previews={<DemoPreviews description={description} />}
        source={<DemoSource description={description} />}
      />
      {isLicensed && !hasLicense && <LicenseNote />}
    </>
  );
}
