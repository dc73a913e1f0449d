import Link from '@docusaurus/Link';
import type { PostProp } from '@site/plugins/blog/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  posts: readonly PostProp[];
  level?: 2 | 3;
}

/** Posts as lines, grouped by year, newest first. */
export default function PostArchive({ posts, level = 2 }: Props): ReactNode {
  const Year = `h${level}` as 'h2' | 'h3';
  const years = [...new Set(posts.map((p) => p.date.slice(0, 4)))];
  return (
    <div className={styles.archive}>
      {years.map((year) => (
        <section key={year}>
          <Year>{year}</Year>
          <ul>
            {posts
              .filter((p) => p.date.startsWith(year))
              .map((post) => (
                <li key={post.permalink}>
                  <time dateTime={post.date}>{post.date.slice(5)}</time>
                  <Link to={post.permalink}>{post.title}</Link>
                  <span>{post.tags.map((t) => t.label).join('、')}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
