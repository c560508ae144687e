import { serverStrings } from '../../language/index.server.ts';
import { fill } from '../../language/index.ts';
import { pageChangesOf } from '../pageChanges.ts';
import styles from './LastChange.module.css';

/** When the page was changed last, and by how many people. `folder`: of its file, inside the content. */
export function LastChange({ folder }: { folder: string }) {
  const { page } = serverStrings();
  const changes = pageChangesOf(folder);
  if (!changes) return null;
  const people = String(changes.people);
  return (
    <p className={styles.change}>
      {`${page.lastChanged} `}
      <time dateTime={changes.day}>{changes.day}</time>
      {` · ${changes.people === 1 ? page.oneContributor : fill(page.contributors, { people })}`}
    </p>
  );
}
