import Link from '@docusaurus/Link';
import PostCover from '@site/src/components/PostCover';
import type { PostProp } from '@site/plugins/blog/client';
import { dateWords } from '@site/src/domain/format';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  posts: readonly PostProp[];
  /** level of the titles, default 2 */
  level?: 2 | 3;
}

/** Posts as cards: drawing, date, title, description. */
export default function BlogPostList({ posts, level = 2 }: Props): ReactNode {
  const Title = `h${level}` as 'h2' | 'h3';
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.permalink}>
          <article className={styles.card}>
            <PostCover cover={post.cover} />
            <time dateTime={post.date}>{dateWords(post.date)}</time>
            <Title>
              <Link to={post.permalink}>{post.title}</Link>
            </Title>
            <p>{post.description}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
