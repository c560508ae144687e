interface HeadingTop {
  id: string;
  top: number;
}

/** The heading whose text is being read: the last one above the line, and the last of all at the end. */
export function currentHeading(
  tops: HeadingTop[],
  { line, atEnd, scrolled }: { line: number; atEnd: boolean; scrolled: boolean },
): string | undefined {
  if (atEnd && scrolled) return tops.at(-1)?.id;
  return tops.findLast(({ top }) => top <= line)?.id;
}
