/**
 * Origin: this site
 * Kind: own
 * Why: The comments on a page, one thread per path; what has state is an island (src/features/comments).
 */
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { island } from '@site/src/lib/ui/island';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { ANCHORS } from '@site/src/lib/addresses/anchors';
import { toPath } from 'html-first/client';
import { thirdParties } from '@site/src/lib/browser/thirdParties';
import type { ReactNode } from 'react';
import ThreadBox from '@site/src/features/comments/CommentWidget/ThreadBox';

const Thread = island('comments', ThreadBox);

const DISCUSSIONS = 'GitHub Discussions';

/** Comments on the page, one thread per path. Draws nothing where the build has comments switched off. */
export default function CommentWidget(): ReactNode {
  const { comments } = thirdParties;
  const { pathname } = useLocation();
  const term = toPath(pathname, useBaseUrl('/'));
  if (!comments || term === null) return null;
  const discussions = `https://github.com/${comments.repo}/discussions`;
  return (
    <section className="section noPrint" aria-labelledby="comments">
      <SectionHead id="comments" title="留言">
        <p>
          留言存放在
          <a href={discussions} lang="en">
            {DISCUSSIONS}
          </a>
          ，由giscus顯示在這裡，捲到附近才載入。載入時，giscus與GitHub會知道有人來看這一頁，細節見
          <Link to={ANCHORS.comments}>隱私說明</Link>。
        </p>
      </SectionHead>
      {/* While the site is edited, React draws the next post in the same place: a new key gives it its own thread. */}
      <Thread key={term} settings={comments} term={term} discussions={discussions} />
    </section>
  );
}
