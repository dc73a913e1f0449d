import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Combobox, Props as DialogProps } from '@site/src/features/search/SearchDialog';
import { searchHref } from '@site/src/features/search/SearchResults/address';
import type { Loaded } from '@site/src/features/search/SearchResults/useLoaded';
import Waiting from '@site/src/features/search/SearchResults/Waiting';
import { SEARCH_INPUT, SEARCH_NAME } from '@site/src/features/search/SearchResults/words';
import type { Search } from '@site/src/features/search/loadSearch';
import styles from './frame.module.css';
import Glass from './Glass';
import Key from './Key';

interface Props {
  loaded: Loaded<{ Dialog: (props: DialogProps) => ReactNode; search: Search }>;
  onRetry: () => void;
  /** @param left whether a link was followed */
  onClose: (left: boolean) => void;
}

/** The last search text: a reader who opened the wrong result opens the search again and sees the other results. */
let lastText = '';

/** Shown before code and data have loaded: text typed meanwhile is kept, even while an input method is composing. */
export default function Frame({ loaded, onRetry, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  const left = useRef(false);
  const [text, setText] = useState(() => lastText);
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
  }, []);

  useEffect(
    () =>
      history.listen(() => {
        left.current = true;
        dialog.current?.close();
      }),
    [history],
  );

  const onText = useCallback((value: string) => {
    lastText = value;
    setText(value);
  }, []);
  const onTry = useCallback(
    (value: string) => {
      onText(value);
      input.current?.focus();
    },
    [onText],
  );

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={SEARCH_NAME}
      onClose={() => onClose(left.current)}
      // A press that starts inside the dialog, such as a text selection, must not close it by ending outside.
      onMouseDown={(event) => {
        pressed.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (pressed.current && event.target === dialog.current) dialog.current.close();
      }}
    >
      <form
        role="search"
        className={styles.head}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) history.push(withBaseUrl(searchHref(text)));
        }}
      >
        <Glass />
        <input
          ref={input}
          type="text"
          inputMode="search"
          {...SEARCH_INPUT}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox !== null}
          aria-controls={combobox?.listbox}
          aria-activedescendant={combobox?.active}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={combobox?.onKeyDown}
        />
        <button type="button" aria-label="Esc：關閉搜尋" onClick={() => dialog.current?.close()}>
          <Key name="Esc" />
          <svg
            viewBox="0 0 18 18"
            width="18"
            height="18"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
            focusable="false"
          >
            <path d="m3 3 12 12M15 3 3 15" />
          </svg>
        </button>
      </form>
      {loaded.status === 'ready' ? (
        <loaded.value.Dialog search={loaded.value.search} text={text} onTry={onTry} connect={setCombobox} />
      ) : (
        <div role="status">
          <Waiting failed={loaded.status === 'failed'} onRetry={onRetry} />
        </div>
      )}
    </dialog>
  );
}
