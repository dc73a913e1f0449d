import Link from '@docusaurus/Link';
import type { PostLine } from '@site/plugins/content-db/client';
import { shownTags } from '@site/src/features/blog/postTags';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  posts: readonly PostLine[];
  level?: 2 | 3;
}

export default function PostArchive({ posts, level = 2 }: Props): ReactNode {
  const Year: 'h2' | 'h3' = `h${level}`;
  const years = [...new Set(posts.map((p) => p.date.slice(0, 4)))];
  return (
    <div className={styles.archive}>
      {years.map((year) => (
        <section key={year} className="split">
          <Year>{year}</Year>
          <ul>
            {posts
              .filter((p) => p.date.startsWith(year))
              .map((post) => (
                <li key={post.path}>
                  <time className="mute t15" dateTime={post.date}>
                    {post.date.slice(5)}
                  </time>
                  <div className="plain">
                    <Link className="bold" to={post.path}>
                      {post.title}
                    </Link>
                    {post.dateNote}
                  </div>
                  <span className="mute t15">{shownTags(post.tags).join('、')}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
