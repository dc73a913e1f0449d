import { describe, expect, it } from 'vitest';
import { toFeedHtml } from './feedHtml';
import { readFixture } from '@site/tests/support/readFixture';

const { posts } = readFixture<{ posts: { what: string; page: string; feed: string }[] }>('feed-html');

describe('the text of a post in feeds', () => {
  it.each(posts)('$what', ({ page, feed }) => expect(toFeedHtml(page)).toBe(feed));
});
