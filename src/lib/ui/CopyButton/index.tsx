import { dayOf } from '@site/src/lib/text/day';
import { dateWords } from '@site/src/lib/text/format';
import { useState, type ReactNode } from 'react';

interface Props {
  /** what is copied */
  text: string;
  /** what stands in the text in the place of today's date */
  day?: string;
  label: string;
}

/** A button that copies a text and says whether that worked. Without scripts it is not shown, and the text can be selected. */
export default function CopyButton({ text, day, label }: Props): ReactNode {
  const [said, setSaid] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(day ? text.replace(day, dateWords(dayOf(new Date()))) : text);
      setSaid('已複製');
    } catch {
      setSaid('瀏覽器不讓網頁複製，請選取文字自行複製');
    }
  };

  return (
    <>
      <button type="button" className="btn btnLine scripted" onClick={() => void copy()}>
        {label}
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}
