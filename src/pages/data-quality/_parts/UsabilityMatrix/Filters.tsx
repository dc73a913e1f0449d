import { useEffect, useRef, type ReactNode } from 'react';
import type { MatrixProp } from '@site/plugins/pages/client';
import { GROUP_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { COLUMN_GROUPS, VARIANTS } from '@site/src/domain/catalogue/types';
import styles from './styles.module.css';
import { COLUMNS_SOUGHT, queryOf, ROWS_SOUGHT, viewOf, type Choices, type Sought, type View } from './view';
import { COLUMNS_NAME, SOUGHT_NAME, subjectName } from './words';

const ALL = '全部';

interface ChoiceProps {
  name: keyof View;
  label: string;
  children: ReactNode;
}

function Choice({ name, label, children }: ChoiceProps): ReactNode {
  return (
    <label>
      <span className="block tiny">{label}</span>
      <select name={name}>
        <option value="">{ALL}</option>
        {children}
      </select>
    </label>
  );
}

/** States of the rows, or of columns. */
function States({ of, label }: { of: readonly Sought[]; label: string }): ReactNode {
  return (
    <optgroup label={label}>
      {of.map((state) => (
        <option key={state} value={state}>
          {SOUGHT_NAME[state]}
        </option>
      ))}
    </optgroup>
  );
}

/** Reads the view from the form. */
function read(form: HTMLFormElement, choices: Choices): View {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return viewOf(new URLSearchParams(given).toString(), choices);
}

/** Writes the view of a query into the form. */
function write(form: HTMLFormElement, query: string): void {
  const params = new URLSearchParams(query);
  for (const select of form.querySelectorAll('select')) select.value = params.get(select.name) ?? '';
}

interface Props {
  lanes: MatrixProp['lanes'];
  choices: Choices;
  view: View;
  onChange: (view: View) => void;
  /** the answer in words */
  status: string;
}

/** Filters the matrix. The form is uncontrolled, so that a choice made before hydration is kept. */
export default function Filters({ lanes, choices, view, onChange, status }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const started = useRef(false);
  const query = queryOf(view);
  useEffect(() => {
    if (!form.current) return;
    const early = started.current ? {} : read(form.current, choices);
    started.current = true;
    if (queryOf(early) !== '' && window.location.search === '') onChange(early);
    // The address also changes without the form, by back and forward.
    else write(form.current, query);
  }, [query, choices, onChange]);

  return (
    <form
      ref={form}
      className={styles.form}
      autoComplete="off"
      aria-label="篩選"
      onChange={({ currentTarget }) => onChange(read(currentTarget, choices))}
      onSubmit={(event) => {
        event.preventDefault();
        answer.current?.focus();
        answer.current?.scrollIntoView();
      }}
    >
      <Choice name="year" label="年份">
        {choices.years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
      <Choice name="variant" label="內容">
        {VARIANTS.map((variant) => (
          <option key={variant} value={variant}>
            {VARIANT_NAME[variant]}
          </option>
        ))}
      </Choice>
      <Choice name="column" label={COLUMNS_NAME}>
        {COLUMN_GROUPS.map((group) => (
          <optgroup key={group} label={GROUP_NAME[group]}>
            {lanes
              .filter((lane) => lane.group === group)
              .flatMap(({ columns }) => columns)
              .map((header) => (
                <option key={header}>{header}</option>
              ))}
          </optgroup>
        ))}
      </Choice>
      <Choice name="state" label="狀態">
        <States of={ROWS_SOUGHT} label={subjectName({ kind: 'rows' })} />
        <States of={COLUMNS_SOUGHT} label={COLUMNS_NAME} />
      </Choice>
      <div className={styles.answer}>
        <p ref={answer} role="status" tabIndex={-1}>
          {status}
        </p>
        <button type="submit" className="textButton" hidden={query === ''}>
          看結果
        </button>
        {query !== '' && (
          <button
            type="button"
            className="textButton"
            onClick={() => {
              onChange({});
              // The button disappears, so the focus moves to the first field.
              form.current?.querySelector('select')?.focus();
            }}
          >
            看全部
          </button>
        )}
      </div>
    </form>
  );
}
