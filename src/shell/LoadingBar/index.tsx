import type { ReactNode } from 'react';

/** The bar at the top of the window while a page loads (show.ts). It is the first element of every page. */
export default function LoadingBar(): ReactNode {
  return (
    <div data-loading-bar="idle">
      {/* Always there: screen readers often miss a live region that is added together with its text. */}
      <span className="vh" role="status" />
    </div>
  );
}
