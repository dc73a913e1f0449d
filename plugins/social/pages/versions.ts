/** Dataset versions: the columns of each, and what differs between two. */
import { listLifelines } from '../../../src/dataset/catalogue/lifelines';
import type { Catalogue, DatasetVersion, Draft } from '../../../src/dataset/catalogue/types';
import { describeUse } from '../../../src/dataset/catalogue/versionUse';
import { differences } from '../../../src/dataset/differences/differences';
import { draftInForce } from '../../../src/dataset/differences/draft';
import { summaryOf, summaryWords } from '../../../src/dataset/differences/summary';
import { dateWords } from '../../../src/lib/text/format';
import { VARIANT_NAME } from '../../../src/dataset/words';
import type { Context, PageWords } from '../context';
import { columnLanes, type Lane } from '../figures/columns';
import { COLOURS, MARGIN, RIGHT, shape, together, type Drawing } from '../frame';
import { widthOf } from '../lines';
import { block, drawn, labelled, text, titled, told } from '../text';

function factsWords(catalogue: Catalogue, version: DatasetVersion): string {
  const { columns, periods } = describeUse(catalogue, version);
  return `${(['raw', 'deduplicated'] as const)
    .flatMap((v) => (columns[v] === undefined ? [] : [`${VARIANT_NAME[v]}${columns[v]}欄`]))
    .join('，')}，${periods.count}期`;
}

/** The lane of a version. With `against`, the columns that the other version lacks are dark. */
const laneOf = ({ versions }: Context, version: string, tone: Lane['tone'], against?: string): Lane => ({
  version,
  at: versions.indexOf(version),
  tone,
  ...(against === undefined ? {} : { against: versions.indexOf(against) }),
});

export function ofVersion(context: Context, version: DatasetVersion): Drawing {
  const { catalogue, framed, lifelines, versions } = context;
  const lanes = versions.map((v) => laneOf(context, v, v === version.version ? 'full' : 'faint'));
  const words = factsWords(catalogue, version);
  return {
    ...together(
      framed,
      labelled(
        text(version.version, MARGIN - 6, 310, 168, { bold: true }),
        text('資料集版本', 380, 240, 52, { bold: true, colour: COLOURS.green }),
        text(words, 380, 304, 30, { colour: COLOURS['ink-2'] }),
      ),
      columnLanes(lifelines, lanes, { x: MARGIN, y: 362, width: RIGHT - MARGIN, row: 40, gap: 16 }),
    ),
    alt: `資料集版本${version.version}：${words}。下方是各版本的欄位。`,
  };
}

/** The context of a draft's page: its columns are drawn as if it were in force. */
function withDraft(context: Context, draft: Draft): Context {
  const catalogue = draftInForce(context.catalogue, draft);
  return {
    ...context,
    catalogue,
    lifelines: listLifelines(catalogue),
    versions: [...context.versions, draft.version],
  };
}

export function ofDifference(given: Context, from: string, to: string): Drawing {
  const draft = given.catalogue.drafts.find(({ version }) => version === to);
  const context = draft ? withDraft(given, draft) : given;
  const { catalogue, measure, framed, lifelines } = context;
  const name = draft ? '草案' : '版本差異';
  const summary = summaryWords(summaryOf(differences(catalogue, from, to)));
  const { part } = block(
    summary,
    MARGIN,
    322,
    { width: RIGHT - MARGIN, lines: 2, sizes: [34, 30, 27], bold: false },
    measure,
    { colour: COLOURS['ink-2'] },
    1.45,
  );
  const wide = widthOf(from, true, measure) * 150;
  const at = MARGIN + wide + 34;
  return {
    ...together(
      framed,
      labelled(
        text(from, MARGIN - 6, 290, 150, { bold: true }),
        text(to, at + 150, 290, 150, { bold: true }),
        text(name, RIGHT, 290, 52, { bold: true, colour: COLOURS.green, anchor: 'end' }),
      ),
      drawn(
        shape('path', {
          d: `M${at} 236h104M${at + 74} 202l34 34l-34 34`,
          fill: 'none',
          stroke: COLOURS.bar,
          'stroke-width': 10,
        }),
      ),
      part,
      columnLanes(lifelines, [laneOf(context, from, 'full', to), laneOf(context, to, 'full', from)], {
        x: MARGIN,
        y: 444,
        width: RIGHT - MARGIN,
        row: 54,
        gap: 20,
      }),
    ),
    alt: `資料集版本${from}到${to}${draft ? `（${dateWords(draft.written)}的草案）` : ''}的差異：${summary}。下方一格是一欄，深色的只有其中一個版本才有。`,
  };
}

export function ofColumns(context: Context, { title, description }: PageWords): Drawing {
  const { measure, framed, lifelines, versions } = context;
  const head = titled(title, 178, RIGHT - MARGIN, 1, measure);
  return {
    ...together(
      framed,
      head.part,
      told(measure, description, head.bottom + 34, RIGHT - MARGIN, 2),
      columnLanes(
        lifelines,
        versions.map((v) => laneOf(context, v, 'full')),
        { x: MARGIN, y: 424, width: RIGHT - MARGIN, row: 30, gap: 11 },
      ),
    ),
    alt: `${title}：${description}下方一格是一欄，一排是一個資料集版本。`,
  };
}
