import { dayOf } from '@site/src/lib/text/day';
import { dateWords } from '@site/src/lib/text/format';
import { useState, type MouseEvent, type ReactNode } from 'react';

interface Props {
  /** what is copied; default what stands behind the island, a piece of code */
  text?: string;
  /** what stands in the text in the place of today's date */
  day?: string;
  label?: string;
}

/** A button that copies a text and says whether that worked. Without scripts it is not shown, and the text can be selected. */
export default function CopyButton({ text, day, label = '複製' }: Props): ReactNode {
  const [said, setSaid] = useState('');

  const copy = async ({ currentTarget }: MouseEvent) => {
    const copied = text ?? currentTarget.parentElement?.nextElementSibling?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(day ? copied.replace(day, dateWords(dayOf(new Date()))) : copied);
      setSaid('已複製');
    } catch {
      setSaid('瀏覽器不讓網頁複製，請選取文字自行複製');
    }
  };

  const send = (event: MouseEvent) => void copy(event);
  if (text === undefined) {
    return (
      <button type="button" className="textButton noPrint scripted" aria-live="polite" onClick={send}>
        {said || label}
      </button>
    );
  }
  return (
    <>
      <button type="button" className="btn btnLine scripted" onClick={send}>
        {label}
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}
