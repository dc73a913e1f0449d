import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState, type ReactNode } from 'react';

interface Props {
  /** gives the text to copy; called when the button is pressed */
  text: () => string;
  /** label */
  children: ReactNode;
}

/** A button that copies a text and says whether that worked. Without scripts it is not shown, and the text can be selected. */
export default function CopyButton({ text, children }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [said, setSaid] = useState('');
  if (!isBrowser) return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('已複製');
    } catch {
      setSaid('瀏覽器不讓網頁複製，請選取文字自行複製');
    }
  };

  return (
    <>
      <button type="button" className="btn btnLine" onClick={() => void copy()}>
        {children}
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}
