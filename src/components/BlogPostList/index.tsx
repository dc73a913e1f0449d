import Link from '@docusaurus/Link';
import PostCover from '@site/src/components/PostCover';
import ContentTree from '@site/src/components/ContentTree';
import type { CoverProp } from '@site/plugins/blog/client';
import type { PostEntry } from '@site/plugins/content-db/client';
import { dateWords } from '@site/src/domain/format';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  posts: readonly PostEntry[];
  /** drawings by path */
  covers: Readonly<Record<string, CoverProp>>;
  /** level of the titles, default 2 */
  level?: 2 | 3;
}

/** Posts as cards: drawing, date, title, excerpt. */
export default function BlogPostList({ posts, covers, level = 2 }: Props): ReactNode {
  const Title = `h${level}` as 'h2' | 'h3';
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.path}>
          <article className={styles.card}>
            <PostCover cover={covers[post.path]} />
            <time dateTime={post.date}>{dateWords(post.date)}</time>
            <Title>
              <Link to={post.path}>{post.title}</Link>
            </Title>
            <div className={styles.excerpt}>
              <ContentTree node={post.excerpt} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
