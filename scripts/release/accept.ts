import { type Catalogue, type DataSet, matchesHeader, oneLine, periodWords, VARIANT_NAME } from 'rental-data';
import {
  type Alarm,
  findAlarms,
  type CountedInspection,
  measureDrift,
  incidentEntries,
  incidentLike,
  inLine,
  toSetProfile,
} from 'rental-files';

/** `--accept ALARM=REASON`; the name of an alarm may end in `*`, as columns in the record of incidents may. */
export interface Acceptance {
  alarm: string;
  reason: string;
}

export type Accepted = NonNullable<DataSet['accepted']>;

interface Answered {
  accepted: Accepted;
  open: Alarm[];
}

function answer(alarms: readonly Alarm[], acceptances: readonly Acceptance[]): Answered {
  const answered: Answered = { accepted: [], open: [] };
  for (const alarm of alarms) {
    const { id, change } = alarm;
    const reason = oneLine(acceptances.find((given) => matchesHeader(id, given.alarm))?.reason ?? '');
    if (reason === '') answered.open.push(alarm);
    else answered.accepted.push({ alarm: id, change: inLine(change), reason });
  }
  return answered;
}

function alarmWords(catalogue: Catalogue, alarm: Alarm): string {
  const like = incidentLike(catalogue, alarm);
  const column = alarm.column === undefined ? '' : `「${alarm.column}」`;
  return [
    `  ⚠ ${inLine(`${alarm.id}  ${column}${alarm.change}`)}${alarm.against.length > 0 ? `（和${alarm.against.map(periodWords).join('、')}比）` : ''}`,
    ...(alarm.hint === undefined ? [] : [`    ${alarm.hint}`]),
    ...(like ? [`    像是這件事：${like.title}（${like.id}）`] : []),
  ].join('\n');
}

export function compare(
  catalogue: Catalogue,
  inspection: CountedInspection,
  period: string,
  acceptances: readonly Acceptance[],
): Answered & { words: string } {
  const profile = toSetProfile(inspection, period);
  const { alarms: moved, against } = measureDrift(catalogue, profile);
  const alone = findAlarms(catalogue, inspection);
  const alarms = [...alone, ...moved.filter(({ id }) => !alone.some((known) => known.id === id))];
  const { accepted, open } = answer(alarms, acceptances);
  const name = `${periodWords(profile.period)}，${VARIANT_NAME[profile.variant]}`;
  const compared =
    against.length > 0
      ? `和${against.map(periodWords).join('、')}比`
      : '之前列數沒有已知缺漏的期別都還沒有盤點，只比了列數；有舊檔的話，先用--profile盤點';
  const lines = [
    `${name}：${compared}，${alarms.length === 0 ? '沒有警報。' : `${String(alarms.length)}個警報。`}`,
    ...alarms.map((alarm) => alarmWords(catalogue, alarm)),
  ];
  if (open.length > 0)
    lines.push(
      '',
      '  是資料的問題，就先修好再發布；已經知道、仍要發布，寫成事件（catalogue/incidents.yaml），從這裡改起：',
      '',
      ...incidentEntries(profile.period, open)
        .split('\n')
        .map((line) => `    ${line}`),
      '',
      '  看過了、不是問題，就說明理由，會寫進目錄：',
      ...open.map(({ id }) => `    --accept '${id}=理由'`),
    );
  return { accepted, open, words: lines.join('\n') };
}
