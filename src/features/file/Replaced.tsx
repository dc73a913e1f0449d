import Link from '@docusaurus/Link';
import { incidentItem } from '@site/src/lib/addresses/pages';
import { FORMAT_NAME, periodWords, type Incident } from 'rental-data';
import type { ReactNode } from 'react';

/** Whether files of a set were put up anew after their release, as far as the incidents that touch it record that. */
export default function Replaced({
  incidents,
}: {
  incidents: readonly Pick<Incident, 'id' | 'title' | 'replaced'>[];
}): ReactNode {
  const found = incidents.find((incident) => incident.replaced);
  if (!found?.replaced) return '公布的檔案有沒有更換過，沒有紀錄。';
  const { id, title, replaced } = found;
  return (
    <>
      {`公布的${replaced.formats.map((format) => FORMAT_NAME[format]).join('、')}在${periodWords(replaced.month)}更換過：`}
      <Link to={incidentItem(id)}>{title}</Link>。
    </>
  );
}
