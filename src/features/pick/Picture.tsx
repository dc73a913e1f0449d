import { filePage } from '@site/src/lib/addresses/pages';
import { listSlots, periodAt, periodWords, ROWS_STATE_MARK, ROWS_STATE_NAME, type Slot } from 'rental-data';
import PlainLink from '@site/src/lib/ui/PlainLink';
import { memo, type ReactNode } from 'react';
import { exclusionName, type JudgedFile, type Selection } from 'rental-data/selection';
import styles from './picture.module.css';

function formatHead({ granularity, number }: Slot): string {
  if (granularity === 'annual') return '全年';
  return granularity === 'monthly' ? String(number) : `Q${String(number)}`;
}

const chooseState = ({ out, rows }: JudgedFile): string => (out ? 'out' : ROWS_STATE_MARK[rows.state]);
const describeFile = (file: JudgedFile): string =>
  file.out ? `不含，${exclusionName(file)}` : `納入，${ROWS_STATE_NAME[file.rows.state]}`;

const KEY = [
  ['ok', '納入，列數沒有已知缺漏'],
  ['caution', '納入，列數有缺漏'],
  ['severe', '納入，列數不可比較'],
  ['out', '不含'],
] as const;

/** Of seventy cells a choice changes a few. */
const Cell = memo(PlainLink);

export default function Picture({ selection }: { selection: Selection }): ReactNode {
  const { choice, files, absent } = selection;
  const slots = listSlots(choice.granularity);
  const byPeriod = new Map(files.map((file) => [file.period, file]));
  const missing = new Set(absent.map(({ period }) => period));
  const years = Array.from({ length: choice.to - choice.from + 1 }, (_, index) => choice.from + index);
  const spanWords = years.length > 1 ? `${choice.from}年到${choice.to}年，` : `${choice.from}年`;
  return (
    <>
      <table className={styles.picture} role="table" data-slots={slots.length}>
        <caption className="vh">{`${spanWords}各期在不在裡面`}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="vh">年</span>
            </th>
            {slots.map((slot) => (
              <th key={slot.number} role="columnheader" scope="col">
                {formatHead(slot)}
                {choice.granularity === 'monthly' && <span className="vh">月</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {years.map((year) => (
            <tr key={year} role="row">
              <th role="rowheader" scope="row">
                {year}
              </th>
              {slots.map((slot) => {
                const period = periodAt(year, slot);
                const file = byPeriod.get(period);
                const words = file && `${periodWords(period)}：${describeFile(file)}`;
                return (
                  <td key={slot.number} role="cell">
                    {file && (
                      <Cell
                        to={filePage(period, choice.variant)}
                        data-state={chooseState(file)}
                        aria-label={words}
                        title={words}
                      />
                    )}
                    {missing.has(period) && (
                      <span data-state="none">
                        <span className="vh">{ROWS_STATE_NAME.absent}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.key}>
        {KEY.map(([state, words]) => {
          const count = files.filter((file) => chooseState(file) === state).length;
          return count > 0 ? (
            <li key={state} className="keyed">
              <span data-state={state} />
              {`${words}：${count}`}
            </li>
          ) : null;
        })}
        {absent.length > 0 && (
          <li className="keyed">
            <span data-state="none" />
            {`${ROWS_STATE_NAME.absent}：${absent.length}`}
          </li>
        )}
      </ul>
    </>
  );
}
