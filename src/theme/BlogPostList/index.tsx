/**
 * Origin: this site
 * Kind: own
 * Why: The list of posts as cards with their drawings, on the home page, the list of the blog and the pages of tags.
 */
import Link from '@docusaurus/Link';
import PostCover from '@site/src/features/blog/PostCover';
import PostDate from '@site/src/features/blog/PostDate';
import type { Cover } from 'chart-geometry/cover';
import type { PostEntry } from '@site/plugins/content-db/client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  posts: readonly PostEntry[];
  covers: Readonly<Record<string, Cover>>;
  level?: 2 | 3;
  /** only cover, date and title */
  isBrief?: boolean;
}

export default function BlogPostList({ posts, covers, level = 2, isBrief = false }: Props): ReactNode {
  const Title: 'h2' | 'h3' = `h${level}`;
  return (
    <ul className={clsx(styles.list, isBrief && styles.brief)}>
      {posts.map((post) => (
        <li key={post.path}>
          <article className={styles.card}>
            <PostCover cover={covers[post.path]} />
            <PostDate date={post.date} note={post.dateNote} className="mt3 t15 mute" />
            <Title>
              <Link to={post.path}>{post.title}</Link>
            </Title>
            {!isBrief && <p className="smallLoose mute">{post.description}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
}
