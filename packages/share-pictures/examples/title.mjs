import { mkdir, writeFile } from 'node:fs/promises';
import { HEIGHT, labelled, openPainter, rect, textBlock, together, WIDTH } from 'share-pictures';

const { measure, paint } = await openPainter('.cache/pictures');
const box = { x: 72, y: 178, width: WIDTH - 144, lines: 2, sizes: [92, 72, 56, 42], bold: true };
const ink = { colour: '#1d2b27', leading: 1.3 };
const title = '爬蟲主機磁碟寫滿，2023年10月6日到26日的資料不全';
const { part, bottom } = textBlock(title, { ...box, ...ink }, measure);
for (const { text, size } of part.labels) console.log(size, text);

const ground = { shapes: rect(0, 0, WIDTH, HEIGHT, '#f7f4ec'), labels: [] };
const host = labelled({ text: 'example.org', x: 72, y: bottom + 80, size: 28, colour: '#5b6b66' });
await mkdir('img', { recursive: true });
await paint([{ name: 'disk', ...together(ground, part, host) }], async (name, png) => {
  await writeFile(`img/${name}.png`, png);
  console.log(`img/${name}.png`, png.readUInt32BE(16), png.readUInt32BE(20));
});
