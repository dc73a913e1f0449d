import { reportFault } from '@site/src/lib/browser/faults';
import { makeLinksPlain } from '@site/src/lib/browser/history';
import { Component, type ReactNode } from 'react';

interface Props {
  /** finds what the part draws; without it, a part that fails disappears */
  selector?: string;
  onFail?: () => void;
  children: ReactNode;
}

/**
 * A part of the frame that keeps what it says where its code throws, so that it takes nothing else away. Docusaurus' own
 * boundary removes what stood there before anything can look at it.
 */
export default class FramePart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  private said: string | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    makeLinksPlain();
    reportFault('boundary', error);
    this.props.onFail?.();
  }

  override render(): ReactNode {
    const { selector, children } = this.props;
    if (!this.state.failed) return children;
    if (selector === undefined) return null;
    this.said ??= [...document.querySelectorAll(selector)].map((element) => element.outerHTML).join('');
    return (
      <div style={{ display: 'contents' }} data-part-failed dangerouslySetInnerHTML={{ __html: this.said }} />
    );
  }
}
