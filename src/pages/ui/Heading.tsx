import type { ReactNode } from 'react';
import { SectionFeedback } from '../../feedback/index.ui.ts';
import { serverStrings } from '../../language/index.server.ts';
import { fill } from '../../language/index.ts';
import type { Plan } from '../pageRecord.ts';
import { PlanMarker } from '../../ui/index.ui.ts';
import { copiedMs } from '../../ui/index.ts';
import styles from './Heading.module.css';

interface HeadingProps {
  id: string;
  plan?: Plan;
  children: ReactNode;
}

function heading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, plan, children }: HeadingProps) {
    const strings = serverStrings();
    return (
      // The link is beside the heading: in it, the title would be read twice.
      <div className={styles[Tag]} data-heading>
        <Tag id={id}>
          <span>{children}</span>
          {plan && <PlanMarker plan={plan} label={strings.planTexts[plan]} explains />}
        </Tag>
        <a
          className={styles.anchor}
          href={`#${id}`}
          aria-label={fill(strings.page.headingLink, { title: textOf(children) })}
          data-copy=""
          data-copied-ms={copiedMs.codeBlock}
        >
          <span className={styles.copied}>{strings.codeBlock.copied}</span>
        </a>
        <SectionFeedback id={id} className={`${styles.anchor} ${styles.say}`} />
      </div>
    );
  };
}

export const H2 = heading('h2');
export const H3 = heading('h3');
export const H4 = heading('h4');

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (node && typeof node === 'object' && 'props' in node) {
    return textOf((node.props as { children?: ReactNode }).children);
  }
  return '';
}
