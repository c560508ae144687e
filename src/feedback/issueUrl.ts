interface IssueTarget {
  /** Of the repository. */
  repository: string;
  title: string;
  /** The whole address of the page. */
  address: string;
  /** The id of a heading. */
  section?: string;
}

/** A new issue, filled in. What is written there is sent by the repository's own form. */
export function issueUrl({ repository, title, address, section }: IssueTarget): string {
  const place = section === undefined ? address : `${address}#${section}`;
  const query = new URLSearchParams({ title: `Feedback: ${title}`, body: `${place}\n\n` });
  return `${repository.replace(/\/+$/, '')}/issues/new?${query.toString()}`;
}
