import { type Cover, coverShapes, coverTitle, type CoverShape } from 'chart-geometry/cover';
import { createElement, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Rough width of a text in em: Chinese 1, Latin and digits .6. */
const width = (text: string) => [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? 1 : 0.6), 0);

const room = (names: readonly string[]) => Math.max(...names.map((name) => name.length)) * 23 + 24;

function draw(shape: CoverShape, key: number): ReactNode {
  if (shape.tag === 'g') return <g key={key}>{shape.parts.map(draw)}</g>;
  if (shape.tag === 'text') {
    const { tag: _tag, words, mono, ...place } = shape;
    return (
      <text key={key} className={mono && styles.mono} {...place}>
        {words}
      </text>
    );
  }
  const { tag, tone, ...place } = shape;
  return createElement(tag, { key, className: styles[tone], ...place });
}

interface Props {
  cover: Cover | undefined;
}

/** The drawing of a post, made from its own figures. Decorative: the post's words say the same. */
export default function PostCover({ cover }: Props): ReactNode {
  if (!cover) return null;
  return (
    <div className={styles.cover} aria-hidden="true">
      <svg viewBox="0 0 640 360" width="640" height="360" focusable="false">
        <text {...coverTitle(cover.kind, width(cover.title))} fontWeight={700}>
          {cover.title}
        </text>
        {coverShapes(cover, room).map(draw)}
      </svg>
    </div>
  );
}
