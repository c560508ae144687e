import { fill } from '../../language/index.ts';
import { serverStrings } from '../../language/index.server.ts';
import { Demo } from './Demo.tsx';
import type { DemoModule } from '../source/index.ts';
import styles from './DemoPage.module.css';

interface DemoPageProps {
  demo: DemoModule;
  /** The page that the demo belongs to. */
  home: { title: string; href: string };
}

/** A demo alone: to be shared, framed or tested. */
export function DemoPage({ demo, home }: DemoPageProps) {
  const { description } = demo;
  const [before = '', after = ''] = fill(serverStrings().demo.belongsTo, { title: '\n' }).split(
    '\n',
  );
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <header className={styles.header}>
        <h1 className={styles.title}>{description.name}</h1>
        <p className={styles.home}>
          {before}
          <a className={styles.link} href={`${home.href}#${description.name}`}>
            {home.title}
          </a>
          {after}
        </p>
      </header>
      <Demo demo={demo} height={description.height} alone />
    </main>
  );
}
