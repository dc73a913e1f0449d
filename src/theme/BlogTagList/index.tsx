/**
 * Origin: this site
 * Kind: own
 * Why: The list of tags of a post, or of all posts with how many have each.
 */
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { tagPage } from '@site/src/lib/addresses/pages';
import { shownTags } from '@site/src/features/blog/postTags';
import styles from './styles.module.css';

interface Props {
  tags: readonly { label: string; permalink: string; count?: number }[];
  className?: string;
}

export const toTags = (names: readonly string[]) =>
  names.map((label) => ({ label, permalink: tagPage(label) }));

export default function BlogTagList({ tags, className }: Props): ReactNode {
  const shown = shownTags(tags.map(({ label }) => label));
  return (
    <ul className={clsx(styles.tags, className)}>
      {tags
        .filter(({ label }) => shown.includes(label))
        .map(({ label, permalink, count }) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link>
            {count !== undefined && (
              <span className="mute">
                {count}
                <span className="vh">篇</span>
              </span>
            )}
          </li>
        ))}
    </ul>
  );
}
