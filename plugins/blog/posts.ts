import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { PostProp, TagCountProp } from './client';
import { toCoverProp } from './cover';

/** A post as lists show it. @throws Error when its description is missing or its cover is wrong */
export function toPostProp(catalogue: Catalogue, { metadata }: BlogPost): PostProp {
  const file = metadata.source.replace('@site/', '');
  const date = metadata.date.toISOString().slice(0, 10);
  if (!metadata.frontMatter.description) {
    throw new Error(`${file}：缺少description。修正：在檔案開頭加上一兩句說明，卡片與搜尋結果會用到。`);
  }
  return {
    permalink: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    date,
    tags: metadata.tags.map(({ label, permalink }) => ({ label, permalink })),
    cover: toCoverProp(catalogue, (metadata.frontMatter as Record<string, unknown>)['cover'], date, file),
  };
}

/** Tags with their number of posts, most used first. */
export function toTagCounts(content: Pick<BlogContent, 'blogTags'>): TagCountProp[] {
  return Object.values(content.blogTags)
    .filter((tag) => !tag.unlisted)
    .map((tag) => ({
      label: tag.label,
      permalink: tag.permalink,
      ...(tag.description ? { description: tag.description } : {}),
      count: tag.items.length,
    }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'zh-Hant'));
}
