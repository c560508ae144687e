import { demoAssets } from './assets.ts';
import { DemoCodePanel } from './DemoCodePanel.tsx';
import { DemoFrame } from './DemoFrame.tsx';
import type { DemoModule } from './description.ts';

interface DemoProps {
  /** Reserved for the running demo, so that nothing shifts when it loads. */
  height: number;
  /** Bound at compilation, from `name`. */
  demo: DemoModule;
}

/** A running example and its code. The code is plain HTML; the example is loaded when it comes near. */
export function Demo({ height, demo: { description } }: DemoProps) {
  const { id, name, stylings, packages } = description;
  const assets = Object.fromEntries(stylings.map((styling) => [styling, demoAssets(id, styling)]));
  return (
    <DemoFrame id={id} name={name} height={height} assets={assets} packages={packages}>
      <DemoCodePanel description={description} />
    </DemoFrame>
  );
}
